// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { chosenRelease } from "@site/src/lib/storage/release-choice";

import ReleaseSwitch from "./ReleaseSwitch";

const mocks = vi.hoisted(() => ({ hash: "", pathname: "/guides/lockup/examples/cancel" }));

vi.mock("@docusaurus/router", () => ({ useLocation: () => mocks }));

vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));

vi.mock("@docusaurus/useGlobalData", () => ({
  usePluginData: () => ({
    source: { package: "sablier", version: "0.0.0" },
    published: "2026-08-12",
    releases: {
      lockup: [
        ["v1.2", "/old", "LL3"],
        ["v2.0", "/guides/lockup/deployments", "LK"],
        ["v3.0", "/deployments/lockup/v3.0", "LK2"],
        ["v4.0", "/deployments/lockup/v4.0", "LK3"],
      ],
    },
  }),
}));

afterEach(() => {
  mocks.hash = "";
  mocks.pathname = "/guides/lockup/examples/cancel";
});

const rows = (): string[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("ReleaseSwitch", () => {
  it("names the release and the newest one, and lists all from the newest on", () => {
    render(<ReleaseSwitch release="lockup@v2.0" counterparts={[]} />);
    expect(screen.getByRole("button").textContent).toBe("Lockup v2.0newest: v4.0");
    expect(rows()).toEqual([
      "Lockup v4.0 newest, addresses only",
      "Lockup v3.0 addresses only",
      "Lockup v2.0 this page, addresses",
      "Lockup v1.2 addresses only",
    ]);
    const current = screen.getByRole("link", { current: true });
    expect(current.getAttribute("href")).toBe("/guides/lockup/examples/cancel");
    expect(screen.getByRole("link", { name: "addresses" }).getAttribute("href")).toBe(
      "/guides/lockup/deployments",
    );
    expect(screen.getByRole("link", { name: "Lockup v3.0" }).getAttribute("href")).toBe(
      "/deployments/lockup/v3.0",
    );
    expect(screen.getByText("Release information as of August 2026.")).toBeDefined();
  });

  it("leads to the page about the same thing, or says why there is none", () => {
    const reason = "has a reference and the differences only";
    render(
      <ReleaseSwitch
        release="lockup@v2.0"
        counterparts={[
          { version: "v4.0", path: "/guides/lockup/v4.0/cancel" },
          { version: "v3.0", path: "/reference/lockup/v3.0/differences", reason },
        ]}
      />,
    );
    expect(rows()).toEqual([
      "Lockup v4.0 newest, same guide",
      `Lockup v3.0 ${reason}`,
      "Lockup v2.0 this page, addresses",
      "Lockup v1.2 addresses only",
    ]);
    const link = screen.getByRole("link", { name: "Lockup v4.0" });
    expect(link.getAttribute("href")).toBe("/guides/lockup/v4.0/cancel");
    expect(chosenRelease("lockup")).toBeNull();
    link.addEventListener("click", (event) => {
      event.preventDefault();
    });
    fireEvent.click(link);
    expect(chosenRelease("lockup")).toBe("v4.0");
  });

  it("leads from a section to the same one, or to what became of its symbol", () => {
    const places = (hash: string): (string | null)[] => {
      mocks.hash = hash;
      const { unmount } = render(
        <ReleaseSwitch
          release="lockup@v2.0"
          counterparts={[
            {
              version: "v4.0",
              path: "/new",
              sections: [
                ["/new", "events errors"],
                ["/new/base", "withdraw cancel"],
                ["/move#max-count", "max_count"],
              ],
            },
          ]}
        />,
      );
      const link = screen.getByRole("link", { name: "Lockup v4.0" });
      const place = [link.getAttribute("href"), rows()[0] ?? null];
      unmount();
      return place;
    };
    expect(places("#withdraw")).toEqual(["/new/base#withdraw", "Lockup v4.0 newest, this section"]);
    expect(places("#errors")).toEqual(["/new#errors", "Lockup v4.0 newest, this section"]);
    expect(places("#max_count")).toEqual([
      "/move#max-count",
      "Lockup v4.0 newest, what became of it",
    ]);
    expect(places("#state")).toEqual(["/new", "Lockup v4.0 newest, without this section"]);
    expect(places("")).toEqual(["/new", "Lockup v4.0 newest, same topic"]);
  });

  it("says of the newest release that it is the newest, and its own page links to no other", () => {
    mocks.pathname = "/deployments/lockup/v4.0";
    render(<ReleaseSwitch release="lockup@v4.0" counterparts={[]} />);
    expect(screen.getByRole("button").textContent).toBe("Lockup v4.0");
    expect(rows()[0]).toBe("Lockup v4.0 newest, this page");
    expect(screen.queryByText(/as of August 2026/u)).toBeNull();
  });
});
