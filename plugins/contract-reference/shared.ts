import type { Requirement } from "../../data/contracts/schema";
import type { Entry, Value } from "./model";
import { requirementsOf } from "./units";

/** A parameter, a requirement or a note of a function. */
export type Fact = Value | Requirement | string;

/** Functions of a page that can be named together. */
interface FunctionClass {
  readonly title: string;
  /** Name of the parameter that all of them have, after the title. */
  readonly parameter?: string;
  readonly includes: (entry: Entry) => boolean;
}

/** What several functions of a page have in common: it is said once, and left out of each of them. */
export interface SharedFact {
  readonly fact: Fact;
  readonly functions: FunctionClass;
  /** Any function that the fact holds for: its errors are looked up from there. */
  readonly example: Entry;
  /** Members of the class that the fact does not hold for. */
  readonly except: readonly Entry[];
}

/** Fewer functions than this repeat nothing that is worth another place. */
const LEAST = 4;

/** More exceptions than this are harder to read than a repeated line. */
const MOST_EXCEPTIONS = 3;

/** What tells facts apart. */
export function factKey(fact: Fact): string {
  if (typeof fact === "string") return fact;
  return JSON.stringify(
    "raises" in fact ? [fact.text, fact.raises] : [fact.name, fact.type, fact.text],
  );
}

const CLASSES: readonly FunctionClass[] = [
  { title: "Every function below", includes: () => true },
  {
    title: "Every function below that changes state",
    includes: ({ mutability }) => mutability !== "view" && mutability !== "pure",
  },
  {
    title: "Every payable function below",
    includes: ({ mutability }) => mutability === "payable",
  },
];

const withParameter = (parameter: string): FunctionClass => ({
  title: "Every function below with a parameter ",
  parameter,
  includes: ({ params }) => params.some(({ name }) => name === parameter),
});

/** Whether a fact can be said of a class: the meaning of a parameter only of those that have it. */
const isFit = (fact: Fact, { parameter }: FunctionClass): boolean =>
  typeof fact === "string" || "raises" in fact || fact.name === parameter;

/**
 * What the public functions that a page describes have in common: facts that hold for a whole class of them,
 * with a few exceptions at most. A fact that also holds for functions outside of its class stays in these.
 * Parameters come first, notes last.
 */
export function sharedFacts(functions: readonly Entry[]): SharedFact[] {
  const parameters = new Set(functions.flatMap(({ params }) => params.map(({ name }) => name)));
  const classes = [...CLASSES, ...[...parameters].map(withParameter)]
    .map((one) => ({ functions: one, members: functions.filter(one.includes) }))
    .filter(({ members }) => members.length >= LEAST);
  const kinds: readonly ((entry: Entry) => readonly Fact[])[] = [
    ({ params }) => params,
    ({ record }) => requirementsOf(record),
    ({ record }) => record.notes ?? [],
  ];
  return kinds.flatMap((factsOf) => {
    const holders = new Map<string, { fact: Fact; example: Entry; entries: Set<Entry> }>();
    for (const entry of functions) {
      for (const fact of factsOf(entry)) {
        const known = holders.get(factKey(fact)) ?? { fact, example: entry, entries: new Set() };
        known.entries.add(entry);
        holders.set(factKey(fact), known);
      }
    }
    return [...holders.values()].flatMap(({ fact, example, entries }): SharedFact[] => {
      const [best] = classes
        .filter((candidate) => isFit(fact, candidate.functions))
        .map((candidate) => ({
          ...candidate,
          except: candidate.members.filter((entry) => !entries.has(entry)),
          outside: [...entries].filter((entry) => !candidate.members.includes(entry)).length,
        }))
        .filter(
          ({ except, members }) =>
            except.length <= MOST_EXCEPTIONS && except.length * 4 <= members.length,
        )
        .sort(
          (a, b) =>
            a.except.length + a.outside - (b.except.length + b.outside) || a.outside - b.outside,
        );
      return best ? [{ fact, example, functions: best.functions, except: best.except }] : [];
    });
  });
}

/** Keys of the facts that are said of a function together with others. */
export function saidOf(facts: readonly SharedFact[], entry: Entry): ReadonlySet<string> {
  const said = facts.filter(
    ({ functions, except }) => functions.includes(entry) && !except.includes(entry),
  );
  return new Set(said.map(({ fact }) => factKey(fact)));
}
