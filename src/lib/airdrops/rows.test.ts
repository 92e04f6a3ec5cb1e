import { describe, expect, it } from "vitest";

import { leafHash, processProof } from "./merkle";
import { proveRows } from "./rows";

const ALICE = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const BOB = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const DOCUMENT = JSON.stringify({
  recipients: [
    { address: ALICE, amount: "1000" },
    { address: BOB, amount: "2000" },
    { address: ALICE, amount: "3000" },
  ],
});
const CSV = `address,amount\n${ALICE},0.001\n${BOB},0.002\n${ALICE},0.003\n`;

const rowsOf = (text: string, wanted: string, decimals?: number) =>
  proveRows({ text, wanted, decimals, most: 5 });

describe("proveRows", () => {
  it("proves each row of an address, whatever its letter case", () => {
    const { rows, root, count, stated } = rowsOf(DOCUMENT, ALICE.toLowerCase());
    expect(rows.map(({ index, recipient, amount }) => [index, recipient, amount])).toEqual([
      [0n, ALICE, 1000n],
      [2n, ALICE, 3000n],
    ]);
    expect(rows.map(({ proof, ...row }) => processProof(leafHash(row), proof))).toEqual([
      root,
      root,
    ]);
    expect({ count, stated }).toEqual({ count: 3, stated: undefined });
  });

  it("proves a row by its number", () => {
    for (const wanted of ["1", "01"]) {
      expect(rowsOf(DOCUMENT, wanted).rows.map(({ recipient }) => recipient)).toEqual([BOB]);
    }
    expect(rowsOf(DOCUMENT, "3").rows).toEqual([]);
    expect(rowsOf(DOCUMENT, `0x${"9".repeat(40)}`).rows).toEqual([]);
  });

  it("reads CSV in whole tokens, with the decimals that it needs", () => {
    expect(rowsOf(CSV, BOB, 6).root).toBe(rowsOf(DOCUMENT, BOB).root);
    expect(() => rowsOf(CSV, BOB)).toThrow("write the decimals of the token");
  });

  it("says that the document names another root than its rows have", () => {
    const naming = (root: string) => JSON.stringify({ ...(JSON.parse(DOCUMENT) as object), root });
    const other = `0x${"1".repeat(64)}`;
    expect(rowsOf(naming(other), ALICE).stated).toBe(other);
    expect(rowsOf(naming(rowsOf(DOCUMENT, BOB).root.toUpperCase()), ALICE).stated).toBeUndefined();
  });
});
