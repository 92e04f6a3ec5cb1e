import type { ReactElement } from "react";

/** The sign for "done", in the color of the text around it. */
export default function Tick(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 8.5l3.5 3.5L13 4.5" fill="none" stroke="currentcolor" strokeWidth="1.6" />
    </svg>
  );
}
