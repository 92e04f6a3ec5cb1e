/**
 * Prints the answers without a model to the questions that are only counted, whole, with what a reader
 * said of each: `npm run bench:answers`, after a build. `tests/ask/verdicts.jsonl` holds what was said; one
 * about another answer than today's does not count.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import * as z from "zod";

import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import { answererOver, evaluate, type Outcome } from "../ask/evaluate";
import { FRESH_QUESTIONS, NEWEST_QUESTIONS, TEST_QUESTIONS } from "../ask/questions";
import { readEntries } from "../entries";

const BUILD = path.join(__dirname, "../../build");

const VERDICTS = ["right", "beside", "unsure", "declined"] as const;

const schema = z.strictObject({
  question: z.string().min(1),
  /** What `markOf` gives for the answer that was read. */
  answer: z.string().length(8),
  verdict: z.enum(VERDICTS),
  why: z.string().default(""),
});

type Judged = z.infer<typeof schema>;

/** Changes with the answer. */
const markOf = (markdown: string): string =>
  createHash("sha256").update(markdown).digest("hex").slice(0, 8);

const quoted = (markdown: string): string => `> ${markdown.trim().replaceAll("\n", "\n> ")}`;

/** What the program counts an outcome as, in the words of the verdicts. */
const countedAs = ({ verdict }: Outcome): Judged["verdict"] =>
  verdict === "wrong" ? "beside" : verdict;

function write(outcome: Outcome, number: number, judged: ReadonlyMap<string, Judged>): string {
  const { question, answer } = outcome;
  const mark = markOf(answer.markdown);
  const one = judged.get(question);
  const said =
    one === undefined || one.answer !== mark
      ? "not read yet"
      : `${one.verdict}${one.why === "" ? "" : `: ${one.why}`}`;
  return `### ${number}. ${question}\n\nBy a reader: **${said}**. By the program: ${countedAs(outcome)}. \`${mark}\`\n\n${quoted(answer.markdown)}`;
}

async function main(): Promise<void> {
  const folder = path.join(BUILD, "search");
  if (!existsSync(folder)) throw new Error("There is no built search. Run npm run build first.");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), "utf8") }));
  const read = (file: string): string => readFileSync(path.join(BUILD, file), "utf8");
  const answerer = answererOver(
    files,
    (route) => read(markdownPathOf(route)),
    (file) => read(`data/${file}`),
  );
  const judged = new Map(
    readEntries(
      new URL(`file://${path.join(__dirname, "../ask/verdicts.jsonl")}`),
      schema,
      ({ question }) => question,
    ).map((entry) => [entry.question, entry]),
  );
  const sets = [
    ["Kept questions", TEST_QUESTIONS],
    ["Questions about the newest releases", NEWEST_QUESTIONS],
    ["Questions that nobody has tuned to", FRESH_QUESTIONS],
  ] as const;
  const parts = [];
  for (const [name, questions] of sets) {
    const { answered, declined } = await evaluate(answerer, questions);
    for (const [title, outcomes] of [
      [name, answered],
      [`${name}: out of scope`, declined],
    ] as const) {
      if (outcomes.length > 0) parts.push({ title, outcomes });
    }
  }
  const rows = parts.map(({ title, outcomes }) => {
    const counts = VERDICTS.map((verdict) => {
      const byReader = outcomes.filter(({ question, answer }) => {
        const one = judged.get(question);
        return one?.verdict === verdict && one.answer === markOf(answer.markdown);
      });
      const byProgram = outcomes.filter((outcome) => countedAs(outcome) === verdict);
      return `${byReader.length} (${byProgram.length})`;
    });
    return `| ${title} | ${outcomes.length} | ${counts.join(" | ")} |`;
  });
  console.log(`<!-- cspell:disable -- names that questions have -->

# Answers to questions that are only counted

Made by \`npm run bench:answers\`. By a reader, and in brackets as the program counts by the fact and the
section that it expects. For questions out of scope, declined is right.

Nobody has tuned to the last set. Wrong answers of the others were read on November 28, 2026, and questions in
readers' words were then added to the sections that answer them.

| Questions | All | ${VERDICTS.join(" | ")} |
| --- | --: | --: | --: | --: | --: |
${rows.join("\n")}`);
  for (const { title, outcomes } of parts) {
    console.log(`\n## ${title}`);
    outcomes.forEach((outcome, index) => console.log(`\n${write(outcome, index + 1, judged)}`));
  }
}

void main();
