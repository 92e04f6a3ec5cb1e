import { toMarkdown } from "mdast-util-to-markdown";
import { expect, test } from "vitest";

import { sequenceSteps } from "./sequence-steps";

test("the messages of a sequence diagram are a list, with those of a block below its condition", () => {
  const steps = sequenceSteps(`sequenceDiagram
  participant C as Caller
  participant M as Campaign
  C->>M: claim
  M->>M: check
  alt Instant
    M-->>C: tokens
  else
    Note over C,M: nothing
  end
  M->>C: done`);
  expect(steps && toMarkdown(steps)).toBe(
    "1. **Caller → Campaign**: claim\n2. **Campaign**: check\n3. *Instant:*\n   1. **Campaign → Caller**: tokens\n4. *otherwise:*\n   1. nothing\n5. **Campaign → Caller**: done\n",
  );
});

test("other diagrams have no steps, and a line of another kind is named", () => {
  expect(sequenceSteps("flowchart LR\n  A --> B")).toBeUndefined();
  expect(() => sequenceSteps("sequenceDiagram\n  activate C")).toThrow(/"activate C"/);
});
