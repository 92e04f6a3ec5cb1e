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

const TABS = ["Code", "Read Contract", "Write Contract"] as const;

/**
 * A drawing of the part of an explorer's contract page that a step needs, with the value for each
 * box and a button to copy it. It is not a form: the boxes are text.
 */
export default function ExplorerForm(props: ExplorerFormProps): ReactElement {
  const { contract, tab, functionName, selector, boxes } = props;
  const id = useId();
  const writes = tab !== "Read Contract";
  const tabs = TABS.map((name) => (name === "Write Contract" && writes ? tab : name));
  return (
    <figure className={styles.form} aria-labelledby={`${id}-caption`}>
      <figcaption id={`${id}-caption`} className={styles.caption}>
        {contract} → Contract → {tab} → <code>{functionName}</code>
      </figcaption>
      <div className={styles.tabs} aria-hidden="true">
        {tabs.map((name) => (
          <span key={name} className={name === tab ? styles.current : undefined}>
            {name}
          </span>
        ))}
      </div>
      {writes && (
        <p className={styles.connect} aria-hidden="true">
          <span>Connect to Web3</span>
        </p>
      )}
      <div className={styles.function}>
        <p className={styles.name} aria-hidden="true">
          {functionName}
          {selector !== undefined && <span> ({selector})</span>}
        </p>
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
        <p className={styles.send} aria-hidden="true">
          <span>{writes ? "Write" : "Query"}</span>
        </p>
      </div>
    </figure>
  );
}
