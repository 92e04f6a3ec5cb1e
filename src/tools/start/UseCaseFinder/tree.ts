import { textField } from "@site/src/forms/words";
import { type Branch, type Question, ROOT, type UseCase } from "../../../../data/use-cases";

/** A question on the way, with the answer that was given; the last may be open. */
export interface Step {
  readonly question: Question;
  readonly answer?: "y" | "n";
}

/** What a way through the questions shows: the questions and, at its end, the use case. */
export interface Way {
  readonly steps: readonly Step[];
  readonly useCase?: UseCase;
}

/**
 * Follows answers through the questions.
 *
 * @param answers a text of `y` and `n`
 * @throws RangeError that names the text when it has other letters or goes on after an end
 */
export function follow(answers: string): Way {
  if (!/^[yn]*$/.test(answers)) {
    throw new RangeError(
      `"${answers.slice(0, 40)}" is not a way through the questions; use y and n`,
    );
  }
  const steps: Step[] = [];
  let branch = ROOT;
  for (const letter of answers) {
    if (branch.question === undefined) {
      throw new RangeError(`"${answers.slice(0, 40)}" goes on after the last question`);
    }
    const answer = letter === "y" ? "y" : "n";
    steps.push({ question: branch.question, answer });
    branch = answer === "y" ? branch.question.yes : branch.question.no;
  }
  return branch.question === undefined
    ? { steps, useCase: branch.useCase }
    : { steps: [...steps, { question: branch.question }] };
}

/** Every way through the questions. */
export function allWays(branch: Branch = ROOT, answers = ""): string[] {
  return branch.question === undefined
    ? [answers]
    : [
        ...allWays(branch.question.yes, `${answers}y`),
        ...allWays(branch.question.no, `${answers}n`),
      ];
}

export const FINDER_FIELDS = {
  way: textField("uc", "Answers", "", follow),
};
