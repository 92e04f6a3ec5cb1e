import * as z from "zod";

import { readEntries } from "../../entries";

/** Parts of the project that mistakes are spread over. */
export const ROOMS = [
  "formulas",
  "data",
  "samples",
  "plugins",
  "search",
  "dialog",
  "functions",
  "server",
  "styles",
  "pages",
] as const;

/** What it takes to see a mistake, the cheapest first: the sources, a built site, a browser. */
export const STEPS = ["unit", "content", "browser"] as const;

export type Step = (typeof STEPS)[number];

const text = z.string().min(1);

const schema = z
  .strictObject({
    id: text,
    room: z.enum(ROOMS),
    /** What a reader would suffer. */
    harm: text,
    file: text,
    /** Text that the file has exactly once, and what stands there by mistake. */
    find: text,
    replace: z.string(),
    step: z.enum(STEPS),
    /** The test file that sees it, or `build` where the build refuses it; null where nothing does yet. */
    caughtBy: text.nullable(),
    /** Pattern of the test's title, where its file has many slow ones. */
    title: text.optional(),
    /** Text of the failure or of the test's title; tells mistakes of one build apart. */
    shows: text.optional(),
    /** No test sees it today. */
    caughtToday: z.literal(false).optional(),
  })
  .refine(({ find, replace }) => find !== replace, "replaces the text with itself")
  .refine(
    ({ caughtBy, caughtToday }) => (caughtBy === null) === (caughtToday === false),
    "names what catches it, or says that nothing does",
  )
  .refine(
    ({ step, shows }) => step === "unit" || shows !== undefined,
    "says what its failure shows: several are in one build",
  );

/** A mistake that a contributor could make, and that the tests must see. */
export type Mutation = Readonly<z.infer<typeof schema>>;

/**
 * Mistakes that the tests must see, at least six in each room. Whoever deletes or rewrites tests runs
 * them before and after: what was caught is caught.
 */
export const MUTATIONS: readonly Mutation[] = readEntries(
  new URL("./table.jsonl", import.meta.url),
  schema,
  ({ id }) => id,
);
