import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import Mermaid from "../../src/theme/Mermaid";

test("a diagram that was not drawn at build shows its source", () => {
  expect(renderToString(<Mermaid value={"flowchart TD\n  A"} />)).toContain(">flowchart TD\n  A<");
});
