import type { AbiFunction, AbiParameter } from "viem";
import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  toFunctionSelector,
} from "viem";
import { describe, expect, test } from "vitest";

import { ALL_ABIS } from "../../../plugins/contract-reference/abi-source";
import { safeBatchFile } from "../../../tests/examples/support/safe-batch";
import {
  assemble,
  batchOf,
  type Call,
  calldata,
  type CallValue,
  castCommand,
  elementOf,
  explorerBoxes,
  type Hint,
  humanReadable,
  leavesOf,
  membersOf,
  nameAt,
  readLeaf,
  safeFile,
  viemCode,
} from ".";

const A = `0x${"1".repeat(40)}`;
const TO = `0x${"9".repeat(40)}`;

const functions = ALL_ABIS.files.flatMap((file) =>
  ALL_ABIS.load(file).flatMap((item) => (item.type === "function" ? [{ file, item }] : [])),
);

function itemOf(file: string, name: string): AbiFunction {
  const found = functions.find((one) => one.file === file && one.item.name === name);
  if (found === undefined) throw new Error(`There is no ${name} in ${file}`);
  return found.item;
}

const approve = erc20Abi.find((item) => item.type === "function" && item.name === "approve");

/** A text of each type that is not the default of it. */
function sample(parameter: AbiParameter): string {
  const { type } = parameter;
  const array = elementOf(parameter);
  if (array !== undefined)
    return `[${Array(array.length ?? 2)
      .fill(sample(array.element))
      .join(",")}]`;
  const members = membersOf(parameter);
  if (members !== undefined) return `[${members.map(sample).join(",")}]`;
  if (type === "address") return A;
  if (type === "bool") return "true";
  if (type === "string") return '"it\'s"';
  if (type === "bytes") return "0x1234";
  if (type.startsWith("bytes")) return `0x${"ab".repeat(Number(type.slice(5)))}`;
  return "7";
}

function callOf(
  item: AbiFunction,
  textOf: (path: string, parameter: AbiParameter) => string,
): Call {
  const leaves = new Map(leavesOf(item.inputs).map((leaf) => [leaf.path, leaf]));
  const args = assemble(item.inputs, (path) => {
    const leaf = leaves.get(path);
    if (leaf === undefined) throw new Error(`There is no ${path}`);
    return readLeaf(leaf, textOf(path, leaf.parameter), { decimals: 18 });
  });
  return { item, args, to: TO, value: 0n };
}

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}` : one)),
  );

/** Arguments as viem gives them, with members of tuples in order. */
function ordered(parameter: AbiParameter, value: unknown): unknown {
  const array = elementOf(parameter);
  if (array !== undefined) return (value as unknown[]).map((one) => ordered(array.element, one));
  const members = membersOf(parameter);
  if (members === undefined) return typeof value === "number" ? `${value}` : value;
  const byPlace = (member: AbiParameter, place: number): unknown =>
    ordered(member, (value as Record<string, unknown>)[nameAt(member.name, place)]);
  return members.map(byPlace);
}

test("calls of every function of every release are read back as they were written", () => {
  expect(functions.length).toBeGreaterThan(1000);
  expect(new Set(functions.map(({ file }) => file.split("/")[0]))).toEqual(
    new Set(["airdrops", "bob", "comptroller", "flow", "legacy", "lockup"]),
  );
  for (const { file, item } of functions) {
    const where = `${file} ${item.name}`;
    const call = callOf(item, (_, parameter) =>
      parameter.type === "string" ? "it's" : sample(parameter),
    );
    const data = calldata(call);
    const decoded = decodeFunctionData({ abi: [item], data }).args;
    const args = item.inputs.map((input, place) => ordered(input, decoded[place]));
    expect(plain(args), where).toEqual(plain(call.args));
    expect(toFunctionSelector(parseAbi([humanReadable(item)])[0] as AbiFunction), where).toBe(
      data.slice(0, 10),
    );
    const boxes = explorerBoxes(call).filter(({ path }) => path !== undefined);
    // Explorers read the boxes as JSON; values outside of tuples are bare.
    const typed = boxes.map(({ value }) =>
      value.startsWith("[") ? (JSON.parse(value) as unknown) : value === "true" ? true : value,
    );
    const again = encodeFunctionData({ abi: [item], functionName: item.name, args: typed });
    expect(again, where).toBe(data);
  }
});

describe("a linear stream of Lockup v4.0", () => {
  const item = itemOf("lockup/v4.0/SablierLockup", "createWithTimestampsLL");
  const texts: Readonly<Record<string, string>> = {
    "params.sender": A,
    "params.recipient": A,
    "params.depositAmount": "100",
    "params.token": A,
    "params.cancelable": "no",
    "params.transferable": "yes",
    "params.timestamps.start": "2027-01-01",
    "params.timestamps.end": "1830297600",
    "params.shape": "",
    "unlockAmounts.start": "0",
    "unlockAmounts.cliff": "2",
    granularity: "1w",
    cliffTime: "2027-02-01",
  };
  const units: Readonly<Record<string, Hint>> = {
    "params.depositAmount": { unit: "tokens" },
    "unlockAmounts.cliff": { unit: "tokens" },
    "params.timestamps.start": { unit: "moment" },
    "params.timestamps.end": { unit: "moment" },
    granularity: { unit: "duration" },
    cliffTime: { unit: "moment" },
  };
  const leaves = new Map(leavesOf(item.inputs).map((leaf) => [leaf.path, leaf]));
  const read = (path: string): CallValue => {
    const leaf = leaves.get(path);
    if (leaf === undefined) throw new Error(`There is no ${path}`);
    const hintOf = (one: string): Hint => units[one] ?? {};
    return readLeaf(leaf, texts[path] ?? "", { decimals: 18, hintOf });
  };
  const call: Call = { item, args: assemble(item.inputs, read), to: TO, value: 0n };

  test("fills the boxes of an explorer", () => {
    expect(explorerBoxes(call).map(({ label, value }) => [label, value])).toEqual([
      ["payable amount (ether)", "0"],
      [
        "params (tuple)",
        `["${A}","${A}","100000000000000000000","${A}",false,true,[1798761600,1830297600],""]`,
      ],
      ["unlockAmounts (tuple)", '[0,"2000000000000000000"]'],
      ["granularity (uint40)", "604800"],
      ["cliffTime (uint40)", "1801440000"],
    ]);
  });

  test("is a command of cast, in quotes for the shell", () => {
    expect(castCommand(call)).toBe(
      [
        `cast send ${TO}`,
        "  'createWithTimestampsLL((address,address,uint128,address,bool,bool,(uint40,uint40),string),(uint128,uint128),uint40,uint40)'",
        `  '(${A},${A},100000000000000000000,${A},false,true,(1798761600,1830297600),"")'`,
        "  '(0,2000000000000000000)'",
        "  '604800'",
        "  '1801440000'",
        '  --rpc-url "$RPC_URL"',
        '  --account "$KEYSTORE_ACCOUNT"',
      ].join(" \\\n"),
    );
  });

  test("is code for viem, with numbers as its types want them", () => {
    const code = viemCode(call);
    expect(code).toContain("depositAmount: 100000000000000000000n,");
    expect(code).toContain("start: 1798761600,");
    expect(code).toContain("const hash = await wallet.writeContract({");
  });
});

test("a text that the shell or cast could take for syntax is sent as bytes, or in quotes", () => {
  const item = parseAbi(["function f((string name) a)", "function g(string name) payable"]);
  const [tuple, bare] = item as unknown as [AbiFunction, AbiFunction];
  const text = `'; rm -rf $(x) "`;
  expect(castCommand({ item: tuple, args: [[text]], to: TO, value: 0n })).toContain(
    calldata({ item: tuple, args: [[text]] }),
  );
  expect(castCommand({ item: bare, args: [text], to: TO, value: 34n * 10n ** 13n })).toBe(
    [
      `cast send ${TO}`,
      "  'g(string)'",
      String.raw`  ''\''; rm -rf $(x) "'`,
      "  --value 0.00034ether",
      '  --rpc-url "$RPC_URL"',
      '  --account "$KEYSTORE_ACCOUNT"',
    ].join(" \\\n"),
  );
});

test("a read is a call without a signer", () => {
  const item = itemOf("flow/v3.0/SablierFlow", "calculateMinFeeWei");
  const call: Call = { item, args: [42n], to: TO, value: 0n };
  expect(castCommand(call)).toContain("cast call");
  expect(castCommand(call)).not.toContain("--account");
  expect(viemCode(call)).toContain("client.readContract({");
});

test("a batch and a file for Safe hold the calls in order", () => {
  const item = itemOf("flow/v1.1/SablierFlow", "pause");
  if (approve === undefined) throw new Error("ERC-20 has no approve");
  const calls = [calldata({ item, args: [3n] }), calldata({ item: approve, args: [A, 5n] })];
  const { args } = decodeFunctionData({
    abi: ALL_ABIS.load("flow/v1.1/SablierFlow"),
    data: calldata(batchOf(calls, TO)),
  });
  expect(args).toEqual([calls]);
  const file = safeBatchFile.parse(
    JSON.parse(
      safeFile(
        calls.map((data) => ({ to: TO, value: 1n, data })),
        { chainId: 11_155_111, name: "Two calls", createdAt: 1_800_000_000_000 },
      ),
    ),
  );
  expect(file.transactions.map(({ value, data }) => [value, data])).toEqual(
    calls.map((data) => ["1", data]),
  );
});

describe("readLeaf", () => {
  const read = (type: string, text: string, hint: Hint = {}, more: object = {}) =>
    readLeaf({ path: "x", parameter: { name: "x", type, ...more } }, text, {
      decimals: 6,
      contracts: { SablierLockup: TO },
      hintOf: () => hint,
    });
  const SEGMENTS = {
    components: [
      { name: "amount", type: "uint128" },
      { name: "exponent", type: "uint64" },
    ],
  };

  test.each([
    ["address", "SablierLockup", {}, TO],
    ["uint128", "1.5", { unit: "tokens" }, 1_500_000n],
    ["uint128", "1000/30d", { unit: "rate" }, 385_802_469_135_802n],
    ["uint256", "12.5", { unit: "percent" }, 125n * 10n ** 15n],
    ["uint40", "", { unit: "moment" }, 0n],
    ["uint40", "2d", { unit: "duration" }, 172_800n],
    ["int8", "-128", {}, -128n],
    ["bytes4", "0xDEADBEEF", {}, "0xdeadbeef"],
    ["bool", "no", {}, false],
    ["uint256[]", "1\n2", {}, [1n, 2n]],
    ["uint256[]", "", {}, []],
    ["string", "[a", {}, "[a"],
  ] as const)("%s %j %o", (type, text, hint, value) => {
    expect(read(type, text, hint)).toEqual(value);
  });

  test("reads arrays of tuples as rows, or as explorers take them", () => {
    const value = [
      [1n, 2n],
      [3n, 4n],
    ];
    expect(read("tuple[]", "1, 2\n3,4", {}, SEGMENTS)).toEqual(value);
    expect(read("tuple[]", '[[1,"2"],["3",4]]', {}, SEGMENTS)).toEqual(value);
  });

  test.each([
    [
      "address",
      "me",
      {},
      '"me" is not an address; write 0x and 40 hex digits, or one of SablierLockup',
    ],
    ["address", "constructor", {}, /is not an address/],
    ["uint8", "256", {}, '"256" does not fit uint8; use 0 to 255'],
    ["uint8", "-1", {}, '"-1" does not fit uint8; use 0 to 255'],
    ["uint256", "1e3", {}, '"1e3" is not a whole number; use digits only'],
    ["uint40", "1798761600000", { unit: "moment" }, /does not fit uint40; use 0 to 1099511627775/],
    ["uint128", "1.0000001", { unit: "tokens" }, /the token has 6/],
    ["uint128", "9".repeat(40), { unit: "tokens" }, /use 0 to 340282366920938463463374607431768$/],
    ["uint128", "5", { unit: "rate" }, /write tokens per period, such as 1000\/30d/],
    ["uint128", "5/0d", { unit: "rate" }, /period of 0/],
    ["bool", "perhaps", {}, '"perhaps" is not a bool; write yes or no'],
    ["bytes32", "0x12", {}, '"0x12" has 1 bytes; bytes32 has 32'],
    ["bytes", "0x1", {}, /write 0x and two hex digits a byte/],
    ["uint256[]", "1\nx", {}, 'Row 2: "x" is not a whole number; use digits only'],
    ["uint256[2]", "1", {}, "There are 1 elements; write 2"],
    ["uint256[]", "[1,[2]]", {}, /Element 2: A list stands where one uint256/],
    ["uint256[]", "[1,2", {}, /is no list; write it in brackets/],
    ["uint256[]", "[".repeat(50), {}, /is no list/],
    ["uint256[]", "1\n".repeat(301), {}, /has 301 elements; use at most 300/],
    ["string", "x".repeat(20_001), {}, /20001 characters; use at most 20000/],
  ] as const)("%s %j %o is refused with the value and the remedy", (type, text, hint, message) => {
    expect(() => read(type, text, hint)).toThrow(message);
  });

  test("names row and column of a mistake in an array of tuples", () => {
    expect(() => read("tuple[]", "1,2\n3,x", {}, SEGMENTS)).toThrow('Row 2: exponent: "x" is not');
    expect(() => read("tuple[]", "1", {}, SEGMENTS)).toThrow("Row 1: There are 1 values; write 2");
    expect(() => read("tuple[]", "[[1]]", {}, SEGMENTS)).toThrow("Element 1: There are 1 values");
  });

  test("takes time in proportion to the text, whatever it is", () => {
    const before = performance.now();
    for (const text of ["[".repeat(20_000), "[1,".repeat(6600), '["'.repeat(9000)]) {
      expect(() => read("uint256[]", text)).toThrow(RangeError);
    }
    expect(performance.now() - before).toBeLessThan(500);
  });
});
