import {
  ADMIT,
  type Question,
  QUESTIONS,
  RESTRICTED,
  TOKEN_PRODUCTS,
  type TokenProduct,
} from "../../../../data/token-questions";
import { type FormValues, optionField } from "@site/src/forms";

export type QuestionName = keyof typeof QUESTIONS;

export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

type FieldName = QuestionName | "restricted";

function field({ key, label, hint }: Pick<Question, "key" | "label" | "hint">) {
  return optionField(key, label, "", { "": "Choose …", yes: "Yes", no: "No" }, { hint });
}

/** The answers as the address keeps them; an empty text is no answer. */
export const TOKEN_FIELDS = Object.fromEntries(
  Object.entries({ ...QUESTIONS, restricted: RESTRICTED }).map(([name, question]) => [
    name,
    field(question),
  ]),
) as Record<FieldName, ReturnType<typeof field>>;

export interface TokenVerdict {
  product: TokenProduct;
  /** `open` while a question that matters has no answer and none rules the token out. */
  result: "supported" | "unsupported" | "open";
  /** Reasons against, or what has to be done first; one sentence each. */
  reasons: readonly string[];
}

/** Whether a token can be used with each product, as far as the answers tell. */
export function judgeToken(answers: FormValues<FieldName>): TokenVerdict[] {
  return TOKEN_PRODUCTS.map((product) => {
    const relevant = QUESTION_NAMES.filter((name) => concerns(name, product));
    const against = relevant.filter((name) => answers[name] === QUESTIONS[name].bad);
    if (against.length > 0) {
      const reasons = against.map((name) => QUESTIONS[name].reason);
      return { product, result: "unsupported", reasons };
    }
    const open = [...relevant, "restricted" as const].filter((name) => answers[name] === "");
    if (open.length > 0) {
      const count = open.length === 1 ? "1 question is" : `${open.length} questions are`;
      return { product, result: "open", reasons: [`${count} still open.`] };
    }
    const reasons =
      answers.restricted === "yes"
        ? [ADMIT[product], "Admit the recipients too."]
        : ["Nothing speaks against it."];
    return { product, result: "supported", reasons };
  });
}

function concerns(name: QuestionName, product: TokenProduct): boolean {
  const { products }: Question = QUESTIONS[name];
  return products.includes(product);
}
