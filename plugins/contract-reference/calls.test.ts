import type { Root } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toFunctionSelector } from "viem";
import { expect, test } from "vitest";

import { compile } from "../reference-kit/testing";
import { callEntries, remarkCalls } from "./calls";

const expand = (text: string): Promise<Root> => compile(text, remarkCalls());

test("an element gets the entries that it names, and the addresses of its release", async () => {
  const tree = await expand(
    '<Call release="lockup@v2.0" contract="SablierLockup" function="withdrawMax batch=SablierBatchLockup.createWithTimestampsLL" />',
  );
  const [table, element] = tree.children as [{ value: string }, MdxJsxFlowElement];
  expect(table.value).toBe(
    'import CallTable_lockup_v2_0 from "@generated/protocol-data/default/release-lockup-v2.0.json"',
  );
  const attributes = element.attributes as MdxJsxAttribute[];
  const json = attributes[3]?.value;
  const entries = JSON.parse(typeof json === "string" ? json : "") as ReturnType<
    typeof callEntries
  >;
  expect(entries.map(({ id, contract, item }) => [id, contract, toFunctionSelector(item)])).toEqual(
    [
      ["withdrawMax", "SablierLockup", "0xea5ead19"],
      ["batch", "SablierBatchLockup", "0x848c706c"],
    ],
  );
  expect(JSON.stringify(attributes[4])).toContain('"value":"CallTable_lockup_v2_0"');
});

test("any token has the functions of ERC-20", () => {
  const [approve] = callEntries("flow@v3.0", "ERC20", "approve");
  expect(approve && toFunctionSelector(approve.item)).toBe("0x095ea7b3");
});

test("one of several functions with a name is named with its types", () => {
  const [transfer] = callEntries(
    "lockup@v1.0",
    "SablierV2LockupLinear",
    "safeTransferFrom(address,address,uint256)",
  );
  expect(transfer?.id).toBe("safeTransferFrom");
  expect(transfer?.item.inputs).toHaveLength(3);
});

test.each([
  [
    '<Call release="flow@v1.0" contract="SablierFlow" function="safeTransferFrom" />',
    /has 2 functions .* Write its types, too: "safeTransferFrom\(/,
  ],
  [
    '<Call release="flow@v3.0" contract="SablierFlow" function="burnMax" />',
    /has no function "burnMax". Known: .*withdrawMax/,
  ],
  [
    '<Call release="flow@v9.9" contract="SablierFlow" function="burn" />',
    /no ABI of SablierFlow in flow v9.9/,
  ],
  [
    '<Call release={x} contract="SablierFlow" function="burn" />',
    /needs the attribute release as text/,
  ],
  ['<Call release="flow@v3.0" contract="SablierFlow" />', /needs the attribute function as text/],
])("%s stops the build", async (text, message) => {
  await expect(expand(text)).rejects.toThrow(message);
  await expect(expand(text)).rejects.toThrow(/page\.mdx:1: /);
});
