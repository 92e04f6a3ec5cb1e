import fc from "fast-check";
import { expect } from "vitest";

import { fuzzOf, jsonWith, textOf } from "../../../tests/fuzz/fuzz";
import { createConversationStore, MOST_CONVERSATIONS, readConversation } from "./conversations";

const fuzz = fuzzOf("the reader of stored conversations");

const KEYS =
  "messages parts role id type text content query objectID feedback answeredBy error url title args found";
const value = jsonWith(KEYS.split(" "), [
  ..."user assistant text source reasoning tool-invocation like model extracts".split(" "),
  1,
]);

const part = fc.oneof(
  value,
  fc.record({ type: fc.constant("text"), id: fc.string(), text: fc.string() }),
);
const message = fc.oneof(
  value,
  fc.record({
    id: fc.string(),
    role: fc.constantFrom("user", "assistant"),
    parts: fc.array(part, { maxLength: 4 }),
    feedback: value,
    answeredBy: value,
    error: value,
  }),
);
const conversation = fc.oneof(value, fc.record({ messages: fc.array(message, { maxLength: 5 }) }));

fuzz("any value is a conversation that is read again as it is, or none", conversation, (stored) => {
  const once = readConversation(stored);
  if (once === null) return;
  expect(once.query.trim()).not.toBe("");
  expect(once.messages[0]?.role).toBe("user");
  expect(readConversation(JSON.parse(JSON.stringify(once)))).toEqual(once);
});

const text = fc.oneof(
  fc.array(conversation, { maxLength: 14 }).map((list) => JSON.stringify(list)),
  textOf("[", "]", "{", "}", '"', ",", "null", '{"messages":[]}', "\u2028"),
);

fuzz("any text in the storage gives a list, and what is saved then comes first", text, (stored) => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? stored,
    setItem: (key: string, written: string) => void items.set(key, written),
  };
  const store = createConversationStore("docs", () => storage);
  const before = store.list();
  expect(before.length).toBeLessThanOrEqual(MOST_CONVERSATIONS);
  expect(new Set(before.map(({ objectID }) => objectID)).size).toBe(before.length);
  const parts = [{ type: "text", id: "0", text: "q" }];
  store.add({ messages: [{ id: "1", role: "user", content: "q", parts }] });
  expect(store.list()[0]?.query).toBe("q");
});

fuzz.large(
  "a full storage is read",
  ["x"],
  ({ length }) => {
    const list = Array.from({ length: length / 80 }, (_, index) => ({
      messages: [{ id: "1", role: "user", parts: [{ type: "text", id: "0", text: `q${index}` }] }],
    }));
    const stored = JSON.stringify(list);
    const storage = { getItem: () => stored, setItem: () => undefined };
    const store = createConversationStore("docs", () => storage);
    expect(store.list()).toHaveLength(MOST_CONVERSATIONS);
  },
  4_000_000,
);
