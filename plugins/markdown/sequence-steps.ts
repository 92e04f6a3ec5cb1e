import type { List, ListItem, PhrasingContent } from "mdast";

import { paragraph, strong, text } from "../reference-kit/nodes";

const MESSAGE = /^(\w+) ?--?>>? ?(\w+) ?: ?(.*)$/u;
const PARTICIPANT = /^(?:participant|actor) (\w+) as (.+)$/u;
const BLOCK = /^(?:alt|opt|loop|else)\b ?(.*)$/u;
const NOTE = /^Note (?:over|left of|right of) [^:]*: ?(.*)$/u;

const item = (...children: PhrasingContent[]): ListItem => ({
  type: "listItem",
  spread: false,
  children: [paragraph(...children)],
});

const list = (): List & { readonly children: ListItem[] } => ({
  type: "list",
  ordered: true,
  spread: false,
  children: [],
});

/**
 * The messages of a sequence diagram as a list, for windows in which its columns have no room. What
 * happens under a condition or again and again is a list of its own.
 *
 * @param source Mermaid without accessible texts
 * @returns undefined for a diagram of another kind
 * @throws Error that names a line whose meaning is not known
 */
export function sequenceSteps(source: string): List | undefined {
  const [kind, ...lines] = source.split("\n").map((line) => line.trim());
  if (kind !== "sequenceDiagram") return undefined;
  const names = new Map<string, string>();
  const steps = list();
  const open = [steps];
  const add = (...children: PhrasingContent[]): ListItem => {
    const added = item(...children);
    open.at(-1)?.children.push(added);
    return added;
  };
  for (const line of lines) {
    const [participant, message, block, note] = [PARTICIPANT, MESSAGE, BLOCK, NOTE].map((form) =>
      form.exec(line),
    );
    if (line === "") continue;
    else if (participant) names.set(participant[1] ?? "", participant[2] ?? "");
    else if (message) {
      const [from, to] = message.slice(1, 3).map((id) => names.get(id) ?? id);
      const who = from === to ? `${from}` : `${from} → ${to}`;
      add(strong(text(who)), text(`: ${message[3]}`));
    } else if (block) {
      if (line.startsWith("else")) open.pop();
      const inner = list();
      const [, label = ""] = block;
      add({
        type: "emphasis",
        children: [text(`${label === "" ? "otherwise" : label}:`)],
      }).children.push(inner);
      open.push(inner);
    } else if (note) add(text(note[1] ?? ""));
    else if (line === "end") open.pop();
    else
      throw new Error(`The sequence diagram has the line "${line}", which has no words as a step.`);
  }
  return steps;
}
