import type { ReactElement } from "react";

import { type Call, type ExplorerBox, explorerBoxes } from "@site/src/lib/call";
import CopyButton from "@site/src/ui/CopyButton";
import styles from "./styles.module.css";

interface ExplorerBoxesProps {
  readonly call: Call;
  /** What a reader needs to know of a box; empty for nothing. */
  readonly noteOf?: (box: ExplorerBox) => string;
}

/** What to enter into each box of an explorer's form. */
export default function ExplorerBoxes({
  call,
  noteOf = () => "",
}: ExplorerBoxesProps): ReactElement {
  return (
    <dl className={styles.boxes}>
      {explorerBoxes(call).map((box) => {
        const note = noteOf(box);
        return (
          <div key={box.label}>
            <dt>{box.label}</dt>
            <dd>
              <span className={styles.box}>
                <code>{box.value === "" ? "(empty)" : box.value}</code>
                {box.value !== "" && <CopyButton text={box.value} label={`Copy ${box.label}`} />}
              </span>
              {note !== "" && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
