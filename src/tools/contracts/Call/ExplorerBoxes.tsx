import type { ReactElement } from "react";

import { type Call, type ExplorerBox, explorerBoxes } from "@site/src/lib/call";
import CopyButton from "@site/src/ui/CopyButton";
import styles from "./styles.module.css";

interface ExplorerBoxesProps {
  readonly call: Call;
  /** What a reader needs to know of a box; empty for nothing. */
  readonly noteOf?: (box: ExplorerBox) => string;
  /** Whether the value of a box is not known yet: then nobody can copy one that does nothing. */
  readonly isOpen?: (box: ExplorerBox) => boolean;
}

/** What to enter into each box of an explorer's form. */
export default function ExplorerBoxes({
  call,
  noteOf = () => "",
  isOpen = () => false,
}: ExplorerBoxesProps): ReactElement {
  return (
    <dl className={styles.boxes}>
      {explorerBoxes(call).map((box) => {
        const note = noteOf(box);
        const text = isOpen(box) ? "" : box.value;
        const empty = isOpen(box) ? "not known yet" : "(empty)";
        return (
          <div key={box.label}>
            <dt>{box.label}</dt>
            <dd>
              <span className={styles.box}>
                <code>{text === "" ? empty : text}</code>
                {text !== "" && <CopyButton text={text} label={`Copy ${box.label}`} />}
              </span>
              {note !== "" && <span className="sd-fine">{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
