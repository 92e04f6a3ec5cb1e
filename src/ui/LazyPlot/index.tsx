import { type ComponentType, type ReactElement, useState } from "react";

import Button from "../Button";
import styles from "./styles.module.css";

interface LazyPlotProps {
  /** What the button draws, for example "the curve". */
  readonly what: string;
  /** Loads the module with the plot as its default export. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

type State = ComponentType | "closed" | "loading" | "failed";

/**
 * A plot that is loaded when the reader asks for it, next to a table that shows the same figures to
 * everybody. Keeps the code of plots away from long reference pages.
 */
export default function LazyPlot({ what, load }: LazyPlotProps): ReactElement {
  const [state, setState] = useState<State>("closed");

  function open(): void {
    setState("loading");
    load().then(
      (module) => setState(() => module.default),
      () => setState("failed"),
    );
  }

  if (typeof state === "function") {
    const Plot = state;
    return <Plot />;
  }
  return (
    <p className={styles.closed}>
      <Button disabled={state === "loading"} onClick={open}>
        {state === "loading" ? "Loading…" : `Draw ${what}`}
      </Button>
      {state === "failed" && (
        <span role="alert">The plot could not be loaded. Check your connection and try again.</span>
      )}
    </p>
  );
}
