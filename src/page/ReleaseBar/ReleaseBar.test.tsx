// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import ReleaseBar from ".";

vi.mock("@docusaurus/useGlobalData", () => ({
  usePluginData: () => ({
    source: { package: "sablier", version: "0.0.0" },
    releases: {
      lockup: [
        ["v1.2", "/old", "LL3"],
        ["v2.0", "/guides/lockup/deployments", "LK"],
        ["v3.0", "/deployments/lockup/v3.0", "LK2"],
      ],
    },
  }),
}));

afterEach(cleanup);

describe("ReleaseBar", () => {
  it("names the release and links the addresses of newer ones", () => {
    render(<ReleaseBar release="lockup@v2.0" />);
    expect(screen.getByRole("link", { name: "Lockup v2.0" }).getAttribute("href")).toBe(
      "/guides/lockup/deployments",
    );
    expect(screen.getByRole("link", { name: "v3.0 addresses" }).getAttribute("href")).toBe(
      "/deployments/lockup/v3.0",
    );
  });

  it("says nothing about newer releases when there are none", () => {
    render(<ReleaseBar release="lockup@v3.0" />);
    expect(screen.queryByText(/Newer/)).toBeNull();
  });

  it("refuses a release that the data does not have", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<ReleaseBar release="lockup@v9.9" />)).toThrow(/lockup@v9\.9/);
  });
});
