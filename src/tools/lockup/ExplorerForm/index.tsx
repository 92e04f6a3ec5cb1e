import { type ReactElement, type ReactNode, useId } from "react";

import CopyButton from "@site/src/ui/CopyButton";
import styles from "./styles.module.css";

/** One input of a function on an explorer's page. */
export interface ExplorerBox {
  /** What the explorer writes next to the box, for example `params (tuple)`. */
  readonly label: string;
  /** What to enter. */
  readonly value: string;
  readonly note?: ReactNode;
}

interface ExplorerFormProps {
  /** Contract whose page is open. */
  readonly contract: string;
  readonly tab: "Read Contract" | "Write Contract" | "Write as Proxy";
  readonly functionName: string;
  /** Four bytes that explorers show after the name. */
  readonly selector?: string;
  readonly boxes: readonly ExplorerBox[];
}

/**
 * The way to a function on an explorer's page, with the value for each of its boxes and a button to
 * copy it. It is not a form: the boxes are text.
 */
export default function ExplorerForm(props: ExplorerFormProps): ReactElement {
  const { contract, tab, functionName, selector, boxes } = props;
  const id = useId();
  return (
    <figure className={styles.form} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {contract} → Contract → {tab} → <code>{functionName}</code>
        {selector !== undefined && ` (${selector})`}
      </figcaption>
      <dl>
        {boxes.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.box}>
                <code>{value === "" ? "(empty)" : value}</code>
                {value !== "" && <CopyButton text={value} label={`Copy ${label}`} />}
              </span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
