import { type ReactElement, useCallback, useMemo } from "react";
import Link from "@docusaurus/Link";
import type { Hex } from "viem";

import { type FormValues, readForm } from "@site/src/forms";
import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import CodeFence from "@site/src/page/CodeFence";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import { creationFields, verifyCommand } from "./create-call";
import type { DecodedCampaign } from "./decoder";
import { PROOF_FIELDS } from "./fields";
import styles from "./styles.module.css";

interface CreationProps {
  /** Addresses of Airdrops v1.3: `@generated/protocol-data/default/release-airdrops-v1.3.json`. */
  readonly release: ReleaseTable;
  /** Data of a factory call that the reader can try. */
  readonly example: { readonly data: string; readonly creator: string };
}

async function decode(data: string): Promise<DecodedCampaign> {
  const { decodeCampaign } = await import("./decoder").catch(() => {
    throw new Error("The decoder did not load; check your connection and edit the data");
  });
  return decodeCampaign(data as Hex);
}

/** Nothing is known without the decoder. */
const NOTHING = { input: "", value: undefined };

/**
 * Decodes the call that created a campaign and writes what a verification needs: the constructor
 * arguments and the command. The decoder is fetched on first use; nothing leaves the browser.
 */
export default function Creation({ release, example }: CreationProps): ReactElement {
  const fields = useMemo(
    () => creationFields(release.deployments.map(({ chain }) => chain)),
    [release],
  );
  const read = useCallback(
    (texts: FormValues<keyof typeof fields>) => readForm(fields, texts),
    [fields],
  );
  const plain = useForm(fields, read);
  const { texts, change } = plain;
  const { data, creator, campaign, verifier = "etherscan" } = plain.outcome.readable;
  const call = useComputed<DecodedCampaign | undefined>(data, NOTHING, decode);
  const wrong = call.state === "failed" ? { data: call.reason } : {};
  const form = { ...plain, problems: { ...plain.problems, ...wrong } };
  const decoded = call.state === "ready" ? call.value : undefined;
  const encoded = creator && decoded?.constructorArguments(creator);
  const deployment = release.deployments.find(({ chain }) => `${chain.id}` === texts.chain);

  return (
    <Form
      form={form}
      title="Constructor arguments and command"
      intro="Paste the data that the factory received. Nothing leaves your browser."
    >
      <FormFields form={form} legend="Creation of the campaign" />
      <p className="margin-top--md margin-bottom--none sd-break">
        <Button onClick={() => change({ data: example.data, creator: example.creator })}>
          Try an example
        </Button>
      </p>
      {texts.data.trim() !== "" && (
        <Answer>
          {decoded === undefined ? (
            "Complete the data to see the result."
          ) : (
            <>
              <code>{decoded.functionName}</code> deployed a <code>{decoded.contract}</code>.
              {encoded === undefined && " Enter the caller of the factory to get the arguments."}
            </>
          )}
        </Answer>
      )}
      {decoded !== undefined && encoded !== undefined && (
        <>
          <p className="margin-top--md margin-bottom--none sd-break">
            <strong>Constructor arguments</strong>{" "}
            <CopyButton text={encoded} label="Copy constructor arguments" />
          </p>
          <p className={styles.hex}>
            <code>{encoded.slice(2)}</code>
          </p>
          {deployment !== undefined && (
            <CodeFence language="bash">
              {verifyCommand({
                campaign,
                contract: decoded.contract,
                constructorArguments: encoded,
                chain: deployment.chain,
                verifier,
              })}
            </CodeFence>
          )}
        </>
      )}
      {decoded !== undefined && (
        <p>
          <Link
            to={`/concepts/merkle-airdrops?${PROOF_FIELDS.root.key}=${decoded.merkleRoot}#the-tree-and-the-proof`}
          >
            Check a list or a claim against the root of this call
          </Link>
          . The <Link to="/reference/errors#decode-revert-data">decoder</Link> shows the parameters.
        </p>
      )}
      {deployment !== undefined && (
        <p className="margin-top--md margin-bottom--none sd-break" data-extract-keep="">
          <code>FACTORY()</code> of the campaign must be{" "}
          {deployment.contracts.map(({ address: factory }) => (
            <span key={factory}>
              <code>{factory}</code>{" "}
              <CopyButton text={factory} label={`Copy the factory on ${deployment.chain.name}`} />
            </span>
          ))}{" "}
          on {deployment.chain.name}.
        </p>
      )}
    </Form>
  );
}
