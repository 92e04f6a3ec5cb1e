import { type ReactElement, useEffect, useId, useRef, useState } from "react";

import { readAddress } from "@site/src/forms/addresses";
import EndpointForm, { useEndpoint } from "@site/src/forms/EndpointForm";
import { ChoiceInput, Fields, TextInput } from "@site/src/forms/Form";
import { readWhole } from "@site/src/forms/readers";
import type { FoundRows } from "@site/src/lib/airdrops/rows";
import type { ClaimRow } from "@site/src/lib/desk/campaign";
import { downloadList, gatewayUrl, MOST_ROWS } from "@site/src/lib/desk/claims";
import { toChecksum } from "@site/src/lib/format/addresses";
import { messageOf } from "@site/src/lib/text/message-of";
import { readTextFile } from "@site/src/tools/airdrops/CsvChecker/read-file";
import { findRows } from "@site/src/tools/airdrops/tree";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

/** A gateway to begin with; readers may take any other. */
const GATEWAY = "https://ipfs.io";

/** Longest list that stays in the field for editing. */
const LONGEST_SHOWN = 100_000;

interface ClaimListProps {
  /** Whose row is looked for, unless the reader writes another address. */
  readonly you: string | undefined;
  /** Decimals of the token, where the chain was read. */
  readonly decimals: number | undefined;
  /** Root of the campaign, `0x` and 64 hex digits, where it was read or typed. */
  readonly root: string | undefined;
  /** Content id of the list, where the campaign names one. */
  readonly cid: string | undefined;
  readonly onRow: (row: ClaimRow | undefined) => void;
}

type Found =
  | { readonly state: "none" }
  | { readonly state: "busy"; readonly what: string }
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "found"; readonly address: string; readonly value: FoundRows };

/** The list of a campaign, from the reader or on a click from IPFS, and the reader's row in it with its proof. */
export default function ClaimList(props: ClaimListProps): ReactElement {
  const { you, decimals, root, cid, onRow } = props;
  const id = useId();
  const [text, setText] = useState("");
  const [fileName, setFileName] = useState<string>();
  const [writtenAddress, setWrittenAddress] = useState<string>();
  const listed = writtenAddress ?? you ?? "";
  const [written, setWritten] = useState("");
  const [writtenCid, setWrittenCid] = useState("");
  const [found, setFound] = useState<Found>({ state: "none" });
  const [chosen, setChosen] = useState("0");
  const gateway = useEndpoint(GATEWAY);
  const wantedCid = writtenCid.trim() === "" ? (cid ?? "") : writtenCid.trim();
  const isCid = /^[a-z0-9]{10,100}$/iu.test(wantedCid);

  const work = useRef<AbortController>(undefined);

  /** Ends what is under way, and forgets what was found. */
  function cancel(): void {
    work.current?.abort();
    setFound({ state: "none" });
    onRow(undefined);
  }
  useEffect(() => () => work.current?.abort(), []);

  /** Does what takes time, until the reader changes something. */
  async function run(what: string, job: (signal: AbortSignal) => Promise<void>): Promise<void> {
    cancel();
    const { signal } = (work.current = new AbortController());
    setFound({ state: "busy", what });
    try {
      await job(signal);
    } catch (thrown) {
      if (!signal.aborted) setFound({ state: "failed", reason: messageOf(thrown) });
    }
  }

  /** @throws RangeError before anything is downloaded or hashed in vain */
  function readListed(): string {
    if (listed.trim() === "") throw new RangeError("Write the address on the list first");
    return readAddress(listed);
  }

  async function prove(list: string, signal: AbortSignal): Promise<void> {
    const address = readListed();
    const places = written.trim() === "" ? decimals : Number(readWhole(written, 0n, 255n));
    setFound({ state: "busy", what: "Hashing the rows of the list…" });
    const request = { text: list, decimals: places, most: MOST_ROWS, wanted: address };
    const value = await findRows(request, signal);
    setFound({ state: "found", address, value });
    choose(value, 0);
  }

  function choose({ rows, root }: FoundRows, place: number): void {
    const row = rows[place];
    setChosen(`${place}`);
    onRow(row && { ...row, recipient: toChecksum(row.recipient), root });
  }

  async function open(file: File): Promise<void> {
    await run(`Reading ${file.name}…`, async (signal) => {
      const list = await readTextFile(file);
      if (signal.aborted) return;
      setText(list);
      setFileName(file.name);
      setFound({ state: "none" });
    });
  }

  async function download(url: URL): Promise<void> {
    await run(`Waiting for ${url.host}…`, async (signal) => {
      readListed();
      const list = await downloadList(gatewayUrl(url, wantedCid));
      if (signal.aborted) return;
      setText(list);
      setFileName(`The list from ${url.host}`);
      await prove(list, signal);
    });
  }

  /** Lets a field forget what was found with its old value. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      cancel();
      set(value);
    };

  const isKept = fileName !== undefined || text.length > LONGEST_SHOWN;
  return (
    <details className={styles.typed} open>
      <summary>Your row in the campaign’s list</summary>
      <p>
        A claim takes the index, the amount and the proof of a row. They are computed in your
        browser, from the list of the campaign: its JSON document, or CSV with{" "}
        <code>address,amount</code> a line.
      </p>
      <Fields legend="Your row">
        <TextInput
          label="Address on the list"
          code
          wide
          value={listed}
          onChange={changing(setWrittenAddress)}
        />
        {isKept ? (
          <p className={styles.kept}>
            {fileName ?? "The list"}: {formatCount(text.length)} characters.{" "}
            <Button
              look="link"
              onClick={() => {
                cancel();
                setText("");
                setFileName(undefined);
              }}
            >
              Take another
            </Button>
          </p>
        ) : (
          <TextInput label="List" code wide rows={4} value={text} onChange={changing(setText)} />
        )}
        <TextInput
          label="Token decimals"
          inputMode="numeric"
          value={written}
          onChange={changing(setWritten)}
          hint={
            decimals === undefined
              ? "For a CSV list only."
              : `For a CSV list only. The token has ${decimals}.`
          }
        />
        {!isKept && (
          <div>
            <label htmlFor={`${id}-file`}>Or a file</label>
            <input
              id={`${id}-file`}
              type="file"
              accept=".csv,.json,application/json,text/csv"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) void open(file);
                target.value = "";
              }}
            />
          </div>
        )}
      </Fields>
      <Button
        disabled={text.trim() === "" || found.state === "busy"}
        onClick={() =>
          void run("Reading the list…", async (signal) => {
            await prove(text, signal);
          })
        }
      >
        Find the row and its proof
      </Button>
      <details className={styles.typed}>
        <summary>Or take the list from IPFS</summary>
        <Fields legend="List on IPFS">
          <TextInput
            label="Content id of the list"
            code
            wide
            value={writtenCid}
            onChange={setWrittenCid}
            hint={
              cid === undefined
                ? "The campaign names it, once you have read it. Airdrops v1.1 only logged it."
                : `The campaign names ${cid}.`
            }
            problem={
              wantedCid !== "" && !isCid
                ? `"${wantedCid.slice(0, 40)}" is not a content id; write letters and digits only`
                : undefined
            }
          />
        </Fields>
        {isCid && (
          <EndpointForm
            endpoint={gateway}
            legend="Take the list from IPFS"
            label="IPFS gateway"
            hintOf={(host) =>
              host === undefined
                ? "A gateway of your choice. Nothing is sent until you press the button."
                : `The button downloads the list from ${host}, which learns the campaign and your IP address.`
            }
            whom="the gateway"
            isBusy={found.state === "busy"}
            onAsk={download}
          />
        )}
      </details>
      <div role="status">
        {found.state === "busy" && <p>{found.what}</p>}
        {found.state === "failed" && <p>{found.reason}.</p>}
        {found.state === "found" && <RootSentence found={found.value} root={root} />}
        {found.state === "found" && found.value.rows.length === 0 && (
          <p>
            {found.address} is in none of the {formatCount(found.value.count)} rows.
          </p>
        )}
      </div>
      {found.state === "found" && found.value.rows.length > 0 && (
        <Fields legend="Your rows">
          <ChoiceInput
            label="Row"
            wide
            value={chosen}
            onChange={(next) => choose(found.value, Number(next))}
            options={found.value.rows.map(({ index, amount }, place) => ({
              value: `${place}`,
              label: `Index ${index}: ${amount} base units`,
            }))}
          />
        </Fields>
      )}
    </details>
  );
}

const formatCount = (count: number): string => count.toLocaleString("en-US");

/** How the root of the list compares with the one of the campaign. */
function RootSentence({
  found: { root: own, stated },
  root,
}: {
  readonly found: FoundRows;
  readonly root: string | undefined;
}): ReactElement {
  return (
    <p>
      The root of the list is <code>{own}</code>.{" "}
      {root === undefined && "Compare it with the root of the campaign: read it, or type it."}
      {root === own && "The campaign has the same root, so the proof holds."}
      {root !== undefined &&
        root !== own &&
        "The campaign has another root, so this is not its list, or the decimals are wrong."}
      {stated !== undefined && " The document names another root than its own rows have."}
    </p>
  );
}
