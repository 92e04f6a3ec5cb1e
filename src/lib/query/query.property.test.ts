import fc from "fast-check";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf } from "../../../tests/fuzz/fuzz";
import { apiKeyProblem, gatewayAddress, withApiKey } from "../endpoints/addresses";
import {
  checkAmountText,
  formatTexts,
  parseTexts,
  readMoment,
  readOption,
  readPeriod,
  readWhole,
} from "../../forms";
import { quoteValue } from ".";

const fuzz = fuzzOf("the state in addresses: forms and filters");

const FIELDS = {
  amount: { key: "a", label: "Amount", initial: "10", check: checkAmountText },
  start: { key: "s", label: "Start", initial: "2025-02-03", check: readMoment },
  period: { key: "p", label: "Period", initial: "30d", check: readPeriod },
  unit: {
    key: "u",
    label: "Unit",
    initial: "day",
    check: (text: string) => readOption(text, ["day", "week"]),
  },
  count: {
    key: "c",
    label: "Count",
    initial: "4",
    limit: 3,
    check: (text: string) => readWhole(text, 1n, 100n),
  },
};

const search = fc.oneof(
  textOf(
    ...[..."?&=%+#1.,-".split(""), "a=", "s=", "p=", "u=", "c="],
    ...["week", "mainnet", "desc", "2025-02-03", "%F0%9F", "%00", "__proto__=1"],
  ),
  anyText,
);

fuzz("any query gives a state that is written and read again as it is", search, (query) => {
  const { texts, ignored } = parseTexts(FIELDS, query);
  const written = formatTexts(FIELDS, texts, "");
  const again = parseTexts(FIELDS, written);
  expect(again.ignored).toEqual([]);
  for (const name of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
    expect(again.texts[name]).toBe(texts[name].trim());
  }
  expect(formatTexts(FIELDS, again.texts, written)).toBe(written);
  for (const problem of ignored) expect(problem.length).toBeLessThan(400);
});

fuzz(
  "a state leaves other parameters alone",
  fc.tuple(search, fc.constantFrom("11", "week")),
  ([query, text]) => {
    const texts = { ...parseTexts(FIELDS, query).texts, amount: text };
    const written = formatTexts(FIELDS, texts, query);
    const own = Object.values(FIELDS).map(({ key }) => key);
    const others = (from: string) =>
      [...new URLSearchParams(from)].filter(([key]) => !own.includes(key));
    expect(others(written)).toEqual(others(query));
    expect(new URL(`https://docs.invalid/page${written}`).origin).toBe("https://docs.invalid");
  },
);

fuzz(
  "a key changes nothing of an address but its place",
  fc.oneof(anyText, textOf("/", "?", "#", "a1", "-", "$&", "..")),
  (key) => {
    const address = gatewayAddress("Qm1");
    const problem = apiKeyProblem(key);
    if (problem !== undefined) {
      expect(() => withApiKey(address, key)).toThrow(problem);
      return;
    }
    const url = new URL(withApiKey(address, key));
    expect(url.host).toBe("gateway.thegraph.com");
    expect(url.pathname).toMatch(/^\/api\/[^/]+\/subgraphs\/id\/Qm1$/u);
  },
);

fuzz("a quoted value is short", anyText, (value) => {
  expect(quoteValue(value.repeat(9)).length).toBeLessThan(45);
});

// Not a million characters: to remove many equal parameters takes Node itself quadratic time.
fuzz.large(
  "a large query is read",
  ["a", "&", "a=", "a=1&", "%", "?", " "],
  (query) => {
    const { texts } = parseTexts(FIELDS, query);
    formatTexts(FIELDS, texts, query);
  },
  80_000,
);
