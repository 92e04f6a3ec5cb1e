import { type ReactElement, useId, useState } from "react";

import EndpointForm, { useEndpoint } from "@site/src/forms/EndpointForm";
import { ChoiceInput, Fields, TextInput } from "@site/src/forms/Form";
import type { ClaimRow } from "@site/src/lib/desk/campaign";
import type { FoundRows } from "@site/src/lib/desk/claims";
import { messageOf } from "@site/src/lib/text/message-of";
import { readTextFile } from "@site/src/tools/airdrops/CsvChecker/read-file";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

/** A gateway to begin with; readers may take any other. */
const GATEWAY = "https://ipfs.io";

/** Longest list that stays in the field for editing. */
const LONGEST_SHOWN = 100_000;

interface ClaimListProps {
  /** Whose row is looked for, to begin with. */
  readonly you: string;
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
  const [listed, setListed] = useState(you);
  const [written, setWritten] = useState("");
  const [writtenCid, setWrittenCid] = useState("");
  const [found, setFound] = useState<Found>({ state: "none" });
  const [chosen, setChosen] = useState("0");
  const gateway = useEndpoint(GATEWAY);
  const wantedCid = writtenCid.trim() === "" ? (cid ?? "") : writtenCid.trim();
  const isCid = /^[a-z0-9]{10,100}$/iu.test(wantedCid);

  async function prove(list: string): Promise<void> {
    setFound({ state: "busy", what: "Computing the tree. A long list takes a while…" });
    onRow(undefined);
    try {
      const { readListed, rowsOf } = await import("@site/src/lib/desk/claims");
      const address = readListed(listed);
      const places = written.trim() === "" ? decimals : Number(written);
      if (places !== undefined && !(Number.isInteger(places) && places >= 0 && places < 256)) {
        throw new RangeError(`"${written.slice(0, 40)}" are no decimals; write 0 to 255`);
      }
      // The browser shows that it is busy before the tree keeps it busy.
      await new Promise((resolve) => setTimeout(resolve));
      const value = rowsOf(list, address, places);
      setFound({ state: "found", address, value });
      setChosen("0");
      onRow(value.rows[0]);
    } catch (thrown) {
      setFound({ state: "failed", reason: messageOf(thrown) });
    }
  }

  async function open(file: File): Promise<void> {
    try {
      setText(await readTextFile(file));
      setFileName(file.name);
      setFound({ state: "none" });
    } catch (thrown) {
      setFound({ state: "failed", reason: messageOf(thrown) });
    }
  }

  async function download(url: URL): Promise<void> {
    setFound({ state: "busy", what: `Waiting for ${url.host}…` });
    try {
      const { downloadList, gatewayUrl } = await import("@site/src/lib/desk/claims");
      const list = await downloadList(gatewayUrl(url, wantedCid));
      setText(list);
      setFileName(`the list from ${url.host}`);
      await prove(list);
    } catch (thrown) {
      setFound({ state: "failed", reason: `${url.host}: ${messageOf(thrown)}` });
    }
  }

  const isLong = text.length > LONGEST_SHOWN;
  return (
    <details className={styles.typed} open>
      <summary>Your row in the campaign’s list</summary>
      <p>
        A claim takes the index, the amount and the proof of a row. They are computed in your
        browser, from the list of the campaign: its JSON document, or CSV with{" "}
        <code>address,amount</code> a line.
      </p>
      <Fields legend="Your row">
        <TextInput label="Address on the list" code wide value={listed} onChange={setListed} />
        {isLong || fileName !== undefined ? (
          <p className={styles.kept}>
            {fileName ?? "The list"}: {text.length.toLocaleString("en-US")} characters.{" "}
            <Button
              look="link"
              onClick={() => {
                setText("");
                setFileName(undefined);
                setFound({ state: "none" });
                onRow(undefined);
              }}
            >
              Take another
            </Button>
          </p>
        ) : (
          <TextInput label="List" code wide rows={4} value={text} onChange={setText} />
        )}
        <TextInput
          label="Token decimals"
          inputMode="numeric"
          value={written}
          onChange={setWritten}
          hint={
            decimals === undefined
              ? "For a CSV list only."
              : `For a CSV list only. The token has ${decimals}.`
          }
        />
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
      </Fields>
      <Button
        disabled={text.trim() === "" || found.state === "busy"}
        onClick={() => void prove(text)}
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
            {found.address} is in none of the {found.value.count.toLocaleString("en-US")} rows.
          </p>
        )}
      </div>
      {found.state === "found" && found.value.rows.length > 0 && (
        <Fields legend="Your rows">
          <ChoiceInput
            label="Row"
            wide
            value={chosen}
            onChange={(next) => {
              setChosen(next);
              onRow(found.value.rows[Number(next)]);
            }}
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
      The root of the list is <code className={styles.hash}>{own}</code>.{" "}
      {root === undefined && "Compare it with the root of the campaign: read it, or type it."}
      {root === own && "The campaign has the same root, so the proof holds."}
      {root !== undefined &&
        root !== own &&
        "The campaign has another root, so this is not its list, or the decimals are wrong."}
      {stated !== undefined && " The document names another root than its own rows have."}
    </p>
  );
}
