import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";

import type { Decoded, SymbolInfo } from "@site/src/lib/abi";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

/** What is fetched on first use. */
interface Decoder {
  readonly decode: (input: string) => Decoded<SymbolInfo>;
  readonly Answer: ComponentType<{ readonly decoded: Decoded<SymbolInfo> }>;
}

/** What is shown below the field. */
type Result =
  | { readonly state: "idle" | "loading" }
  | { readonly state: "failed" }
  | { readonly state: "invalid"; readonly message: string }
  | {
      readonly state: "decoded";
      readonly decoded: Decoded<SymbolInfo>;
      readonly Answer: Decoder["Answer"];
    };

/** Selector of SablierLockupBase_WithdrawAmountZero(uint256) and the stream id 42. */
const EXAMPLE = `0xf747ab7c${(42).toString(16).padStart(64, "0")}`;

async function loadDecoder(): Promise<Decoder> {
  const { decode, default: Answer } = await import("./Answer");
  return { decode, Answer };
}

function resultOf({ decode, Answer }: Decoder, input: string): Result {
  try {
    return { state: "decoded", decoded: decode(input), Answer };
  } catch (error) {
    return { state: "invalid", message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Says what data is that a reader pastes: the error that a call raised, why and what to change; the function
 * that a transaction calls; the event of a log; and of which releases they are. Everything happens in the
 * browser; the table of all releases is fetched on first use.
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
      (decoder) => {
        // The reader may have typed on while the table was on its way.
        if (latest.current === value) setResult(resultOf(decoder, value));
      },
      () => setResult({ state: "failed" }),
    );
  }

  const invalid = result.state === "invalid";
  return (
    <div className={styles.decoder} data-extract-tool="Decoder of errors, calls and logs">
      <label className={styles.label} htmlFor={`${id}-input`}>
        Data of an error, a call or a log
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
        Paste the data of a failed call, the input of a transaction, or the topics and the data of a
        log; the first four bytes are enough for the name. Nothing leaves your browser.{" "}
        <Button look="link" onClick={() => change(EXAMPLE)}>
          Try an example
        </Button>
      </p>
      <noscript>
        <p>
          The decoder needs JavaScript. Without it, look up the first four bytes of an error in the{" "}
          tables of the reference.
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
      return <p className={styles.hint}>Loading the table of all releases…</p>;
    case "failed":
      return (
        <p className={styles.problem}>
          The table of all releases did not load. Check your connection and edit the input to try
          again, or look up the first four bytes of an error in the reference of its release.
        </p>
      );
    case "invalid":
      return <p className={styles.problem}>{result.message}</p>;
    case "decoded": {
      const { Answer, decoded } = result;
      return <Answer decoded={decoded} />;
    }
  }
}
