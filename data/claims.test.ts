import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { loadAbi } from "../plugins/contract-reference/abi-source";
import { loadVectors } from "../tests/vectors/load";
import { isRecorded } from "../tests/vectors/recorded";
import { proseOf, absolutesOutside } from "./absolutes";
import { CLAIMS, type Proof } from "./claims";

const ROOT = path.join(__dirname, "..");
const DOCS = path.join(ROOT, "docs");

const pages = new Map<string, readonly string[]>();

/** The prose of a page of `docs`, read once. */
function readPage(page: string): readonly string[] {
  const known = pages.get(page);
  if (known !== undefined) return known;
  const prose = proseOf(readFileSync(path.join(DOCS, `${page}.mdx`), "utf8"));
  pages.set(page, prose);
  return prose;
}

/** Pages of a folder of `docs`, as claims name them. */
const pagesIn = (folder: string): string[] =>
  readdirSync(path.join(DOCS, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `${folder}/${file.slice(0, -".mdx".length)}`)
    .toSorted();

/** What is wrong with a proof, or undefined. */
function flawOf(proof: Proof): string | undefined {
  if ("fn" in proof) {
    const found = loadVectors(proof.file).steps.some((step) => isRecorded(step, proof));
    return found ? undefined : `${proof.file} records no such call of ${proof.fn}`;
  }
  if ("test" in proof) {
    const found = readFileSync(path.join(ROOT, proof.test), "utf8").includes(`"${proof.title}"`);
    return found ? undefined : `${proof.test} has no test "${proof.title}"`;
  }
  const abi = loadAbi(proof.abi);
  if ("hasError" in proof) {
    const found = abi.some((entry) => entry.type === "error" && entry.name === proof.hasError);
    return found ? undefined : `${proof.abi} has no error ${proof.hasError}`;
  }
  const named = abi
    .filter((entry) => entry.type === "function")
    .filter(({ stateMutability }) => !["view", "pure"].includes(stateMutability))
    .filter(({ name }) => proof.hasNo.test(name));
  return named.length === 0
    ? undefined
    : `${proof.abi} has ${named.map(({ name }) => name).join(", ")}`;
}

describe.each(CLAIMS)("$page: $says", ({ page, says, shown }) => {
  it("stands on the page", () => {
    const found = readPage(page).some((block) => block.includes(says));
    expect(found, `docs/${page}.mdx does not say it: change or delete the claim`).toBe(true);
  });

  it("is shown to be true", () => {
    expect(shown).not.toEqual([]);
    expect(shown.map(flawOf).filter((flaw) => flaw !== undefined)).toEqual([]);
  });
});

it.each([...pagesIn("concepts"), ...pagesIn("guides")])(
  "%s leaves no absolute word without a proof",
  (page) => {
    const claims = CLAIMS.filter((claim) => claim.page === page).map(({ says }) => says);
    const open = absolutesOutside(readPage(page), claims).map(
      ({ sentence, word }) =>
        `docs/${page}.mdx: "${word}" in "${sentence}" Say it without the word, or add what shows it to data/claims.ts.`,
    );
    expect(open).toEqual([]);
  },
);
