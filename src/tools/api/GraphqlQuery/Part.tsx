import type { ReactElement, ReactNode } from "react";

interface PartProps {
  /** Which part it is, for the code that reads the page: `variables` or `response`. */
  readonly part: string;
  readonly title: string;
  /** Whether it starts open: `yes`, or absent. */
  readonly open?: string;
  readonly children: ReactNode;
}

/** A part of a query that folds. The browser does it without a script. */
export default function Part({ part, title, open, children }: PartProps): ReactElement {
  return (
    <details data-part={part} open={open === "yes"}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
