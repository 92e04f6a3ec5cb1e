import { describe, expect, it } from "vitest";

import type { Requirement } from "../../data/contracts/schema";
import type { Entry, Value } from "./model";
import { saidOf, sharedFacts } from "./shared";

const own: Requirement = { text: "The call is not a delegate call.", raises: "DelegateCall" };
const exists: Requirement = { text: "The stream exists.", raises: "Null" };

const id: Value = {
  name: "streamId",
  type: "uint256",
  canonical: "uint256",
  indexed: false,
  unit: "id",
  text: "Id of the stream.",
};

/** A function as far as the step looks at it. */
function entry(
  label: string,
  mutability: Entry["mutability"],
  requires: readonly Requirement[],
  params: readonly Value[] = [],
  notes: readonly string[] = [],
): Entry {
  return {
    label,
    mutability,
    params,
    record: { kind: "function", name: label, summary: "It.", requires, notes },
  } as unknown as Entry;
}

const changing = ["pause", "restart", "void", "deposit"].map((name) =>
  entry(name, "nonpayable", [own, exists], [id], ["It is free."]),
);
const isStream = entry("isStream", "view", [], [id]);
const reading = [
  entry("balanceOf", "view", [exists], [id]),
  isStream,
  entry("nextStreamId", "view", []),
];

describe("sharedFacts", () => {
  const facts = sharedFacts([...changing, ...reading]);

  it("names the class that a requirement fits best, with its exceptions", () => {
    expect(facts.requirements).toMatchObject([
      { fact: own, functions: { kind: "changing" }, except: [] },
      { fact: exists, functions: { kind: "parameter", name: "streamId" }, except: [isStream] },
    ]);
  });

  it("tells what a parameter means in all functions that have it", () => {
    expect(facts.parameters).toMatchObject([
      { fact: id, functions: { kind: "parameter", name: "streamId" }, except: [] },
    ]);
    const other = entry("tokenURI", "view", [], [{ ...id, text: "Stream of the picture." }]);
    expect(sharedFacts([...changing, ...reading, other]).parameters).toMatchObject([
      { except: [other] },
    ]);
  });

  it("says of a function what holds for it, and nothing else", () => {
    const [pause] = changing;
    if (pause === undefined) throw new Error("There is no function.");
    expect(saidOf(facts.requirements, pause)).toEqual([own, exists]);
    expect(saidOf(facts.requirements, isStream)).toEqual([]);
    expect(saidOf(facts.parameters, isStream)).toEqual([id]);
    expect(saidOf(facts.notes, pause)).toEqual(["It is free."]);
  });

  it("leaves in each function what only a few have, or what has many exceptions", () => {
    const few = sharedFacts(changing.slice(1));
    expect(few).toEqual({ requirements: [], notes: [], parameters: [] });
    const plain = ["a", "b"].map((name) => entry(name, "nonpayable", []));
    expect(sharedFacts([...changing, ...plain]).notes).toMatchObject([
      { functions: { kind: "parameter", name: "streamId" }, except: [] },
    ]);
  });

  it("holds a payable function's note for payable functions", () => {
    const payable = ["a", "b", "c", "d"].map((name) => entry(name, "payable", [], [], ["Coins."]));
    expect(sharedFacts([...payable, ...changing]).notes[0]).toMatchObject({
      fact: "Coins.",
      functions: { kind: "payable" },
    });
  });
});
