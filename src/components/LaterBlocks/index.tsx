import type { ReactNode } from "react";

import { useLater } from "./use-later";

interface Props {
  /** In a production build a function, so that nothing is made before it is drawn. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * The blocks after the beginning of a page; plugins/markdown/later-blocks.ts writes it. Until
 * they are drawn, an empty screen keeps what follows the text out of sight.
 */
export default function LaterBlocks({ children }: Props): ReactNode {
  if (!useLater()) return <div data-later-blocks="" style={{ height: "100vh" }} />;
  return typeof children === "function" ? children() : children;
}
