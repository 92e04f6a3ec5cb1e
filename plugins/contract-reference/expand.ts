import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { expandElements, onlyAttribute, type Replacement } from "../reference-kit/expand";
import type { Block } from "../reference-kit/nodes";
import { renderErrorTable, renderUnit } from "./render";
import { referenceSource, type ReferenceSource } from "./source";
import { linkSymbols } from "./symbol-links";
import type { SymbolIndex } from "./symbols";
import { scopeOf } from "./units";

export interface ContractReferenceOptions {
  /** Folder of the site, which holds `data/contracts`. */
  readonly siteDir: string;
  /** Where the descriptions come from; by default the files of the site. */
  readonly source?: ReferenceSource;
}

/** Element that stands for the reference of a unit: `<ContractReference contract="…" />`. */
export const REFERENCE_ELEMENT = "ContractReference";

/** Element that stands for a table of all errors: `<ErrorReference protocol="lockup/v4.0" />`. */
export const ERRORS_ELEMENT = "ErrorReference";

function blocksOf(node: MdxJsxFlowElement, index: SymbolIndex): Block[] {
  if (node.name === ERRORS_ELEMENT) {
    const scope = onlyAttribute(node, "protocol", "lockup");
    const blocks = renderErrorTable(index, scope);
    if (blocks.length > 0) return blocks;
    const known = [...new Set([...index.reference.units.keys()].map(scopeOf))].join(", ");
    throw new Error(`No errors are described for the protocol "${scope}". Known: ${known}.`);
  }
  const id = onlyAttribute(node, "contract", "lockup/SablierLockup");
  const unit = index.reference.units.get(id);
  if (unit === undefined) {
    const known = [...index.reference.units.keys()].join(", ");
    throw new Error(`There is no unit "${id}" below data/contracts. Known: ${known}.`);
  }
  return renderUnit(index, unit);
}

function replacement(node: MdxJsxFlowElement, index: SymbolIndex): Replacement {
  const blocks = blocksOf(node, index);
  const dead = linkSymbols({ type: "root", children: blocks }, index);
  if (dead.length > 0) {
    throw new Error(dead.map(({ target, reason }) => `${target} is dead: ${reason}`).join("\n"));
  }
  return { blocks, isLive: false };
}

/** Remark step that expands the elements of the contract reference, see {@link expandElements}. */
export function remarkContractReference({ siteDir, source }: ContractReferenceOptions) {
  const reference = source ?? referenceSource(siteDir);
  return expandElements({
    names: [REFERENCE_ELEMENT, ERRORS_ELEMENT],
    failure: "The reference cannot be expanded",
    load: async () => {
      const index = await reference.load();
      return (node) => replacement(node, index);
    },
  });
}
