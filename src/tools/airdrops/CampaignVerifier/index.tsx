import { type ReactElement, useEffect, useMemo, useState } from "react";

import type { ReleaseTable } from "@site/src/lib/protocol/model";
import Button from "@site/src/ui/Button";
import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CodeFence from "@site/src/page/CodeFence";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import {
  CAMPAIGN_VARIABLE,
  type DecodedCampaign,
  evaluate,
  hasOtherSettings,
  verifierFields,
  verifyCommand,
} from "./model";
import styles from "./styles.module.css";

interface CampaignVerifierProps {
  /** Addresses of Airdrops v1.3: `@generated/protocol-data/default/release-airdrops-v1.3.json`. */
  readonly release: ReleaseTable;
  /** Data of a factory call that the reader can try. */
  readonly example: { readonly data: string; readonly creator: string };
}

type Decode = (text: string) => DecodedCampaign;

/**
 * Decodes the call that created a campaign and writes what a verification needs: the constructor
 * arguments and the command. The decoder is fetched on first use; nothing leaves the browser.
 */
export default function CampaignVerifier({
  release,
  example,
}: CampaignVerifierProps): ReactElement {
  const chains = useMemo(() => release.deployments.map(({ chain }) => chain), [release]);
  const fields = useMemo(() => verifierFields(chains), [chains]);
  const [decode, setDecode] = useState<{ readonly run?: Decode; readonly failed?: boolean }>({});
  const { run } = decode;
  const form = useForm(fields, (texts) => evaluate(fields, texts, run));
  const { texts, change } = form;
  const { decoded, creator, campaign, verifier } = form.outcome;
  const filled = texts.data.trim() !== "";

  useEffect(() => {
    if (!filled || run !== undefined) return undefined;
    let current = true;
    import("./decoder").then(
      ({ decodeCampaign }) => {
        if (current) setDecode({ run: decodeCampaign });
      },
      () => {
        if (current) setDecode({ failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [filled, run, texts.data]);

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
      <p className={styles.example}>
        <Button onClick={() => change({ data: example.data, creator: example.creator })}>
          Try an example
        </Button>
      </p>
      {decode.failed === true && run === undefined && (
        <p role="alert">The decoder did not load. Check your connection and edit the data.</p>
      )}
      {decoded === undefined ? (
        filled && <Answer>Complete the data to see the result.</Answer>
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
        <p className={styles.factory}>
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
  return (
    <>
      <Answer>
        <code>{decoded.functionName}</code> deployed a <code>{decoded.contract}</code>.
        {encoded === undefined && " Enter the caller of the factory to get the arguments."}
      </Answer>
      {encoded !== undefined && (
        <>
          <p className={styles.label}>
            Constructor arguments <CopyButton text={encoded} label="Copy constructor arguments" />
          </p>
          <p className={styles.hex}>
            <code>{encoded.slice(2)}</code>
          </p>
          <CodeFence language="bash">{command(encoded)}</CodeFence>
        </>
      )}
      <ResultTable
        caption="Decoded parameters"
        columns={["Parameter", "Type", "Value", "Meaning"]}
        rows={decoded.parameters.map(({ path, type, value, meaning }) => [
          <code key="path">{path}</code>,
          <code key="type">{type}</code>,
          value,
          meaning ?? "",
        ])}
      />
    </>
  );
}
