import { expect, test } from "vitest";

import { chooseRelease, chosenRelease } from "./release-choice";
import type { HistoryStorage } from "./stored-list";

function memory(first: string | null = null): HistoryStorage {
  let text = first;
  return {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
  };
}

test("the last choice of each protocol is kept", () => {
  const storage = memory();
  expect(chosenRelease(storage, "lockup")).toBeNull();
  chooseRelease(storage, "lockup", "v2.0");
  chooseRelease(storage, "flow", "v1.1");
  chooseRelease(storage, "lockup", "v4.0");
  expect(chosenRelease(storage, "lockup")).toBe("v4.0");
  expect(chosenRelease(storage, "flow")).toBe("v1.1");
});

test.each(["nonsense", "{}", '[{"objectID":"lockup","version":"4"}]', "[null, 7]"])(
  "a store with %s has no choice",
  (text) => {
    expect(chosenRelease(memory(text), "lockup")).toBeNull();
  },
);
