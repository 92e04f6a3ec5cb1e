// cspell:ignore createwithdurationsll withd

import { describe, expect, it } from "vitest";

import { bestUnit, createMarker, highlight, type Marker, snippet } from "./highlight";
import { readQuery } from "./query";
import { lexiconOf } from "./testing";
import type { TextRun } from "./types";

const lexicon = lexiconOf("cancel createWithDurationsLL fee stream withdraw");
const marker = (query: string, hexValues: readonly string[] = []): Marker =>
  createMarker(readQuery(query, lexicon), hexValues);

/** Runs in short: marked ones in brackets. */
const short = (runs: readonly TextRun[]): string =>
  runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");

describe("highlight", () => {
  it.each([
    ["withdraw ", "Withdraw a stream", "[Withdraw] a stream"],
    ["streams fee ", "Stream fees, streams", "[Stream] [fees], [streams]"],
    ["withd", "withdrawals and withdraw", "withdrawals and [withd]raw"],
    ["duration ", "createWithDurationsLL", "createWith[Durations]LL"],
    ["createWithDurationsLL", "call createWithDurationsLL()", "call [createWithDurationsLL]()"],
    ["cancel ", "<b>cancel</b>", "<b>[cancel]</b>"],
    ["fee ", "", ""],
  ])("of %j marks %j", (query, text, expected) => {
    const runs = highlight(text, marker(query));
    expect(short(runs)).toBe(expected);
    expect(runs.map((run) => run.text).join("")).toBe(text);
  });

  it("marks hexadecimal values, whole and shortened", () => {
    const value = "0xb5d78dd3276325f5faf3106cc4acc56e28e0fe3b";
    expect(short(highlight("At 0xb5D7…Fe3B.", marker(value, [value])))).toBe("At [0xb5D7…Fe3B].");
    expect(short(highlight("At 0xaaaa…Fe3B.", marker(value, [value])))).toBe("At 0xaaaa…Fe3B.");
  });
});

describe("snippet", () => {
  const text = "one two three four five six seven fee eight nine ten eleven cancel twelve";

  it("shows the words around what matched", () => {
    expect(short(snippet(text, marker("fee "), 5))).toBe("… seven [fee] eight nine ten …");
    expect(short(snippet(text, marker("fee cancel "), 7))).toBe(
      "… [fee] eight nine ten eleven [cancel] twelve",
    );
    expect(short(snippet("a fee", marker("fee "), 5))).toBe("a [fee]");
    expect(short(snippet(text, marker("stream "), 3))).toBe("one two three …");
  });
});

describe("bestUnit", () => {
  it("is the one with most of the query, and the first without any", () => {
    expect(bestUnit(["a fee", "cancel for a fee"], marker("cancel fee "))).toBe("cancel for a fee");
    expect(bestUnit(["first", "second"], marker("cancel "))).toBe("first");
    expect(
      bestUnit(["a fee", "A whole sentence about it."], marker("fee "), new Set(["fee"])),
    ).toBe("A whole sentence about it.");
    expect(bestUnit([], marker("cancel "))).toBeNull();
  });
});
