import type { FormValues, TextField } from "@site/src/forms/fields";
import { optionField } from "@site/src/forms/words";
import type { ProductId } from "@site/src/lib/products";

export type Answer = "yes" | "no";

export type QuestionId = "endDate" | "manyRecipients" | "payUpFront";

/** Answers given so far; a question without an answer is absent. */
export type Answers = Partial<Record<QuestionId, Answer>>;

export interface Question {
  id: QuestionId;
  text: string;
  hint: string;
  /** What each answer says, to be joined into a list of conditions. */
  statement: Readonly<Record<Answer, string>>;
}

export interface Outcome {
  /** Answers that lead here. A question that is absent does not matter. */
  when: Answers;
  product: ProductId;
  reason: string;
  /** What the reader has to know before starting. */
  note: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    id: "endDate",
    text: "Do you know the total and when it is fully paid?",
    hint: "A grant over four years: yes. A salary: no.",
    statement: { yes: "the total and the end are known", no: "there is no end date" },
  },
  {
    id: "manyRecipients",
    text: "Are there more than about 100 recipients?",
    hint: "A community drop: yes. A team: no.",
    statement: { yes: "there are many recipients", no: "there are few recipients" },
  },
  {
    id: "payUpFront",
    text: "Can you deposit the whole amount now?",
    hint: "No, if you fund month by month.",
    statement: { yes: "you can deposit everything now", no: "you fund it bit by bit" },
  },
];

export const ANSWERS: readonly { readonly id: Answer; readonly text: string }[] = [
  { id: "yes", text: "Yes" },
  { id: "no", text: "No" },
];

const answerField = (key: string, label: string): TextField =>
  optionField(key, label, "", ["yes", "no"]);

/** The answers as the address keeps them, empty while a question is open. */
export const ANSWER_FIELDS: Readonly<Record<QuestionId, TextField>> = {
  endDate: answerField("pe", "Answer about the end"),
  manyRecipients: answerField("pr", "Answer about the recipients"),
  payUpFront: answerField("pd", "Answer about the deposit"),
};

/** Answers of a form whose texts were checked. */
export function answersOf(texts: FormValues<QuestionId>): Answers {
  const given = QUESTIONS.flatMap(({ id }) => {
    const answer = ANSWERS.find((candidate) => candidate.id === texts[id]);
    return answer === undefined ? [] : [[id, answer.id] as const];
  });
  return Object.fromEntries(given);
}

/** Every way through the questions. Exactly one applies to three given answers. */
export const OUTCOMES: readonly Outcome[] = [
  {
    when: { endDate: "yes", manyRecipients: "no", payUpFront: "yes" },
    product: "lockup",
    reason: "The deposit and the schedule are fixed, and the contract guarantees both.",
    note: "A stream cannot be topped up, extended or sped up later; you create another one.",
  },
  {
    when: { endDate: "yes", manyRecipients: "no", payUpFront: "no" },
    product: "flow",
    reason: "You deposit as you go, while the amount owed grows at your rate.",
    note: "Flow has no end date: pause or void the stream on the day it has to stop.",
  },
  {
    when: { endDate: "yes", manyRecipients: "yes" },
    product: "airdrops",
    reason:
      "You deploy one campaign, and recipients claim for themselves and pay the gas of their claim.",
    note: "Fund the campaign before people claim: a claim fails while its balance is too low.",
  },
  {
    when: { endDate: "no", manyRecipients: "no" },
    product: "flow",
    reason: "The rate runs until you pause it, and you can change it at any time.",
    note: "The recipient relies on you to keep the balance above the debt.",
  },
  {
    when: { endDate: "no", manyRecipients: "yes" },
    product: "flow",
    reason: "Only Flow runs without an end date.",
    note: "Create the streams in several batches, because the gas of one transaction is limited.",
  },
];

function agrees(outcome: Outcome, answers: Answers): boolean {
  return QUESTIONS.every(({ id }) => {
    const wanted = outcome.when[id];
    const given = answers[id];
    return wanted === undefined || given === undefined || wanted === given;
  });
}

/**
 * Outcomes that the answers given so far still allow. One is left as soon as the answers settle
 * the choice, even when a question that no longer matters is open.
 * @param answers answers given so far
 * @returns at least one outcome, in the order of `OUTCOMES`
 */
export function possibleOutcomes(answers: Answers): Outcome[] {
  return OUTCOMES.filter((outcome) => agrees(outcome, answers));
}
