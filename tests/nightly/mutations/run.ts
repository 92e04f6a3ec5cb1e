/**
 * Makes the mistakes of the table, one at a time in a copy of this checkout, and tells which test file
 * sees each. Ends with status 1 when one is not caught.
 *
 *   npx tsx tests/nightly/mutations/run.ts [--step unit|content|browser] [ids…]
 *
 * Steps: "unit" runs the test file that caught the mistake last, and if that passes, all test files that
 * import the changed one. "content" and "browser" share one build with all their mistakes, but for those
 * that the build refuses, which have a build each. A mistake counts as caught when the failure shows the text
 * that the table gives. The browser is found as for the end-to-end tests (CHROMIUM_PATH, E2E_PORT).
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";

import { buildSite, copySite, editOnce, SITE } from "../../bench/site-copy";
import { type Mutation, MUTATIONS, type Step, STEPS } from "./table";

/** The copy lies below the site, so that it is on the same disk and in the same history. */
const COPY = path.join(SITE, ".cache/mutations");
const REPORT = path.join(COPY, "mutations-report.json");

/** Minutes that one run of tests, or one build, may take when others use the machine. */
const LIMIT_MINUTES = 10;

/** What became of a run of tests. */
interface Outcome {
  /** Test files that failed, from the root of the site. */
  readonly files: readonly string[];
  /** Titles of the tests that failed, and what their failures show. */
  readonly text: string;
}

/** The parts of Vitest's and Playwright's reports that matter here. */
interface Report {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
  readonly stats?: { readonly unexpected: number };
}

/**
 * Runs a program of the copy that writes a report in JSON.
 *
 * @throws {Error} when it writes none, with the end of its output
 */
function runTests(program: string, args: readonly string[], spec: string | null): Outcome {
  rmSync(REPORT, { force: true });
  const result = spawnSync(process.execPath, [path.join("node_modules", program), ...args], {
    cwd: COPY,
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "0", PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    maxBuffer: 2 ** 28,
    timeout: LIMIT_MINUTES * 60_000,
  });
  if (!existsSync(REPORT)) {
    const output = `${result.stdout}\n${result.stderr}`.slice(-4_000);
    throw new Error(`${program} ${args.join(" ")} wrote no report:\n${output}`);
  }
  const texts: string[] = [];
  const report = JSON.parse(readFileSync(REPORT, "utf8"), (key, value: unknown) => {
    if (key === "message" && typeof value === "string") texts.push(value);
    if (key === "failureMessages" && Array.isArray(value)) texts.push(value.join("\n"));
    return value;
  }) as Report;
  const failed = (report.testResults ?? []).filter(({ status }) => status === "failed");
  for (const { assertionResults } of failed) {
    for (const { status, fullName } of assertionResults) {
      if (status === "failed") texts.push(fullName);
    }
  }
  const files = failed.map(({ name }) => path.relative(COPY, name));
  const isSpecFailed = spec !== null && (report.stats?.unexpected ?? 0) > 0;
  return { files: isSpecFailed ? [spec] : files, text: stripVTControlCharacters(texts.join("\n")) };
}

const vitest = (...args: readonly string[]): Outcome =>
  runTests("vitest/vitest.mjs", [...args, "--reporter=json", `--outputFile=${REPORT}`], null);

const playwright = (spec: string, title = ""): Outcome =>
  runTests(
    "@playwright/test/cli.js",
    ["test", spec, "--no-deps", `--grep=${title}`, "--reporter=json"],
    spec,
  );

/** Makes mistakes in the copy, does some work there, and takes them back. */
async function withMutations<Result>(
  mutations: readonly Mutation[],
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const files = [...new Set(mutations.map(({ file }) => file))];
  try {
    for (const { file, find, replace } of mutations) {
      await editOnce(path.join(COPY, file), find, replace);
    }
    return await work();
  } finally {
    for (const file of files) copyFileSync(path.join(SITE, file), path.join(COPY, file));
  }
}

/** Test files that must pass before a mistake is made: else they would seem to see it. */
function requirePassing(files: readonly string[]): void {
  if (files.length === 0) return;
  const { files: failed, text } = vitest("run", ...files);
  if (failed.length > 0) {
    throw new Error(`Without any mutation, ${failed.join(", ")} fails:\n${text.slice(0, 4_000)}`);
  }
}

/** The test file that sees a mistake in the sources, or null. */
async function unitCatch(mutation: Mutation): Promise<string | null> {
  const { file, caughtBy } = mutation;
  const caught = await withMutations([mutation], () => {
    const known = caughtBy === null ? [] : vitest("run", caughtBy, "--bail=1").files;
    return known[0] ?? vitest("related", file, "--run", "--bail=1").files[0] ?? null;
  });
  if (caught !== null && caught !== caughtBy) requirePassing([caught]);
  return caught;
}

/** Whether the build refuses a mistake, and says where it is. */
async function refusedByBuild(mutation: Mutation): Promise<string | null> {
  return withMutations([mutation], async () => {
    try {
      await buildSite(COPY, LIMIT_MINUTES);
      return null;
    } catch (error) {
      return String(error).includes(mutation.shows ?? "") ? "build" : null;
    }
  });
}

/** Whether a test of the built site fails, and shows what the mistake leads to. */
function builtCatch({ step, caughtBy, title, shows = "" }: Mutation): string | null {
  if (caughtBy === null) return null;
  const { files, text } =
    step === "browser"
      ? playwright(caughtBy, title)
      : vitest("run", "--config", "tests/content/vitest.config.mts", caughtBy);
  return files.length > 0 && text.includes(shows) ? caughtBy : null;
}

/** The mutations that the command line asks for. */
function chosen(): readonly Mutation[] {
  const { values, positionals } = parseArgs({
    options: { step: { type: "string" } },
    allowPositionals: true,
  });
  const step = values.step;
  if (step !== undefined && !STEPS.includes(step as Step)) {
    throw new Error(`There is no step "${step}": use ${STEPS.join(", ")}.`);
  }
  const unknown = positionals.filter((id) => MUTATIONS.every((mutation) => mutation.id !== id));
  if (unknown.length > 0) {
    throw new Error(`No mutation has the id ${unknown.join(", ")}: see ${__dirname}/table.ts.`);
  }
  return MUTATIONS.filter(
    (mutation) =>
      (step === undefined || mutation.step === step) &&
      (positionals.length === 0 || positionals.includes(mutation.id)),
  );
}

async function main(): Promise<void> {
  const mutations = chosen();
  const results = new Map<string, string | null>();
  const note = ({ id, room }: Mutation, caught: string | null): void => {
    results.set(id, caught);
    console.log(`${id} (${room}): ${caught ?? "NOT CAUGHT"}`);
  };
  rmSync(COPY, { recursive: true, force: true });
  try {
    await copySite(COPY);
    const units = mutations.filter(({ step }) => step === "unit");
    const known = units.flatMap(({ caughtBy }) => caughtBy ?? []);
    requirePassing([...new Set(known)]);
    for (const mutation of units) note(mutation, await unitCatch(mutation));

    const built = mutations.filter(({ step }) => step !== "unit");
    const refused = built.filter(({ caughtBy }) => caughtBy === "build");
    const seen = built.filter((mutation) => !refused.includes(mutation));
    if (seen.length > 0) {
      await withMutations(seen, async () => {
        await buildSite(COPY, LIMIT_MINUTES);
        for (const mutation of seen) note(mutation, builtCatch(mutation));
      });
    }
    for (const mutation of refused) note(mutation, await refusedByBuild(mutation));
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
  console.table(
    mutations.map(({ id, room, step }) => ({
      id,
      room,
      step,
      "caught by": results.get(id) ?? "NOT CAUGHT",
    })),
  );
  const missed = mutations.filter(({ id }) => (results.get(id) ?? null) === null);
  if (missed.length > 0) {
    console.error(`${missed.length} of ${mutations.length} mutations are not caught.`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
