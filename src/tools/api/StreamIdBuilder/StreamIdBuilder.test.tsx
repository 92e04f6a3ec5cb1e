// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { CONTRACTS, FLOW_ETHEREUM, LOCKUP_POLYGON } from "@site/src/lib/app-urls/fixture";
import { indexedContracts, streamNames, tokenIdProblem } from "./ids";
import StreamIdBuilder from ".";

const [lockup] = CONTRACTS.contracts;

describe("streamNames", () => {
  it("writes the id in lower case and the alias in upper case", () => {
    expect(lockup && streamNames(lockup, 137, "21")).toEqual({
      id: [LOCKUP_POLYGON.toLowerCase(), "137", "21"],
      alias: ["LK", "137", "21"],
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
    expect(tokenIdProblem(text)).toContain(`"${text.slice(0, 20)}" is no token id;`);
  });
});

describe("StreamIdBuilder", () => {
  const [polygon] = CONTRACTS.chains.filter(({ id }) => id === 137);
  const example = {
    chains: polygon === undefined ? [] : [polygon],
    contracts: lockup === undefined ? [] : [lockup],
  };
  const load = () => Promise.resolve(CONTRACTS);
  const options = (): (string | null)[] =>
    screen.getAllByRole("option").map((option) => option.textContent);
  const names = (): (string | null)[] =>
    screen.getAllByRole("definition").map((node) => node.textContent);

  it("shows an example without a script", () => {
    const html = renderToString(<StreamIdBuilder example={example} protocol="lockup" />);
    expect(html).toContain(LOCKUP_POLYGON.toLowerCase());
    expect(html).toContain("token id");
  });

  it("loads the other contracts when the reader turns to the fields, then follows them", async () => {
    render(<StreamIdBuilder example={example} protocol="lockup" load={load} />);
    expect(options()).toEqual(["LK: Lockup v2.0", "Polygon, 137"]);
    fireEvent.focusIn(screen.getByLabelText("Contract"));
    expect(await screen.findByText("LL2: Lockup v1.1")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Contract"), { target: { value: "LL2" } });
    fireEvent.change(screen.getByLabelText("Token id"), { target: { value: "7" } });
    expect(names()[1]).toContain("LL2-1-7");
  });

  it("loads them at once when the reader was in a field before hydration", async () => {
    const page = <StreamIdBuilder example={example} protocol="lockup" load={load} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    container.querySelector("select")?.focus();
    render(page, { container, hydrate: true });
    expect(await screen.findByText("LL2: Lockup v1.1")).toBeTruthy();
  });

  it("offers only contracts of the protocol and their chains", () => {
    render(<StreamIdBuilder example={CONTRACTS} protocol="flow" load={load} />);
    expect(options()).toEqual(["FL2: Flow v1.1", "Ethereum, 1"]);
    expect(names()[0]).toContain(FLOW_ETHEREUM.toLowerCase());
  });

  it("asks for a correct token id", () => {
    render(<StreamIdBuilder example={example} protocol="lockup" load={load} />);
    fireEvent.change(screen.getByLabelText("Token id"), { target: { value: "x" } });
    expect(screen.getByText(/"x" is no token id/u)).toBeTruthy();
    expect(screen.getByText("Correct the token id.")).toBeTruthy();
  });

  it("keeps the example when the others cannot be loaded", async () => {
    const fail = () => Promise.reject(new Error("offline"));
    render(<StreamIdBuilder example={example} protocol="lockup" load={fail} />);
    fireEvent.focusIn(screen.getByLabelText("Contract"));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(names()[1]).toContain("LK-137-21");
  });

  it("shows nothing when no contract is known", () => {
    const { container } = render(
      <StreamIdBuilder example={{ chains: [], contracts: [] }} protocol="lockup" />,
    );
    expect(container.textContent).toBe("");
  });
});
