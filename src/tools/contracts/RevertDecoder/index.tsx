import { type ReactElement, useState } from "react";

import { Fields, TextInput } from "@site/src/forms/Form";
import { useComputed } from "@site/src/forms/useComputed";
import { messageOf } from "@site/src/lib/text/message-of";
import Button from "@site/src/ui/Button";

/** What data is, or why it is none. */
interface Reading {
  readonly answer?: ReactElement;
  readonly problem?: string;
}

/** Selector of SablierLockupBase_WithdrawAmountZero(uint256) and the stream id 42. */
const EXAMPLE = `0xf747ab7c${(42).toString(16).padStart(64, "0")}`;

const NOTHING: { readonly input: string; readonly value: Reading } = { input: "", value: {} };

/** Fetches the decoder with the table of all releases, and reads the data. */
async function readData(input: string): Promise<Reading> {
  const { decode, default: Answer } = await import("./Answer");
  try {
    return { answer: <Answer decoded={decode(input)} /> };
  } catch (error) {
    return { problem: messageOf(error).replace(/\.$/u, "") };
  }
}

/**
 * Says what data is that a reader pastes: the error that a call raised, why and what to change; the function
 * that a transaction calls; the event of a log; and of which releases they are. Everything happens in the
 * browser; the table of all releases is fetched on first use.
 */
export default function RevertDecoder(): ReactElement {
  const [input, setInput] = useState("");
  const reading = useComputed(input.trim() === "" ? "" : input, NOTHING, readData);
  const { answer, problem } = reading.state === "ready" ? reading.value : {};
  return (
    <div className="sd-panel" data-extract-tool="Decoder of errors, calls and logs">
      <Fields legend="Data to decode">
        <TextInput
          label="Data of an error, a call or a log"
          value={input}
          onChange={setInput}
          rows={3}
          code
          wide
          problem={problem}
          hint={
            <>
              Paste the data of a failed call, the input of a transaction, or the topics and the
              data of a log; the first four bytes are enough for the name. Nothing leaves your
              browser.{" "}
              <Button look="link" onClick={() => setInput(EXAMPLE)}>
                Try an example
              </Button>
            </>
          }
        />
      </Fields>
      <noscript>
        <p>
          The decoder needs JavaScript. Without it, look up the first four bytes of an error in the
          tables of the reference.
        </p>
      </noscript>
      <div aria-live="polite">
        {reading.state === "loading" && (
          <p className="sd-note margin-bottom--sm">Loading the table of all releases…</p>
        )}
        {reading.state === "failed" && (
          <p className="sd-problem">
            The table of all releases did not load. Check your connection and edit the input to try
            again, or look up the first four bytes of an error in the reference of its release.
          </p>
        )}
        {problem !== undefined && (
          <p className="sd-note margin-bottom--sm">Correct the data to see what it is.</p>
        )}
        {answer}
      </div>
    </div>
  );
}
