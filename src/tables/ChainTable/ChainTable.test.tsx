// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { CHAINS } from "@site/src/lib/protocol/fixture";
import ChainTable from ".";
import { documentedReleases, releaseChoices } from "./columns";

function names(): (string | null)[] {
  return screen.getAllByRole("rowheader").map((cell) => cell.textContent);
}

describe("columns", () => {
  test("default to the newest documented release of a product", () => {
    expect(documentedReleases(CHAINS.releases).map(({ ref }) => ref)).toEqual(["flow@v1.1"]);
  });

  test("of releases are the newest of each protocol, or all of one that are on a chain", () => {
    const [newest, ...others] = releaseChoices(CHAINS.releases);
    expect(newest?.releases.map(({ ref }) => ref)).toEqual(["flow@v2.0"]);
    expect(others.map(({ value, label }) => [value, label])).toEqual([["flow", "All of Flow"]]);
    expect(others[0]?.releases.map(({ ref }) => ref)).toEqual(["flow@v2.0", "flow@v1.1"]);
  });
});

describe("ChainTable", () => {
  test("is complete, and can be filtered at once, before the bundle runs", () => {
    const html = renderToString(<ChainTable chains={CHAINS} />);
    for (const { name, explorer } of CHAINS.chains) {
      expect(html).toContain(name);
      expect(html).toContain(explorer.url);
    }
    expect(html).not.toMatch(/<(?:fieldset|input|select)[^>]* disabled=""/);
    expect(html).toContain("4 chains: 3 mainnets and 1 testnets; the app offers 3");
  });

  test("links releases to the chain's group on the address page", () => {
    render(<ChainTable chains={CHAINS} />);
    const link = screen.getByRole("link", { name: "Flow v1.1 on Ethereum" });
    expect(link.getAttribute("href")).toBe("/guides/flow/deployments#chain-mainnet");
    expect(
      screen.getByRole("button", { name: "Copy the address of Flow v1.1 on Ethereum" }),
    ).toBeTruthy();
    const flagged = screen.getByRole("link", {
      name: /unconfirmed address of Flow v1.1 on Sepolia/,
    });
    expect(flagged.getAttribute("href")).toBe("/guides/flow/deployments#chain-sepolia");
    const polygon = screen.getByRole("row", { name: /Polygon/ });
    expect(within(polygon).getByText("not deployed")).toBeTruthy();
  });

  test("orders by a column, both ways, and keeps it in the address", () => {
    render(<ChainTable chains={CHAINS} />);
    const head = screen.getByRole("columnheader", { name: "Flow v1.1" });
    const press = (): string | null => {
      fireEvent.click(within(head).getByRole("button"));
      return head.getAttribute("aria-sort");
    };
    expect(head.getAttribute("aria-sort")).toBe("none");
    expect(press()).toBe("ascending");
    expect(names()).toEqual(["Ethereum", "OP Mainnet", "Sepolia", "Polygon"]);
    expect(new URLSearchParams(window.location.search).get("sort")).toBe("flow@v1.1");
    expect(press()).toBe("descending");
    expect(names()[0]).toBe("Polygon");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(names()).toEqual(["Ethereum", "OP Mainnet", "Polygon", "Sepolia"]);
    expect(window.location.search).toBe("");
  });

  test("shows the releases of a protocol beside each other, and keeps the choice", () => {
    render(<ChainTable chains={CHAINS} view="releases" />);
    const heads = (): (string | null)[] =>
      screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads()).toEqual(["Chain▲", "Chain id", "Flow v2.0"]);
    fireEvent.change(screen.getByLabelText("Releases"), { target: { value: "flow" } });
    expect(heads()).toEqual(["Chain▲", "Chain id", "Flow v2.0", "Flow v1.1"]);
    expect(
      screen.getByRole("button", { name: "Copy the address of Flow v1.1 on Ethereum" }),
    ).toBeTruthy();
    expect(window.location.search).toBe("?product=flow");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  });
});
