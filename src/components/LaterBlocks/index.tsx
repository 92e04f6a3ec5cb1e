import type { PropsWithChildren, ReactNode } from "react";

import { useLater } from "./use-later";

/**
 * The blocks of a page that do not fit on the screen; plugins/markdown/later-blocks.ts writes it. Until
 * they are drawn, an empty screen keeps what follows the text out of sight.
 */
export default function LaterBlocks({ children }: PropsWithChildren): ReactNode {
  return useLater() ? children : <div data-later-blocks="" style={{ height: "100vh" }} />;
}
