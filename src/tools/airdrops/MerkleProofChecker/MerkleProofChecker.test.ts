import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { buildTree, merkleProof } from "@site/src/lib/airdrops";
import { initialTexts } from "@site/src/forms";
import { EXAMPLE_CLAIM, EXAMPLE_TRACE, EXAMPLE_TREE } from "./example";
import { evaluate, MERKLE_FIELDS, readProof } from "./fields";
import { traceOf, treeOf } from "./hash";
import { inputOfClaim, inputOfTree } from "./model";
import { pathToRoot, placeNodes } from "./path";

const INITIAL = initialTexts(MERKLE_FIELDS);
const { rows = [], claim } = evaluate(INITIAL);

describe("the example", () => {
  test("is what the hash function gives", () => {
    expect(treeOf(inputOfTree(rows))).toEqual(EXAMPLE_TREE);
    expect(claim && traceOf(inputOfClaim(claim))).toEqual(EXAMPLE_TRACE);
  });

  test("begins with the rows of the template in the data package", () => {
    const template = readFileSync("node_modules/sablier/csv/evm/airdrops/instant.csv", "utf8");
    const [, ...lines] = template.trim().split(/\r?\n/u);
    expect(INITIAL.rows.split("\n").slice(0, lines.length)).toEqual(lines);
  });
});

describe("pathToRoot", () => {
  test("gives the nodes of the proof for every row of every size", () => {
    for (let size = 2; size <= 8; size++) {
      const list = Array.from({ length: size }, (_, index) => ({
        index: BigInt(index),
        recipient: `0x${String(index + 1).repeat(40)}`,
        amount: 1n,
      }));
      const tree = buildTree(list);
      tree.positions.forEach((position, row) => {
        const { siblings, nodes } = pathToRoot(position);
        expect(siblings.map((node) => tree.nodes[node])).toEqual(merkleProof(tree, row));
        expect(nodes.at(-1)).toBe(0);
      });
    }
  });

  test("nodes are placed between their children", () => {
    expect(placeNodes(3)).toEqual([
      { node: 0, level: 0, x: 0.5 },
      { node: 1, level: 1, x: 0.25 },
      { node: 2, level: 1, x: 0.75 },
    ]);
  });
});

describe("evaluate", () => {
  test.each([
    [{ rows: "" }, "rows", /has 0 rows; this drawing takes 2 to 8/],
    [{ rows: "0x12,5\n0x34,6" }, "rows", /Row 0 has "0x12", which is not an address/],
    [{ rows: INITIAL.rows.replace("42.5", "0") }, "rows", /Row 0: The amount is 0/],
    [{ rows: INITIAL.rows.replace(",42.5", "") }, "rows", /Row 0 is "0x8b1d/],
    [{ rows: Array(9).fill(INITIAL.rows.split("\n")[0]).join("\n") }, "rows", /has 9 rows/],
    [{ recipient: "someone.eth" }, "recipient", /"someone.eth" is not an address/],
    [{ amount: (1n << 128n).toString() }, "amount", /is out of range/],
    [{ root: "0x12" }, "root", /"0x12" is not a root/],
    [{ proof: `${EXAMPLE_CLAIM.proof} 0x1` }, "proof", /Element 2 of the proof, "0x1", is not/],
    [{ proof: `${EXAMPLE_CLAIM.root} `.repeat(65) }, "proof", /has 65 elements/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    expect(evaluate({ ...INITIAL, ...change }).problems[field]).toMatch(message);
  });

  test("a row that the list does not have falls back to the first", () => {
    expect(evaluate({ ...INITIAL, row: "7" }).row).toBe(0);
  });

  test("a proof may be lines, a JSON array or empty", () => {
    const hashes = EXAMPLE_CLAIM.proof.split("\n");
    expect(readProof(EXAMPLE_CLAIM.proof)).toEqual(hashes);
    expect(readProof(JSON.stringify(hashes))).toEqual(hashes);
    expect(readProof(" ")).toEqual([]);
  });
});
