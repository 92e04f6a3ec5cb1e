import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import Identifier from ".";

test("may break between words, and reads and copies as one name", () => {
  expect(renderToString(<Identifier>createWithDurationsLL</Identifier>)).toBe(
    "<code>create<wbr/>With<wbr/>Durations<wbr/>LL</code>",
  );
});
