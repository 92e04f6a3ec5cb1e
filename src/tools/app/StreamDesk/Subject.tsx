import Link from "@docusaurus/Link";
import { type ReactElement, useState } from "react";

import EndpointForm, { useEndpoint } from "@site/src/forms/EndpointForm";
import { type Result, Results } from "@site/src/forms/Form";
import { type Call, calldata, humanReadable } from "@site/src/lib/call";
import { CONDITIONS, DESK_ROLES, type DeskFigure, type DeskRole } from "@site/src/lib/desk/model";
import { type DeskReading, readStream } from "@site/src/lib/desk/read";
import { type DeskSubject, settle, type Settled } from "@site/src/lib/desk/settle";
import { toChecksum } from "@site/src/lib/format";
import { createRpc, RpcError } from "@site/src/lib/rpc";
import ExplorerBoxes from "@site/src/tools/contracts/Call/ExplorerBoxes";
import Outputs from "@site/src/tools/contracts/Call/Outputs";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import { publicEndpoint } from "./load";
import styles from "./styles.module.css";

export interface SubjectProps {
  readonly subject: DeskSubject;
  readonly id: bigint | undefined;
  readonly role: DeskRole;
  readonly you: string;
  readonly to: string;
}

type Reading =
  | { readonly state: "none" }
  | { readonly state: "asking"; readonly host: string }
  | { readonly state: "failed"; readonly host: string; readonly reason: string }
  | { readonly state: "read"; readonly host: string; readonly reading: DeskReading };

const FIGURES: Partial<Readonly<Record<DeskFigure, string>>> = {
  deposited: "Deposited",
  streamed: "Streamed",
  withdrawn: "Withdrawn",
  balance: "Balance",
  debt: "Debt",
  withdrawable: "Withdrawable now",
  refundable: "Refundable now",
  fee: "Minimum fee",
};

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** A stream: what a chain says of it, if the reader asks, and the calls for a role. */
export default function Subject({ subject, id, role, you, to }: SubjectProps): ReactElement {
  const { group, place, contract, label } = subject;
  const { chain, address, explorerUrl, isUnconfirmed } = place;
  const endpoint = useEndpoint(publicEndpoint(chain.id));
  const [reading, setReading] = useState<Reading>({ state: "none" });
  const known = reading.state === "read" ? reading.reading : undefined;

  async function ask(url: URL): Promise<void> {
    if (id === undefined) return;
    const { host } = url;
    setReading({ state: "asking", host });
    try {
      const found = await readStream(createRpc(url), group, { chainId: chain.id, address, id });
      setReading({ state: "read", host, reading: found });
    } catch (thrown) {
      setReading({ state: "failed", host, reason: messageOf(thrown) });
    }
  }

  const recipient = known?.recipient ?? you;
  const settled =
    id === undefined
      ? []
      : settle(group, address, role, known?.conditions ?? {}, {
          id,
          recipient: toChecksum(recipient),
          to,
          available: known?.amounts.withdrawable ?? 1n,
          fee: known?.amounts.fee,
        });
  return (
    <>
      <p className={styles.place}>
        {contract} of {label} on {chain.name}: <code>{address}</code>{" "}
        <CopyButton text={address} label="Copy the address of the contract" />{" "}
        <Link href={explorerUrl}>Open it on {chain.explorer.name}</Link>.
        {isUnconfirmed && " Check this address before use: the data package may have a wrong one."}
      </p>
      {id === undefined ? (
        <p>Write the stream’s number to see its calls.</p>
      ) : (
        <>
          <EndpointForm
            endpoint={endpoint}
            legend="Read the stream from the chain"
            label={`JSON-RPC endpoint of ${chain.name}`}
            hintOf={(host) =>
              host === undefined
                ? "Your own endpoint, such as https://rpc.example.org. Nothing is sent until you press the button."
                : `The button sends read requests from your browser to ${host}, which learns the stream and your IP address.`
            }
            whom="the chain"
            isBusy={reading.state === "asking"}
            onAsk={ask}
          />
          <div role="status">
            {reading.state === "asking" && <p>Waiting for {reading.host}…</p>}
            {reading.state === "failed" && (
              <p>
                {reading.host}: {reading.reason}. The calls below stay as they are; ask again, or
                another endpoint.
              </p>
            )}
            {known !== undefined && <State reading={known} coin={chain.name} />}
          </div>
          <ul className={styles.actions} aria-label="Calls">
            {settled.map((one) => (
              <li key={one.action.id}>
                <Action
                  settled={one}
                  chainId={chain.id}
                  you={you}
                  url={endpoint.url}
                  hasFee={known?.amounts.fee !== undefined}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function State({
  reading,
  coin,
}: {
  readonly reading: DeskReading;
  readonly coin: string;
}): ReactElement {
  if (reading.conditions.missing === true) return <p>There is no stream with this number.</p>;
  const items: Result[] = [
    ...(reading.status === undefined ? [] : [{ term: "Status", value: reading.status }]),
    ...Object.entries(FIGURES).flatMap(([figure, term]): Result[] => {
      const amount = reading.amounts[figure as DeskFigure];
      if (amount === undefined) return [];
      const note = figure === "fee" ? `wei of the coin of ${coin}` : "base units of the token";
      return [{ term, value: `${amount}`, note }];
    }),
    ...(reading.sender === undefined
      ? []
      : [{ term: "Sender", value: toChecksum(reading.sender) }]),
    ...(reading.recipient === undefined
      ? []
      : [{ term: "Recipient", value: toChecksum(reading.recipient) }]),
  ];
  return <Results items={items} />;
}

/** The verdict in a few words, beside the name of the action. */
function verdictText({ action, verdict }: Settled): string {
  if (verdict.kind === "possible") return "possible now";
  if (verdict.kind === "depends") return "depends on the stream";
  return verdict.condition === "role"
    ? `only for: ${action.roles.map((role) => DESK_ROLES[role]).join(", ")}`
    : `not possible, ${CONDITIONS[verdict.condition]}`;
}

interface ActionProps {
  readonly settled: Settled;
  readonly chainId: number;
  readonly you: string;
  readonly url: URL | undefined;
  readonly hasFee: boolean;
}

function Action({ settled, chainId, you, url, hasFee }: ActionProps): ReactElement {
  const { action, verdict, call } = settled;
  return (
    <details className={styles.action}>
      <summary>
        <strong>{action.title}</strong>: {verdictText(settled)}
      </summary>
      <p>{action.effect}</p>
      {verdict.kind === "refused" && (
        <p>
          The call would revert with <code>{verdict.error}</code>.
        </p>
      )}
      {verdict.kind === "depends" && (
        <p>
          It reverts if {verdict.on.map(([condition]) => CONDITIONS[condition]).join(", or if ")}.
          Read the stream from the chain to know.
        </p>
      )}
      {action.needsFee === true && !hasFee && (
        <p>
          Send the minimum fee with this call. Read it from the chain with the button above, or call{" "}
          <code>calculateMinFeeWei</code>; less reverts, and the contract keeps a surplus.
        </p>
      )}
      <p>
        <code>{humanReadable(call.item)}</code>
      </p>
      <ExplorerBoxes call={call} />
      <Outputs call={call} chainId={chainId} title="Calldata, commands and a file for Safe" />
      {url !== undefined && <Trial key={calldata(call)} call={call} from={you} url={url} />}
    </details>
  );
}

type TrialState =
  { readonly state: "none" | "asking" } | { readonly state: "done"; readonly text: string };

/** Makes the call as a read, on the reader's click: it says how the transaction would end. */
function Trial({
  call,
  from,
  url,
}: {
  readonly call: Call;
  readonly from: string;
  readonly url: URL;
}): ReactElement {
  const [trial, setTrial] = useState<TrialState>({ state: "none" });
  async function run(): Promise<void> {
    setTrial({ state: "asking" });
    const { to, value } = call;
    try {
      const request = { from, to, data: calldata(call), value: `0x${value.toString(16)}` };
      await createRpc(url)("eth_call", [request, "latest"]);
      setTrial({ state: "done", text: "The call would succeed now." });
    } catch (thrown) {
      setTrial({ state: "done", text: await reasonOf(thrown) });
    }
  }
  return (
    <div className={styles.trial}>
      <Button onClick={() => void run()} disabled={trial.state === "asking"}>
        Try it on {url.host}, without sending
      </Button>
      <p role="status">{trial.state === "done" ? trial.text : ""}</p>
    </div>
  );
}

/** Why a call fails, decoded where the node tells. */
async function reasonOf(thrown: unknown): Promise<string> {
  if (!(thrown instanceof RpcError) || thrown.data === undefined) {
    return `The endpoint gave no reason: ${messageOf(thrown)}.`;
  }
  const { decode } = await import("@site/src/tools/contracts/RevertDecoder/Answer");
  try {
    const decoded = decode(thrown.data);
    if (decoded.kind === "empty") return "The call would revert without data.";
    if (decoded.kind === "message") return `The call would revert: ${decoded.message}.`;
    if (decoded.kind === "symbols") {
      const [first] = decoded.matches;
      if (first !== undefined) return `The call would revert with ${first.symbol.name}.`;
    }
  } catch {
    // Data that fits no error is shown as it is.
  }
  return `The call would revert with ${thrown.data.slice(0, 74)}.`;
}
