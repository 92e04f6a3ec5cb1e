import { type ReactElement, useState } from "react";

import { type Call, calldata, type ExplorerBox, humanReadable } from "@site/src/lib/call";
import { CONDITIONS, DESK_ROLES } from "@site/src/lib/desk/model";
import type { Lack, Settled } from "@site/src/lib/desk/settle";
import { createRpc, RpcError } from "@site/src/lib/rpc";
import { messageOf } from "@site/src/lib/text/message-of";
import ExplorerBoxes from "@site/src/tools/contracts/Call/ExplorerBoxes";
import Outputs from "@site/src/tools/contracts/Call/Outputs";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

const FROM_LIST = "From the campaign’s list: choose your row above.";
const READ = "Read it from the chain, or type it.";

/** Where a value comes from that is not known yet. */
const LACKS: Readonly<Record<Lack, string>> = {
  id: "Write the number above.",
  recipient:
    "The address that owns the NFT, or that the list names. If you are the recipient, write your address above; else read it from the chain.",
  to: "Write your address above, or another one.",
  available: `Amount not read. ${READ}`,
  fee: `Fee not read. ${READ} Less reverts, and the contract keeps a surplus.`,
  index: FROM_LIST,
  amount: FROM_LIST,
  proof: FROM_LIST,
  validFrom: "The time that the recipient signed.",
  expireAt: "The time in the attestation.",
  signature: "Paste the signature above.",
  input: "Paste the arguments of the target above.",
  target: "The release has no such contract on this chain.",
  inner: "The call that the proxy makes.",
  contract: "The contract of the stream.",
  address: "The call goes to another contract, whose address the chain returns. Read it first.",
};

/** What is unknown about a box of an explorer's form. */
function lackOf({ action, call, lacks }: Settled, box: ExplorerBox): Lack | undefined {
  if (box.path === undefined) return lacks.find((lack) => lack === "fee");
  const place = call.item.inputs.findIndex(({ name }) => name === box.path);
  const name = action.args[place];
  if (name === "inner") return lacks.find((lack) => action.inner?.args.includes(lack as never));
  return lacks.find((lack) => lack === name);
}

export interface CallsProps {
  readonly settled: readonly Settled[];
  readonly chainId: number;
  /** Who would send the call; undefined while it is not known. */
  readonly you: string | undefined;
  /** An endpoint on which calls can be tried; undefined for none. */
  readonly url: URL | undefined;
  /** Whether somebody has read the chain or typed values. */
  readonly isKnown: boolean;
}

/** Whether a call is for other roles than the reader's. */
const isOfOthers = ({ verdict }: Settled): boolean =>
  verdict.kind === "refused" && verdict.condition === "role";

/** What can be done, each with its verdict and its call. What others can do comes last. */
export default function Calls({ settled, ...rest }: CallsProps): ReactElement {
  const ordered = settled.toSorted((a, b) => Number(isOfOthers(a)) - Number(isOfOthers(b)));
  return (
    <ul className={styles.actions} aria-label="Calls">
      {ordered.map((one) => (
        <li key={one.action.id}>
          <Action settled={one} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** The verdict in a few words, beside the name of the action. */
function verdictText({ action, verdict }: Settled, isKnown: boolean): string {
  if (verdict.kind === "possible") return "possible now";
  if (verdict.kind === "depends") return isKnown ? "may be possible" : "depends on the state";
  return verdict.condition === "role"
    ? `only for: ${action.roles.map((role) => DESK_ROLES[role]).join(", ")}`
    : `not possible, ${CONDITIONS[verdict.condition]}`;
}

interface ActionProps extends Omit<CallsProps, "settled"> {
  readonly settled: Settled;
}

function Action({ settled, chainId, you, url, isKnown }: ActionProps): ReactElement {
  const { action, verdict, call, lacks } = settled;
  return (
    <details className={styles.action}>
      <summary>
        <strong>{action.title}</strong>: {verdictText(settled, isKnown)}
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
          {!isKnown && " Read the chain to know, or type what you know."}
        </p>
      )}
      <p>
        <code>{humanReadable(call.item)}</code>
      </p>
      {lacks.includes("address") ? (
        <p>{LACKS.address}</p>
      ) : (
        <p className="margin-top--md sd-break">
          On a block explorer, open <strong>Write Contract</strong> of <code>{call.to}</code>,
          choose the function, and enter:
        </p>
      )}
      <ExplorerBoxes
        call={call}
        isOpen={(box) => lackOf(settled, box) !== undefined}
        noteOf={(box) => {
          const lack = lackOf(settled, box);
          return lack === undefined ? "" : LACKS[lack];
        }}
      />
      {lacks.length > 0 ? (
        <p className="margin-top--sm">
          Calldata, commands and a file for Safe follow when every value is known.
        </p>
      ) : (
        <>
          <Outputs call={call} chainId={chainId} title="Calldata, commands and a file for Safe" />
          {url !== undefined && you !== undefined && (
            <Trial key={calldata(call)} call={call} from={you} url={url} />
          )}
        </>
      )}
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
    <div className="margin-top--sm">
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
