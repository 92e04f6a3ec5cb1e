// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import Button from ".";

test("can be pressed from the start, and obeys its owner", async () => {
  expect(renderToString(<Button>Add</Button>)).not.toContain("disabled");
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Add</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  rerender(
    <Button onClick={press} disabled>
      Add
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(press).toHaveBeenCalledOnce();
});
