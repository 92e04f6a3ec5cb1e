import { describe, expect, it } from "vitest";

import { page, section } from "../../src/lib/search/testing";
import { joinQuestions } from "./questions";

const RECORDS = [page("/concepts/fees", "Fees", ["Who pays."], [section("Claim fee")])];

describe("the questions of sections", () => {
  it("are joined by the address of their section", () => {
    const joined = joinQuestions(
      [
        { "/concepts/fees": ["what does it cost", "how much is charged"] },
        { "/concepts/fees#claim-fee": ["price of an airdrop claim", "why must claimers pay"] },
      ],
      RECORDS,
    );
    expect([...joined.keys()]).toEqual(["/concepts/fees", "/concepts/fees#claim-fee"]);
    expect(joined.get("/concepts/fees")).toHaveLength(2);
  });

  it("stop the build with every offender", () => {
    const wrong = (): unknown =>
      joinQuestions(
        [
          {
            "/concepts/fees": ["what does it cost"],
            "/concepts/fees#gone": ["price of a claim", "of the"],
          },
          { "/concepts/fees": ["the cost of it", "another price"] },
        ],
        RECORDS,
      );
    expect(wrong).toThrow(/\/concepts\/fees#gone: no page has this section/u);
    expect(wrong).toThrow(/\/concepts\/fees: stands in two files/u);
    expect(wrong).toThrow(/\/concepts\/fees: has 1 questions, not 2 to 6/u);
    expect(wrong).toThrow(/"of the" has no word to find it by/u);
    expect(wrong).toThrow(/"the cost of it" has the same words as one of \/concepts\/fees/u);
  });
});
