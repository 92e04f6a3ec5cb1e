// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";

import OpenSearch from ".";

afterEach(cleanup);

it("presses the button of the navbar that opens the search", async () => {
  const open = vi.fn();
  render(
    <>
      <button className="DocSearch-Button" onClick={open}>
        Navbar
      </button>
      <OpenSearch />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: /Search functions/ }));
  expect(open).toHaveBeenCalledOnce();
});
