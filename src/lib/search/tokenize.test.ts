// cspell:ignore anadir añadir amountzero createwithdurationsll façade isablierflow withdrawamountzero

import { describe, expect, it } from "vitest";

import { hexValuesOf, tokenize } from "./tokenize";

const terms = (text: string): string[] => tokenize(text).map(({ term }) => term);

describe("tokenize", () => {
  it.each([
    ["createWithDurationsLL", ["createwithdurationsll", "create", "with", "duration", "ll"]],
    ["Errors_AmountZero", ["errors_amountzero", "error", "amountzero", "amount", "zero"]],
    ["MAX_COUNT", ["max_count", "max", "count"]],
    ["ISablierFlow", ["isablierflow", "sablier", "flow"]],
    ["_segments", ["segment"]],
    ["ERC-721", ["erc", "721"]],
    ["ERC20", ["erc20"]],
    ["Lockup v2.0", ["lockup", "v2.0", "2.0"]],
    ["chain id 4,460", ["chain", "id", "4460"]],
    ["the sender’s streams", ["the", "sender", "stream"]],
    ["don't, can’t, won't", ["do", "can", "won"]],
    ["Añadir façade", ["anadir", "facade"]],
    ["Panic 0x11", ["panic", "0x11"]],
    ["", []],
    ["<br>& --", ["br"]],
  ])("cuts %j", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it("leaves out addresses, selectors, hashes and long amounts", () => {
    expect(
      terms("0x77163c1d 1000000000000000000 0xAbCdEf0123456789AbCdEf0123456789AbCdEf01"),
    ).toEqual([]);
  });

  it("says where each token stands", () => {
    const text = "Call withdrawMax now";
    const token = tokenize(text).find(({ term }) => term === "max");
    expect(text.slice(token?.start, token?.end)).toBe("Max");
  });
});

describe("hexadecimal values", () => {
  it("are read in any case, each once", () => {
    expect(hexValuesOf("0xF747AB7C, 0xf747ab7c and 0x11")).toEqual(["0xf747ab7c"]);
  });
});
