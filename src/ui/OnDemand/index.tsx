import { type ComponentType, type ReactElement, type ReactNode, useState } from "react";

import Button from "../Button";

interface OnDemandProps {
  /** What the button says, for example "Open the decoder". */
  readonly label: string;
  /** Loads a component without properties. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What is shown until then, also without JavaScript. */
  readonly children?: ReactNode;
}

/** A tool or a plot that is loaded when the reader asks for it, so that the page itself stays light. The exports name it. */
export default function OnDemand({ label, load, children }: OnDemandProps): ReactElement {
  const [Tool, setTool] = useState<ComponentType | "loading" | "failed">();

  function open(): void {
    setTool("loading");
    load().then(
      (module) => setTool(() => module.default),
      () => setTool("failed"),
    );
  }

  if (Tool !== undefined && typeof Tool !== "string") return <Tool />;
  return (
    <div className="sd-panel" data-extract-tool={label}>
      {children}
      <Button
        look={children === undefined ? "plain" : "primary"}
        disabled={Tool === "loading"}
        onClick={open}
      >
        {Tool === "loading" ? "Loading…" : label}
      </Button>
      {Tool === "failed" && (
        <p className="sd-problem" role="alert">
          It could not be loaded. Check your connection and try again.
        </p>
      )}
    </div>
  );
}
