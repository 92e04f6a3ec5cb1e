import { describe, expect, it } from "vitest";

import type { Requirement } from "../../data/contracts/schema";
import type { Entry, Value } from "./model";
import { type Fact, factKey, saidOf, sharedFacts } from "./shared";

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

const WITH_ID = { parameter: "streamId" };

describe("sharedFacts", () => {
  const facts = sharedFacts([...changing, ...reading]);

  it("names the class that a requirement or a parameter fits best, with its exceptions", () => {
    expect(facts).toMatchObject([
      { fact: id, functions: WITH_ID, except: [] },
      { fact: own, functions: { title: "Every function below that changes state" }, except: [] },
      { fact: exists, functions: WITH_ID, except: [isStream] },
      { fact: "It is free." },
    ]);
    const other = entry("tokenURI", "view", [], [{ ...id, text: "Stream of the picture." }]);
    expect(sharedFacts([...changing, ...reading, other])[0]).toMatchObject({
      fact: id,
      except: [other],
    });
  });

  it("says of a function what holds for it, and nothing else", () => {
    const [pause] = changing;
    if (pause === undefined) throw new Error("There is no function.");
    const keys = (...said: Fact[]): Set<string> => new Set(said.map(factKey));
    expect(saidOf(facts, pause)).toEqual(keys(id, own, exists, "It is free."));
    expect(saidOf(facts, isStream)).toEqual(keys(id));
  });

  it("leaves in each function what only a few have, or what has many exceptions", () => {
    expect(sharedFacts(changing.slice(1))).toEqual([]);
    const plain = ["a", "b"].map((name) => entry(name, "nonpayable", []));
    expect(sharedFacts([...changing, ...plain]).at(-1)).toMatchObject({
      fact: "It is free.",
      functions: WITH_ID,
      except: [],
    });
  });

  it("holds a payable function's note for payable functions", () => {
    const payable = ["a", "b", "c", "d"].map((name) => entry(name, "payable", [], [], ["Coins."]));
    const shared = sharedFacts([...payable, ...changing]);
    expect(shared.find(({ fact }) => fact === "Coins.")).toMatchObject({
      functions: { title: "Every payable function below" },
    });
  });
});
