import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { attributesOf, expandElements } from "../reference-kit/expand";
import { type LoadedMigration, loadMigrations } from "./load";
import { renderMigration } from "./render";

/** Element that stands for the table of a move: `<Migration from="lockup@v2.0" to="lockup@v3.0" />`. */
export const ELEMENT = "Migration";

const USAGE = `<${ELEMENT}> takes from="lockup@v2.0" and to="lockup@v3.0".`;

function chosen(node: MdxJsxFlowElement, all: readonly LoadedMigration[]): LoadedMigration {
  const attributes = attributesOf(node, ["from", "to"], USAGE);
  const found = all.find(
    ({ migration: { from, to } }) => from === attributes.get("from") && to === attributes.get("to"),
  );
  if (found !== undefined) return found;
  const known = all.map(({ migration: { from, to } }) => `${from} to ${to}`).join(", ");
  throw new Error(`${USAGE} data/migrations has: ${known}.`);
}

/** Remark step that expands the tables of moves, before the steps that fill examples and link symbols. */
export function remarkMigrations({ siteDir }: { readonly siteDir: string }) {
  let all: Promise<LoadedMigration[]> | undefined;
  return expandElements({
    names: [ELEMENT],
    failure: "The table of a move cannot be expanded",
    load: async () => {
      const loaded = await (all ??= loadMigrations(siteDir));
      return (node) => ({ blocks: renderMigration(chosen(node, loaded)), isLive: true });
    },
  });
}
