import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from "react";

import styles from "./styles.module.css";

interface PanelProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Name of the piece, shown above it. */
  readonly title: ReactNode;
  /** What it does, in one or two sentences. */
  readonly intro?: ReactNode;
}

/** A framed piece of a page: a tool, with its name. */
export default function Panel({ title, intro, children, ...rest }: PanelProps): ReactElement {
  const id = useId();
  return (
    <section className="sd-panel" aria-labelledby={id} {...rest}>
      <p className="sd-title" id={id}>
        {title}
      </p>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}

/** Parts of the address that were ignored, one sentence each. */
export function Ignored({ problems }: { readonly problems: readonly string[] }): ReactNode {
  return (
    problems.length > 0 && (
      <div className="sd-callout sd-caution" role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    )
  );
}
