import Link from "@docusaurus/Link";
import { type ReactNode, useId, useRef, useState } from "react";

import type { CustomMatch, DecodedArgument, DecodedRevert, ErrorInfo } from "@site/src/lib/abi";
import Button from "@site/src/ui/Button";
import { interpret } from "./interpret";
import styles from "./styles.module.css";

type Decode = (input: string) => DecodedRevert<ErrorInfo>;

/** What is shown below the field. */
type Result =
  | { readonly state: "idle" | "loading" }
  | { readonly state: "failed" }
  | { readonly state: "invalid"; readonly message: string }
  | { readonly state: "decoded"; readonly decoded: DecodedRevert<ErrorInfo> };

/** Selector of SablierLockupBase_WithdrawAmountZero(uint256) and the stream id 42. */
const EXAMPLE = `0xf747ab7c${(42).toString(16).padStart(64, "0")}`;

async function loadDecoder(): Promise<Decode> {
  return (await import("./decoder")).decode;
}

function resultOf(decode: Decode, input: string): Result {
  try {
    return { state: "decoded", decoded: decode(input) };
  } catch (error) {
    return { state: "invalid", message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Decodes revert data that a reader pastes: the error, its arguments, why it was raised and where it
 * is described. Everything happens in the browser; the table of errors is fetched on first use.
 */
export default function RevertDecoder(): ReactNode {
  const id = useId();
  const [input, setInput] = useState("");
  const [result, setResult] = useState<Result>({ state: "idle" });
  const latest = useRef("");

  function change(value: string): void {
    setInput(value);
    latest.current = value;
    if (value.trim() === "") {
      setResult({ state: "idle" });
      return;
    }
    setResult((current) => (current.state === "idle" ? { state: "loading" } : current));
    loadDecoder().then(
      (decode) => {
        // The reader may have typed on while the table was on its way.
        if (latest.current === value) setResult(resultOf(decode, value));
      },
      () => setResult({ state: "failed" }),
    );
  }

  const invalid = result.state === "invalid";
  return (
    <div className={styles.decoder}>
      <label className={styles.label} htmlFor={`${id}-input`}>
        Revert data or selector
      </label>
      <textarea
        id={`${id}-input`}
        className={styles.input}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder="0x…"
        value={input}
        aria-invalid={invalid}
        aria-describedby={`${id}-hint ${id}-result`}
        onChange={(event) => change(event.target.value)}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        Paste the data of a failed call, or only its first four bytes. Nothing leaves your browser.{" "}
        <Button look="link" onClick={() => change(EXAMPLE)}>
          Try an example
        </Button>
      </p>
      <noscript>
        <p>
          The decoder needs JavaScript. Without it, look up the first four bytes of the data in the
          tables on this page.
        </p>
      </noscript>
      <div id={`${id}-result`} aria-live="polite">
        <Outcome result={result} />
      </div>
    </div>
  );
}

function Outcome({ result }: { readonly result: Result }): ReactNode {
  switch (result.state) {
    case "idle":
      return null;
    case "loading":
      return <p className={styles.hint}>Loading the table of errors…</p>;
    case "failed":
      return (
        <p className={styles.problem}>
          The table of errors did not load. Check your connection and edit the input to try again,
          or look up the first four bytes in the tables on this page.
        </p>
      );
    case "invalid":
      return <p className={styles.problem}>{result.message}</p>;
    case "decoded":
      return <Decoded decoded={result.decoded} />;
  }
}

function Decoded({ decoded }: { readonly decoded: DecodedRevert<ErrorInfo> }): ReactNode {
  switch (decoded.kind) {
    case "empty":
      return (
        <p>
          The call reverted without data. A call to an address without code, a token that gives no
          reason, or running out of gas can look like this.
        </p>
      );
    case "panic":
      return (
        <>
          <p className={styles.name}>
            <code>Panic({decoded.code})</code>
          </p>
          <p>
            {(decoded.meaning ?? "Solidity does not define this code.").replaceAll("`", "")} Every
            contract can raise it.
          </p>
        </>
      );
    case "message":
      return (
        <>
          <p className={styles.name}>
            <code>Error(string)</code>
          </p>
          <p>
            The contract gave a revert string: <q>{decoded.message}</q>. Tokens and the legacy
            protocol report errors this way.
          </p>
        </>
      );
    case "unknown":
      return (
        <p>
          No error of the documented releases has the selector <code>{decoded.selector}</code>. It
          may come from the token or from another contract. Look it up in a public database:{" "}
          <Link href="https://openchain.xyz/signatures">openchain.xyz</Link> or{" "}
          <Link href="https://www.4byte.directory">4byte.directory</Link>.
        </p>
      );
    case "custom":
      return <Custom matches={decoded.matches} />;
  }
}

function Custom({ matches }: { readonly matches: readonly CustomMatch<ErrorInfo>[] }): ReactNode {
  const [first] = matches;
  if (first === undefined) return null;
  return (
    <>
      <p className={styles.name}>
        <code>{first.error.name}</code>
      </p>
      {first.args === undefined ? (
        <p className={styles.hint}>Paste the whole data to see the arguments.</p>
      ) : (
        <Arguments args={first.args} units={first.error.units} />
      )}
      <ul className={styles.causes}>
        {matches.map(({ error }) => (
          <li key={error.url}>
            <strong>{error.protocol}:</strong> {error.cause} {error.fix}{" "}
            <Link to={error.url}>Description of the error</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ArgumentsProps {
  readonly args: readonly DecodedArgument[];
  readonly units: readonly string[];
}

function Arguments({ args, units }: ArgumentsProps): ReactNode {
  if (args.length === 0) return null;
  return (
    <dl className={styles.arguments}>
      {args.map(({ name, type, value }, index) => {
        const unit = units[index] ?? "";
        const meaning = interpret(value, unit);
        return (
          <div key={name}>
            <dt>
              <code>{name}</code> <span className={styles.type}>{type}</span>
            </dt>
            <dd>
              <code>{value}</code>
              {unit !== "" && ` ${unit}`}
              {meaning !== undefined && ` (${meaning})`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
