// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";

import { CONTRACTS, FLOW_ETHEREUM, LOCKUP_POLYGON } from "../../lib/app-urls/fixture";
import { indexedContracts, streamNames, tokenIdProblem } from "./ids";
import StreamIdBuilder from ".";

afterEach(cleanup);

const [lockup] = CONTRACTS.contracts;

describe("streamNames", () => {
  it("writes all parts in lower case", () => {
    expect(lockup && streamNames(lockup, 137, "21")).toEqual({
      id: [LOCKUP_POLYGON.toLowerCase(), "137", "21"],
      alias: ["lk", "137", "21"],
    });
  });

  it("has no name for a chain without the contract", () => {
    expect(lockup && streamNames(lockup, 1, "21")).toBeUndefined();
  });
});

describe("indexedContracts", () => {
  it("leaves out what the indexers do not read", () => {
    const newer = CONTRACTS.contracts.map((contract) => ({ ...contract, alias: "LK9" }));
    const data = { ...CONTRACTS, contracts: [...newer, ...CONTRACTS.contracts] };
    const versions = [{ tag: "V23", release: "v2.0", aliases: ["LK"] }];
    expect(indexedContracts(data, versions).map(({ alias }) => alias)).toEqual(["LK"]);
  });
});

describe("tokenIdProblem", () => {
  it.each(["1", "21", "9".repeat(78)])("accepts %s", (text) => {
    expect(tokenIdProblem(text)).toBeUndefined();
  });

  it.each(["", "0", "01", "-1", "1.5", "0x1", " 1", "9".repeat(79)])("refuses %j", (text) => {
    expect(tokenIdProblem(text)).toContain(`"${text.slice(0, 20)}" is no token id.`);
  });
});

describe("StreamIdBuilder", () => {
  it("shows an example without a script", () => {
    const html = renderToString(<StreamIdBuilder contracts={CONTRACTS} protocol="lockup" />);
    expect(html).toContain(LOCKUP_POLYGON.toLowerCase());
    expect(html).toContain("token id");
  });

  it("follows contract, chain and token id", () => {
    render(<StreamIdBuilder contracts={CONTRACTS} protocol="lockup" />);
    fireEvent.change(screen.getByLabelText("Contract"), { target: { value: "LL2" } });
    fireEvent.change(screen.getByLabelText("Token id"), { target: { value: "7" } });
    const names = screen.getAllByRole("definition").map((node) => node.textContent);
    expect(names[1]).toContain("ll2-1-7");
  });

  it("offers only contracts of the protocol and their chains", () => {
    render(<StreamIdBuilder contracts={CONTRACTS} protocol="flow" />);
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "FL2: Flow v1.1, SablierFlow",
      "Ethereum, 1",
    ]);
    expect(screen.getAllByRole("definition")[0]?.textContent).toContain(
      FLOW_ETHEREUM.toLowerCase(),
    );
  });

  it("asks for a correct token id", () => {
    render(<StreamIdBuilder contracts={CONTRACTS} protocol="lockup" />);
    fireEvent.change(screen.getByLabelText("Token id"), { target: { value: "x" } });
    expect(screen.getByText(/"x" is no token id/u)).toBeTruthy();
    expect(screen.getByText("Correct the token id.")).toBeTruthy();
  });

  it("shows nothing when no contract is known", () => {
    const { container } = render(
      <StreamIdBuilder contracts={{ chains: [], contracts: [] }} protocol="lockup" />,
    );
    expect(container.textContent).toBe("");
  });
});
