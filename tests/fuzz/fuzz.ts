// cspell:ignore letrec

import fc, { type Arbitrary } from "fast-check";
import { afterAll, expect, it } from "vitest";

/** Inputs that each property is tried with: few with each change, 1,000 at night by `FUZZ_RUNS`. */
export const RUNS = readRuns(process.env.FUZZ_RUNS);

/** The same inputs in every run, unless more of them, or others, are asked for. */
export const SEED = readSeed(process.env.FUZZ_SEED);

function readRuns(text = "20"): number {
  const runs = Number(text);
  if (Number.isSafeInteger(runs) && runs > 0) return runs;
  throw new Error(`FUZZ_RUNS is "${text}". Give a whole number of 1 or more.`);
}

function readSeed(text: string | undefined): number {
  if (text === undefined) return process.env.FUZZ_RUNS === undefined ? 20_260_101 : Date.now() | 0;
  const seed = Number(text);
  if (Number.isSafeInteger(seed)) return seed;
  throw new Error(`FUZZ_SEED is "${text}". Give the whole number that a failed run has printed.`);
}

/** Tests of one parser with made-up input. */
export interface Fuzz {
  /** A statement that must hold for all inputs. It may return a promise. */
  <Input>(title: string, inputs: Arbitrary<Input>, holds: (input: Input) => unknown): void;
  /**
   * A text of 200,000 characters, and of a million at night, is read in time that grows with its
   * length: what tries every pair of characters would take minutes.
   *
   * @param pieces each is repeated up to the length
   */
  readonly large: (
    title: string,
    pieces: readonly string[],
    run: (text: string) => unknown,
    length?: number,
  ) => void;
}

/** Characters of a large text. */
const LARGE = RUNS < 1_000 ? 200_000 : 1_000_000;

/**
 * CPU seconds that a large text may take: many times what a linear reader needs on a busy machine, where
 * the memory it frees counts too, and a tenth of what trying every pair of 200,000 characters takes.
 */
const LARGE_SECONDS = 6;

/**
 * Begins the tests of a parser. When they are over, one line says how many inputs were tried.
 *
 * @param name parser, as the line names it
 */
export function fuzzOf(name: string): Fuzz {
  let tried = 0;
  afterAll(() => {
    process.stdout.write(`Fuzzed ${name}: ${tried.toLocaleString("en-US")} inputs\n`);
  });
  const fuzz = <Input>(
    title: string,
    inputs: Arbitrary<Input>,
    holds: (input: Input) => unknown,
  ): void => {
    it(
      title,
      async () => {
        const property = fc.asyncProperty(inputs, async (input) => {
          tried += 1;
          await holds(input);
        });
        await fc.assert(property, { numRuns: RUNS, seed: SEED });
        // As long as it takes: the number of inputs is the limit.
      },
      3_600_000,
    );
  };
  const large = (
    title: string,
    pieces: readonly string[],
    run: (text: string) => unknown,
    length = LARGE,
  ): void => {
    it.each(pieces)(`${title}: %j over and over`, async (piece) => {
      tried += 1;
      // In steps, so that a mistake is found within seconds, not after minutes.
      for (const share of [0.01, 0.1, 1]) {
        const before = process.cpuUsage();
        await run(piece.repeat(Math.ceil((share * length) / piece.length)));
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1e6).toBeLessThan(LARGE_SECONDS * (0.1 + 0.9 * share));
      }
    });
  };
  return Object.assign(fuzz, { large });
}

/** Any characters, also those that are half of one. */
export const anyText: Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((codes) => String.fromCharCode(...codes)),
);

/** A text with every half of a character replaced, as encoders of UTF-8 do it. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Texts out of pieces that mean something to a parser, with others between them. */
export function textOf(...pieces: readonly string[]): Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2 }) },
  );
  return fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(""));
}

/**
 * Values as JSON has them whose objects often have the given keys, at every depth.
 *
 * @param values texts and numbers that mean something to the reader
 */
export function jsonWith(
  keys: readonly string[],
  values: readonly (string | number)[],
): Arbitrary<unknown> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...keys) },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "") },
  );
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom(...values),
      fc.jsonValue({ maxDepth: 1 }),
      anyText,
      fc.array(tie("value"), { maxLength: 4 }),
      fc
        .array(fc.tuple(key, tie("value")), { maxLength: 8 })
        // As JSON.parse does it, so that "__proto__" is a key like any other.
        .map((entries) => Object.fromEntries(entries)),
    ),
  })).value;
}

/**
 * Runs a reader that may refuse its input.
 *
 * @param refusal the only kind of error that it may throw
 * @returns undefined when it refused
 * @throws what it throws, when that is no refusal
 */
export function unlessRefused<Value>(
  refusal: new (...args: never[]) => Error,
  run: () => Value,
): Value | undefined {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof refusal)) throw error;
    expect(error.message.length).toBeGreaterThan(0);
    return undefined;
  }
}
