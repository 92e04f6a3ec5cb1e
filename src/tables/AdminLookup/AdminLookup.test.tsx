// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { RELEASE } from "@site/src/lib/protocol/fixture";
import AdminLookup from ".";
import { adminContracts, adminFields, chainsOf } from "./lookup";

const releases = [RELEASE, { ...RELEASE, label: "Flow v9.9" }];

describe("lookup", () => {
  test("lists each chain once, mainnets first", () => {
    expect(chainsOf(releases).map(({ slug }) => slug)).toEqual(["mainnet", "optimism", "sepolia"]);
  });

  test("leaves out contracts without an admin", () => {
    const found = adminContracts(releases, "mainnet");
    expect(found.map(({ release: label, contract }) => [label, contract.name])).toEqual([
      ["Flow v1.1", "SablierFlow"],
      ["Flow v9.9", "SablierFlow"],
    ]);
    expect(adminContracts(releases, "nowhere")).toEqual([]);
  });

  test("knows which chains the address may name", () => {
    expect(() => adminFields(releases).chain.check("polygon")).toThrow("mainnet, optimism");
  });
});

describe("AdminLookup", () => {
  test("the server writes Ethereum", () => {
    const html = renderToString(<AdminLookup releases={releases} />);
    expect(html).toContain("#readContract");
    expect(html).toContain("0x79Fb3e81aAc012c08501f41296CCC145a1E15844");
  });

  test("another chain shows its contracts and its recorded admin", () => {
    render(<AdminLookup releases={releases} />);
    fireEvent.change(screen.getByLabelText("Chain"), { target: { value: "sepolia" } });
    expect(screen.getAllByText("Compare it with the explorer.")).toHaveLength(2);
    expect(screen.getByText("none on record")).toBeDefined();
  });
});
