import { describe, expect, it } from "vitest";

import { SYNONYMS } from "../../../data/synonyms";
import { synonymsOf } from "./synonyms";
import { singular } from "./tokenize";

const SYNONYM_TERMS = Object.keys(SYNONYMS);

describe("synonyms", () => {
  it("lead from the words of readers to the words of the pages", () => {
    expect(synonymsOf("rps")).toEqual([["rate", "second"]]);
    expect(synonymsOf("receiver")).toEqual([["recipient"]]);
  });

  it("give nothing for other words, the names of object methods among them", () => {
    expect(synonymsOf("stream")).toEqual([]);
    expect(synonymsOf("constructor")).toEqual([]);
  });

  it("are written in the form that the tokenizer gives", () => {
    expect(SYNONYM_TERMS.filter((term) => singular(term) !== term)).toEqual([]);
    const alternatives = SYNONYM_TERMS.flatMap((term) => synonymsOf(term).flat());
    expect(alternatives.filter((term) => singular(term) !== term)).toEqual([]);
    expect(SYNONYM_TERMS.filter((term) => synonymsOf(term).flat().includes(term))).toEqual([]);
  });
});
