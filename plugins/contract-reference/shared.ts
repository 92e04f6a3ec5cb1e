import type { Requirement } from "../../data/contracts/schema";
import type { Entry, Value } from "./model";
import { requirementsOf } from "./units";

/** Functions of a page that can be named together. */
export type FunctionClass =
  | { readonly kind: "every" }
  | { readonly kind: "changing" }
  | { readonly kind: "payable" }
  | { readonly kind: "parameter"; readonly name: string };

/** What several functions of a page have in common. */
export interface SharedFact<Fact> {
  readonly fact: Fact;
  readonly functions: FunctionClass;
  /** Any function that the fact holds for: its errors are looked up from there. */
  readonly example: Entry;
  /** Members of the class that the fact does not hold for. */
  readonly except: readonly Entry[];
}

/** What is said once, above the functions, and left out of each of them. */
export interface SharedFacts {
  readonly requirements: readonly SharedFact<Requirement>[];
  readonly notes: readonly SharedFact<string>[];
  readonly parameters: readonly SharedFact<Value>[];
}

export const NOTHING_SHARED: SharedFacts = { requirements: [], notes: [], parameters: [] };

/** Fewer functions than this repeat nothing that is worth another place. */
const LEAST = 4;

/** More exceptions than this are harder to read than a repeated line. */
const MOST_EXCEPTIONS = 3;

export const requirementKey = ({ text, raises }: Requirement): string =>
  JSON.stringify([text, raises]);

export const parameterKey = ({ name, type, text }: Value): string =>
  JSON.stringify([name, type, text]);

const isReading = ({ mutability }: Entry): boolean =>
  mutability === "view" || mutability === "pure";

/** Classes of some functions with their members, the largest first. */
function classesOf(
  functions: readonly Entry[],
): { readonly functions: FunctionClass; readonly members: readonly Entry[] }[] {
  const names = [...new Set(functions.flatMap(({ params }) => params.map(({ name }) => name)))];
  const classes: FunctionClass[] = [
    { kind: "every" },
    { kind: "changing" },
    { kind: "payable" },
    ...names.map((name) => ({ kind: "parameter", name }) as const),
  ];
  return classes
    .map((one) => ({ functions: one, members: functions.filter((entry) => includes(one, entry)) }))
    .filter(({ members }) => members.length >= LEAST);
}

/**
 * Facts that hold for a whole class of functions, with a few exceptions at most. A fact that also holds
 * for functions outside of its class stays in these.
 */
function shared<Fact>(
  functions: readonly Entry[],
  factsOf: (entry: Entry) => readonly Fact[],
  keyOf: (fact: Fact) => string,
  isFit: (fact: Fact, functions: FunctionClass) => boolean = () => true,
): SharedFact<Fact>[] {
  const classes = classesOf(functions);
  const holders = new Map<string, { fact: Fact; example: Entry; entries: Set<Entry> }>();
  for (const entry of functions) {
    for (const fact of factsOf(entry)) {
      const known = holders.get(keyOf(fact)) ?? { fact, example: entry, entries: new Set() };
      known.entries.add(entry);
      holders.set(keyOf(fact), known);
    }
  }
  return [...holders.values()].flatMap(({ fact, example, entries }) => {
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
    if (best === undefined) return [];
    return [{ fact, example, functions: best.functions, except: best.except }];
  });
}

/** What the public functions that a page describes have in common. */
export function sharedFacts(functions: readonly Entry[]): SharedFacts {
  return {
    requirements: shared(functions, ({ record }) => requirementsOf(record), requirementKey),
    notes: shared(functions, ({ record }) => record.notes ?? [], String),
    parameters: shared(
      functions,
      ({ params }) => params,
      parameterKey,
      (value, one) => one.kind === "parameter" && one.name === value.name,
    ),
  };
}

/** Whether a class has a function among its members. */
function includes(functions: FunctionClass, entry: Entry): boolean {
  switch (functions.kind) {
    case "every":
      return true;
    case "changing":
      return !isReading(entry);
    case "payable":
      return entry.mutability === "payable";
    case "parameter":
      return entry.params.some(({ name }) => name === functions.name);
  }
}

export function saidOf<Fact>(facts: readonly SharedFact<Fact>[], entry: Entry): readonly Fact[] {
  return facts
    .filter(({ functions, except }) => includes(functions, entry) && !except.includes(entry))
    .map(({ fact }) => fact);
}
