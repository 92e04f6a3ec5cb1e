// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import PageLink from ".";

const index = vi.hoisted(() => ({ data: undefined as { planned?: string[] } | undefined }));
vi.mock("@docusaurus/useGlobalData", () => ({ usePluginData: () => index.data }));

afterEach(cleanup);

describe("PageLink", () => {
  test.each([[undefined], [{}], [{ planned: ["/other"] }]])("links with index %j", (data) => {
    index.data = data;
    render(<PageLink to="/guides#part">Guide</PageLink>);
    expect(screen.getByRole("link", { name: "Guide" }).getAttribute("href")).toBe("/guides#part");
  });

  test("leaves the text of a planned page alone", () => {
    index.data = { planned: ["/guides"] };
    render(<PageLink to="/guides#part">Guide</PageLink>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Guide")).toBeTruthy();
  });
});
