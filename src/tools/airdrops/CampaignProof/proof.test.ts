import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { proveRows } from "@site/src/lib/airdrops";
import { EXAMPLE_CLAIM, EXAMPLE_PROOFS, EXAMPLE_TRACE } from "./example";
import { evaluate, PROOF_FIELDS, readProof } from "./fields";
import { traceOf } from "./hash";

const INITIAL = initialTexts(PROOF_FIELDS);
const { list, claim } = evaluate(INITIAL);

describe("the example", () => {
  test("is what the hash function gives", () => {
    expect(list).toBeDefined();
    expect(proveRows({ text: INITIAL.rows, decimals: 18, most: 4, wanted: INITIAL.row })).toEqual(
      EXAMPLE_PROOFS,
    );
    expect(claim && traceOf(claim)).toEqual(EXAMPLE_TRACE);
  });

  test("begins with the rows of the template in the data package", () => {
    const template = readFileSync("node_modules/sablier/csv/evm/airdrops/instant.csv", "utf8");
    const [, ...lines] = template.trim().split(/\r?\n/u);
    expect(INITIAL.rows.split("\n").slice(0, lines.length)).toEqual(lines);
  });
});

describe("evaluate", () => {
  test.each([
    [{ rows: `${INITIAL.rows}\n`.repeat(1251) }, "rows", /has 5004 rows; this tool takes 5000/],
    [{ row: "4" }, "row", /"4" is not in the list; it has the rows 0 to 3/],
    [{ row: `0x${"9".repeat(40)}` }, "row", /"0x9{40}" is not in the list/],
    [{ row: "x" }, "row", /"x" is no row and no address/],
    [{ recipient: "someone.eth" }, "recipient", /"someone.eth" is not an address/],
    [{ amount: (1n << 128n).toString() }, "amount", /is out of range/],
    [{ root: "0x12" }, "root", /"0x12" is not a root/],
    [{ proof: `${EXAMPLE_CLAIM.proof} 0x1` }, "proof", /Element 2 of the proof, "0x1", is not/],
    [{ proof: `${EXAMPLE_CLAIM.root} `.repeat(65) }, "proof", /has 65 elements/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    expect(evaluate({ ...INITIAL, ...change }).problems[field]).toMatch(message);
  });

  test("a proof may be lines, a JSON array or empty", () => {
    const hashes = EXAMPLE_CLAIM.proof.split("\n");
    expect(readProof(EXAMPLE_CLAIM.proof)).toEqual(hashes);
    expect(readProof(JSON.stringify(hashes))).toEqual(hashes);
    expect(readProof(" ")).toEqual([]);
  });
});
