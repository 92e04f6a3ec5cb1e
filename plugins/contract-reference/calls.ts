import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { type AbiParameter, erc20Abi } from "viem";

import type { CallEntry } from "../../src/lib/call";
import type { AbiFile } from "../../data/contracts/schema";
import { canonicalSignature } from "../../src/lib/abi";
import { expandElements } from "../reference-kit/expand";
import { program } from "../reference-kit/nodes";
import { loadAbi } from "./abi-source";

/** Element that builds calls: it gets the ABI entries of the functions that it names. */
const CALL_ELEMENT = "Call";

/** Contract of any token, which no release has an ABI of. */
const TOKEN = "ERC20";

const USAGE =
  'Write for example <Call release="lockup@v4.0" contract="SablierLockup" function="withdrawMax" />.';

type Named = AbiParameter & { readonly components?: readonly AbiParameter[] };

/** A parameter without what only compilers need. */
const short = ({ name, type, components }: Named): AbiParameter => ({
  name: name ?? "",
  type,
  ...(components && { components: components.map(short) }),
});

/**
 * The ABI entries of the functions that an element names.
 *
 * @param release as in `lockup@v4.0`
 * @param contract of functions without one
 * @param functions names with spaces between them, with their types (`f(uint256)`) where there are several;
 *   each may name another contract (`SablierBatchLockup.createWithTimestampsLL`) and a word for addresses
 *   (`batch=…`)
 * @throws Error naming the function or the contract that there is not, or of which there are several
 */
export function callEntries(release: string, contract: string, functions: string): CallEntry[] {
  return functions.split(" ").map((text) => {
    const [, word, owner = contract, name = ""] =
      /^(?:(\w+)=)?(?:(\w+)\.)?(\w+(?:\(\S*\))?)$/u.exec(text) ?? [];
    const abi =
      owner === TOKEN ? erc20Abi : loadAbi(`${release.replace("@", "/")}/${owner}` as AbiFile);
    const found = abi.filter(
      (item) =>
        item.type === "function" && (item.name === name || canonicalSignature(item) === name),
    );
    const [item, ...others] = found;
    if (item?.type !== "function") {
      const known = abi.flatMap((one) => (one.type === "function" ? [one.name] : [])).join(", ");
      throw new Error(`${owner} of ${release} has no function "${text}". Known: ${known}.`);
    }
    if (others.length > 0) {
      throw new Error(
        `${owner} of ${release} has ${found.length} functions "${name}". Write its types, too: "${canonicalSignature(item)}".`,
      );
    }
    const { stateMutability, inputs, outputs } = item;
    return {
      id: word ?? item.name,
      contract: owner,
      item: {
        type: "function",
        name: item.name,
        stateMutability,
        inputs: inputs.map(short),
        outputs: outputs.map(short),
      },
    };
  });
}

function textOf(node: MdxJsxFlowElement, name: string): string {
  const found = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  if (typeof found?.value !== "string") {
    throw new Error(`<${CALL_ELEMENT}> needs the attribute ${name} as text. ${USAGE}`);
  }
  return found.value;
}

/** `name={identifier}` as MDX makes it. */
const reference = (name: string, identifier: string): MdxJsxAttribute => ({
  type: "mdxJsxAttribute",
  name,
  value: {
    type: "mdxJsxAttributeValueExpression",
    value: identifier,
    data: program({
      type: "ExpressionStatement",
      expression: { type: "Identifier", name: identifier },
    }),
  },
});

/**
 * Remark step that hands each builder of calls the ABI entries of its functions, and no others, and the
 * addresses of its release, see {@link expandElements}.
 */
export function remarkCalls() {
  return expandElements({
    names: [CALL_ELEMENT],
    failure: "Calls cannot be built",
    load: () => (node) => {
      const release = textOf(node, "release");
      const entries = callEntries(release, textOf(node, "contract"), textOf(node, "function"));
      const table = `CallTable_${release.replaceAll(/\W/gu, "_")}`;
      const data = `@generated/protocol-data/default/release-${release.replace("@", "-")}.json`;
      node.attributes.push(
        { type: "mdxJsxAttribute", name: "entries", value: JSON.stringify(entries) },
        reference("table", table),
      );
      return { blocks: [node], isLive: true, imports: { [table]: data } };
    },
  });
}
