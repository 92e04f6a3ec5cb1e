// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import Identifier from ".";

test("may break between words, and reads and copies as one name", () => {
  const { container } = render(<Identifier>createWithDurationsLL</Identifier>);
  expect(container.innerHTML).toBe("<code>create<wbr>With<wbr>Durations<wbr>LL</code>");
  expect(container.textContent).toBe("createWithDurationsLL");
});
