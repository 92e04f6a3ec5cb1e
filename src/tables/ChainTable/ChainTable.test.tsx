// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { CHAINS } from "@site/src/lib/protocol/fixture";
import ChainTable from ".";
import { documentedReleases, releaseChoices } from "./columns";

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

  test("shows the releases of a protocol beside each other, and keeps the choice", () => {
    render(<ChainTable chains={CHAINS} view="releases" />);
    const heads = (): (string | null)[] =>
      screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads()).toEqual(["Chain", "Chain id", "Flow v2.0"]);
    fireEvent.change(screen.getByLabelText("Releases"), { target: { value: "flow" } });
    expect(heads()).toEqual(["Chain", "Chain id", "Flow v2.0", "Flow v1.1"]);
    expect(
      screen.getByRole("button", { name: "Copy the address of Flow v1.1 on Ethereum" }),
    ).toBeTruthy();
    expect(window.location.search).toBe("?product=flow");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  });
});
