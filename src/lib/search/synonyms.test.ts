import { expect, it } from "vitest";

import * as WORDS from "../../../data/synonyms";
import { singular } from "./tokenize";

const { SYNONYMS, PROTOCOL_WORDS, ...sets } = WORDS;

it("words of readers are written as the tokenizer gives them, and none stands for itself", () => {
  const words = [
    ...Object.entries(SYNONYMS).flatMap(([word, others]) => [
      word,
      ...others.flatMap((one) => one.split(" ")),
    ]),
    ...Object.keys(PROTOCOL_WORDS),
    ...Object.values(sets).flatMap((set) => [...set]),
  ];
  expect(words.filter((word) => singular(word) !== word)).toEqual([]);
  const circular = Object.entries(SYNONYMS).filter(([word, others]) => others.includes(word));
  expect(circular).toEqual([]);
});
