import fc from "fast-check";
import { expect, it } from "vitest";

import { HAND_SOURCES } from "../../data/checks";
import { anyText, fuzzOf, jsonWith, textOf, unlessRefused } from "../../tests/fuzz/fuzz";
import { parseFenceMeta } from "../markdown/fence-meta";
import { dayOf, readVerified, verifiedProblems } from "./verified";

const fuzz = fuzzOf("front matter and fences");

const SOURCES = Object.keys(HAND_SOURCES);
const day = fc.oneof(
  fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31") }),
  fc.date({ noInvalidDate: false }),
  textOf(..."0123456789-".split(""), "2026", "-02-30", "-11-21"),
  jsonWith(["verified", "toString"], ["2026-11-21", 1]),
);
const sources = fc.oneof(
  fc.constantFrom(...SOURCES),
  fc.array(fc.constantFrom(...SOURCES, "none")),
  jsonWith(["toString", "valueOf"], [...SOURCES, "toString"]),
);

fuzz(
  "any front matter is read or refused with a list of problems",
  fc.tuple(day, sources),
  ([verified, verified_with]) => {
    const frontMatter = { verified, verified_with };
    const problems = verifiedProblems(frontMatter);
    const read = readVerified(frontMatter);
    expect(read === undefined).toBe(problems.length > 0);
    if (read === undefined) return;
    expect(readVerified({ verified: read.date, verified_with: [...read.sources] })).toEqual(read);
    for (const source of read.sources) expect(SOURCES).toContain(source);
  },
);

fuzz("a day is a day of the calendar", day, (value) => {
  const found = dayOf(value);
  if (found !== undefined)
    expect(new Date(`${found}T00:00:00Z`).toISOString().slice(0, 10)).toBe(found);
});

fuzz(
  "the words after a fence's language are read or refused",
  fc.oneof(textOf("mark=", "title=", '"', "'", "a.sol", " ", "-", "0"), anyText),
  (text) => {
    const meta = unlessRefused(Error, () => parseFenceMeta(text));
    for (const mark of meta?.marks ?? []) expect(text).toContain(mark);
  },
);

fuzz.large(
  "large words after a fence's language are read or refused",
  ["mark=", "title=", "title='", '"', "-", " "],
  (text) => {
    unlessRefused(Error, () => parseFenceMeta(text));
    dayOf(text);
  },
);

it("a source that is an object with a method's name is shown, not called", () => {
  const problems = verifiedProblems({ verified: "2026-11-21", verified_with: [{ toString: 1 }] });
  expect(problems).toEqual([expect.stringContaining('was checked with {"toString":1}: use ')]);
});
