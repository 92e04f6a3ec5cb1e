import type { Weight } from "./weights";

/** Figures of Lighthouse that every page shall have. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly "best-practices": number;
  readonly seo: number;
  /** Milliseconds. */
  readonly tbt: number;
  readonly cls: number;
}

interface Limit<Figures> {
  readonly name: string;
  readonly of: (figures: Figures) => number;
  readonly least?: number;
  readonly most?: number;
}

const SCORES: readonly Limit<Scores>[] = [
  { name: "performance", of: ({ performance }) => performance, least: 97 },
  { name: "accessibility", of: ({ accessibility }) => accessibility, least: 100 },
  { name: "best practices", of: (scores) => scores["best-practices"], least: 100 },
  { name: "SEO", of: ({ seo }) => seo, least: 100 },
  { name: "milliseconds of blocking time", of: ({ tbt }) => tbt, most: 100 },
  // Lighthouse reports shifts of less than a thousandth of the screen that nobody sees.
  { name: "layout shift", of: ({ cls }) => cls, most: 0.001 },
];

const WEIGHT: readonly Limit<Weight>[] = [
  { name: "hosts", of: ({ hosts }) => hosts, most: 1 },
  { name: "bytes of JavaScript", of: ({ opened }) => opened, most: 110_000 },
];

const TEXT: readonly Limit<Weight>[] = [
  { name: "bytes of JavaScript once it is used", of: ({ used }) => used, most: 140_000 },
  { name: "bytes of CSS", of: ({ css }) => css, most: 20_000 },
  { name: "requests", of: ({ requests }) => requests, most: 15 },
];

function shortfalls<Figures>(
  kind: string,
  figures: Figures,
  limits: readonly Limit<Figures>[],
): string[] {
  return limits.flatMap(({ name, of, least = -Infinity, most = Infinity }) => {
    const value = of(figures);
    if (value >= least && value <= most) return [];
    const wanted = most === Infinity ? `at least ${least}` : `at most ${most}`;
    return [
      `The page of the kind "${kind}" has ${Math.round(value * 1000) / 1000} ${name}, wanted are ${wanted}.`,
    ];
  });
}

/**
 * What a page of a kind has that is not as wanted, a sentence each.
 *
 * @param kind such as `text`, `longest reference` or `plot`
 */
export function notAsWanted(kind: string, weight: Weight, scores: Scores): string[] {
  return [
    ...shortfalls(kind, scores, SCORES),
    ...shortfalls(kind, weight, [...WEIGHT, ...(kind === "text" ? TEXT : [])]),
  ];
}
