import { expect, test } from "vitest";

import { chooseRelease, chosenRelease } from "./release-choice";
import type { HistoryStorage } from "./stored-list";

function memory(first: string | null = null): () => HistoryStorage {
  let text = first;
  return () => ({
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
  });
}

test("the last choice of each protocol is kept", () => {
  const storage = memory();
  expect(chosenRelease("lockup", storage)).toBeNull();
  chooseRelease("lockup", "v2.0", storage);
  chooseRelease("flow", "v1.1", storage);
  chooseRelease("lockup", "v4.0", storage);
  expect(chosenRelease("lockup", storage)).toBe("v4.0");
  expect(chosenRelease("flow", storage)).toBe("v1.1");
});

test.each(["nonsense", "{}", '[{"objectID":"lockup","version":"4"}]', "[null, 7]"])(
  "a store with %s has no choice",
  (text) => {
    expect(chosenRelease("lockup", memory(text))).toBeNull();
  },
);

test("a blocked store keeps nothing and breaks nothing", () => {
  const blocked = (): HistoryStorage => {
    throw new Error("SecurityError");
  };
  expect(() => {
    chooseRelease("lockup", "v4.0", blocked);
  }).not.toThrow();
  expect(chosenRelease("lockup", blocked)).toBeNull();
});
