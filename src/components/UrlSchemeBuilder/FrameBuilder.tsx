import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { frameUrl } from "../../lib/app-urls";
import { problemOf, read, type TextFields } from "../../lib/forms";
import Calculator, { Answer, Fields, TextInput } from "../Calculator";
import { useTexts } from "../Calculator/useTexts";
import CopyButton from "../CopyButton";
import styles from "./styles.module.css";

const FIELDS: TextFields<"stream"> = {
  stream: { key: "fs", label: "Stream", initial: "LL2-11155111-3", check: frameUrl },
};

/** Makes the address of a Farcaster frame out of the id of a stream. */
export default function FrameBuilder(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts<"stream">(FIELDS);
  const result = read(() => frameUrl(texts.stream));
  return (
    <Calculator title="Link to a frame" problems={problems} changed={changed} onReset={reset}>
      <Fields legend="Stream">
        <TextInput
          label="Id of the stream"
          value={texts.stream}
          onChange={(stream) => change({ stream })}
          hint="Alias or address, chain id and number, as in the link to the stream."
          problem={problemOf(result)}
          code
          wide
        />
      </Fields>
      {result.ok && (
        <Answer>
          <Link href={result.value} className={styles.url}>
            {result.value}
          </Link>{" "}
          <CopyButton text={result.value} label="Copy the link to the frame" />
        </Answer>
      )}
    </Calculator>
  );
}
