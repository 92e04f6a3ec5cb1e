import { type ReactElement, useCallback, useMemo } from "react";
import Link from "@docusaurus/Link";

import { type FormValues, type Read, read } from "@site/src/forms";
import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import CodeFence from "@site/src/page/CodeFence";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import {
  CAMPAIGN_VARIABLE,
  creationFields,
  type DecodedCampaign,
  evaluate,
  hasOtherSettings,
  verifyCommand,
} from "./create-call";
import { PROOF_FIELDS } from "./fields";
import styles from "./styles.module.css";

interface CreationProps {
  /** Addresses of Airdrops v1.3: `@generated/protocol-data/default/release-airdrops-v1.3.json`. */
  readonly release: ReleaseTable;
  /** Data of a factory call that the reader can try. */
  readonly example: { readonly data: string; readonly creator: string };
}

async function decode(text: string): Promise<Read<DecodedCampaign>> {
  const { decodeCampaign } = await import("./decoder");
  return read(() => decodeCampaign(text));
}

const NOTHING: { readonly input: string; readonly value: Read<DecodedCampaign> } = {
  input: "",
  value: { ok: false, problem: "" },
};

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
    (texts: FormValues<keyof typeof fields>) => evaluate(fields, texts),
    [fields],
  );
  const plain = useForm(fields, read);
  const { texts, change } = plain;
  const { data, creator, campaign, verifier } = plain.outcome;
  const call = useComputed(data, NOTHING, decode);
  const wrong = call.state === "ready" && !call.value.ok ? { data: call.value.problem } : {};
  const form = { ...plain, problems: { ...plain.problems, ...wrong } };
  const decoded = call.state === "ready" && call.value.ok ? call.value.value : undefined;
  const deployment =
    release.deployments.find(({ chain }) => `${chain.id}` === texts.chain) ??
    release.deployments[0];

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
      {call.state === "failed" && (
        <p role="alert">The decoder did not load. Check your connection and edit the data.</p>
      )}
      {decoded === undefined ? (
        texts.data.trim() !== "" && <Answer>Complete the data to see the result.</Answer>
      ) : (
        <Decoded
          decoded={decoded}
          creator={creator}
          command={(constructorArguments) =>
            deployment === undefined
              ? ""
              : verifyCommand({
                  campaign: campaign ?? CAMPAIGN_VARIABLE,
                  contract: decoded.contract,
                  constructorArguments,
                  chain: deployment.chain,
                  verifier,
                })
          }
        />
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
          {hasOtherSettings(deployment.chain) &&
            " The contracts of this chain were built with other compiler settings: see the deployments page."}
        </p>
      )}
    </Form>
  );
}

interface DecodedProps {
  readonly decoded: DecodedCampaign;
  readonly creator: `0x${string}` | undefined;
  readonly command: (constructorArguments: `0x${string}`) => string;
}

function Decoded({ decoded, creator, command }: DecodedProps): ReactElement {
  const encoded = creator === undefined ? undefined : decoded.constructorArguments(creator);
  const root = decoded.parameters.find(({ path }) => path === "baseParams.merkleRoot")?.value;
  return (
    <>
      <Answer>
        <code>{decoded.functionName}</code> deployed a <code>{decoded.contract}</code>.
        {encoded === undefined && " Enter the caller of the factory to get the arguments."}
      </Answer>
      {encoded !== undefined && (
        <>
          <p className="margin-top--md margin-bottom--none sd-break">
            <strong>Constructor arguments</strong>{" "}
            <CopyButton text={encoded} label="Copy constructor arguments" />
          </p>
          <p className={styles.hex}>
            <code>{encoded.slice(2)}</code>
          </p>
          <CodeFence language="bash">{command(encoded)}</CodeFence>
        </>
      )}
      {root !== undefined && (
        <p>
          <Link
            to={`/concepts/merkle-airdrops?${PROOF_FIELDS.root.key}=${root}#the-tree-and-the-proof`}
          >
            Check a list or a claim against the root of this call
          </Link>
          .
        </p>
      )}
      <ResultTable
        caption="Decoded parameters"
        columns={["Parameter", "Type", "Value", "Meaning"]}
        rows={decoded.parameters.map(({ path, type, value, meaning }) => [
          <code key="path">{path}</code>,
          <code key="type">{type}</code>,
          <span key="value" className="sd-break">
            {value}
          </span>,
          meaning ?? "",
        ])}
      />
    </>
  );
}
