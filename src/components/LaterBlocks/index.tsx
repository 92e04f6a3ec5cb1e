import type { PropsWithChildren, ReactNode } from "react";

import { useLater } from "./use-later";

/**
 * The blocks after the beginning of a page; plugins/markdown/later-blocks.ts writes it. Until
 * they are drawn, an empty screen keeps what follows the text out of sight.
 */
export default function LaterBlocks({ children }: PropsWithChildren): ReactNode {
  return useLater() ? children : <div data-later-blocks="" style={{ height: "100vh" }} />;
}
