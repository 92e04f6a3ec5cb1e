import type { PageRecord, SectionRecord } from "../../src/lib/page-records/types";

/** Words that the generated pages use in place of names, so that they are pages of their own. */
const SYLLABLES = "ba co di fe gu ha ki lo mu na po ra si te".split(" ");

/** A name that is made from a number, always the same and unlike any word of the pages. */
function nameOf(number: number): string {
  let rest = number + 14 ** 3;
  let name = "";
  while (rest > 0) {
    name += SYLLABLES[rest % SYLLABLES.length] ?? "";
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Numbers between 0 and 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Every second word of a text, in another order, under a new name: plausible and about nothing. */
function shuffled(text: string, name: string, random: () => number): string {
  const words = text.split(" ");
  const kept = words.filter((word) => !/0x[0-9a-f]{8}|[a-z][A-Z]|_/iu.test(word) || random() < 0.1);
  for (let at = kept.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [kept[at], kept[other]] = [kept[other] ?? "", kept[at] ?? ""];
  }
  return `${name} ${kept.join(" ")}`;
}

/**
 * Multiplies a set of pages: the originals, and `factor - 1` generated pages for each, with the same
 * shape, the same words in another order, and names of their own.
 */
export function growPages(pages: readonly PageRecord[], factor: number): PageRecord[] {
  const random = randomNumbers(7);
  let number = 0;
  const copies = Array.from({ length: factor - 1 }, (_, round) =>
    pages.map((page): PageRecord => {
      const name = nameOf(number++);
      const section = (own: SectionRecord): SectionRecord => {
        const heading = `${nameOf(number++)} ${own.heading.split(" ").slice(1).join(" ")}`.trim();
        const units = own.units.map((text) => shuffled(text, name, random));
        return {
          ...own,
          heading,
          path: own.path.map((_text, depth) => (depth === 0 ? name : heading)),
          identifiers: [],
          units,
          words: units.join("\n"),
          code: own.code.replace(/\b[a-z]+[A-Z]\w*/gu, name.toLowerCase()),
        };
      };
      return {
        ...page,
        route: `${page.route === "/" ? "/home" : page.route}-${round + 2}`,
        title: name,
        metaTitle: `${name} ${page.area}`,
        description: shuffled(page.description, name, random),
        sections: page.sections.map(section),
      };
    }),
  );
  return [...pages, ...copies.flat()];
}
