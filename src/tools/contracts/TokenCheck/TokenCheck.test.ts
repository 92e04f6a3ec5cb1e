import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { QUESTIONS } from "../../../../data/token-questions";
import { judgeToken, QUESTION_NAMES, TOKEN_FIELDS } from "./check";

const nothing = initialTexts(TOKEN_FIELDS);
const plain = {
  ...nothing,
  erc20: "yes",
  fee: "no",
  rebase: "no",
  callback: "no",
  admin: "no",
  supply: "no",
  mirror: "no",
  decimals: "yes",
  restricted: "no",
};

describe("judgeToken", () => {
  test("a plain token is supported everywhere", () => {
    expect(judgeToken(plain).map(({ result }) => result)).toEqual([
      "supported",
      "supported",
      "supported",
    ]);
  });

  test.each(QUESTION_NAMES)("%s alone rules a token out", (name) => {
    const question = QUESTIONS[name];
    const verdicts = judgeToken({ ...plain, [name]: question.bad });
    const out = verdicts.filter(({ result }) => result === "unsupported");
    expect(out.map(({ product }) => product)).toEqual([...question.products]);
    for (const { reasons } of out) expect(reasons).toEqual([question.reason]);
  });

  test("an answer that rules out counts before the others are given", () => {
    const [lockup] = judgeToken({ ...nothing, fee: "yes" });
    expect(lockup?.result).toBe("unsupported");
  });

  test("without answers nothing is known", () => {
    expect(judgeToken(nothing).map(({ reasons }) => reasons[0])).toEqual([
      "8 questions are still open.",
      "9 questions are still open.",
      "8 questions are still open.",
    ]);
  });

  test("a restricted token needs permission for the contracts", () => {
    const verdicts = judgeToken({ ...plain, restricted: "yes" });
    expect(verdicts.map(({ result }) => result)).not.toContain("unsupported");
    expect(verdicts[0]?.reasons[0]).toContain("SablierBatchLockup");
    expect(verdicts[1]?.reasons[0]).toContain("SablierFlow");
    expect(verdicts[2]?.reasons[0]).toContain("campaign");
  });

  test("every field has its own key", () => {
    const keys = Object.values(TOKEN_FIELDS).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
