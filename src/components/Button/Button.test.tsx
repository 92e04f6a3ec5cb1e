// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import Button from ".";

const { environment } = vi.hoisted(() => ({ environment: { isBrowser: true } }));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => environment.isBrowser }));

afterEach(() => {
  cleanup();
  environment.isBrowser = true;
});

test("waits for the browser, and obeys its owner from then on", async () => {
  environment.isBrowser = false;
  expect(renderToString(<Button>Add</Button>)).toContain('disabled=""');
  environment.isBrowser = true;
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
