import { sablier } from "sablier";
import type { AbiFunction, AbiParameter } from "viem";
import { decodeAbiParameters, encodeFunctionData } from "viem/utils";
import { describe, expect, test } from "vitest";

import example from "../../../../examples/json/campaign-call.json";
import { CREATE_FUNCTIONS, constructorParameters, decodeCampaign } from "./decoder";
import { readAddress } from "@site/src/forms/addresses";
import { readCalldata, verifyCommand } from "./create-call";

function types(parameters: readonly AbiParameter[]): unknown {
  return parameters.map((parameter) => ({
    name: parameter.name,
    type: parameter.type,
    ...("components" in parameter ? { components: types(parameter.components) } : {}),
  }));
}

function createFunction(name: string): AbiFunction {
  const item = CREATE_FUNCTIONS.find((candidate) => candidate.name === name);
  if (item === undefined) throw new Error(`There is no ${name}`);
  return item;
}

const BASE = {
  token: "0x2222222222222222222222222222222222222222",
  expiration: 0,
  initialAdmin: "0x1111111111111111111111111111111111111111",
  ipfsCID: "cid",
  merkleRoot: `0x${"ab".repeat(32)}`,
  campaignName: "name",
  shape: "",
} as const;
const LOCKUP = "0x4444444444444444444444444444444444444444";
const CREATOR = "0x3333333333333333333333333333333333333333";

const CALLS: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
  ["createMerkleInstant", [BASE], []],
  [
    "createMerkleLL",
    [BASE],
    [
      LOCKUP,
      true,
      false,
      {
        startTime: 0,
        startPercentage: 10n ** 17n,
        cliffDuration: 60,
        cliffPercentage: 0n,
        totalDuration: 3600,
      },
    ],
  ],
  [
    "createMerkleLT",
    [BASE],
    [LOCKUP, false, true, 1_830_297_600, [{ unlockPercentage: 10n ** 18n, duration: 86_400 }]],
  ],
];

describe("decodeCampaign", () => {
  test.each(CALLS)("%s: the constructor gets the creator in second place", (name, head, tail) => {
    const item = createFunction(name);
    const data = encodeFunctionData({ abi: [item], args: [...head, ...tail, 5n, 7n] });
    const decoded = decodeCampaign(data);
    const encoded = decoded.constructorArguments(CREATOR);
    expect(decodeAbiParameters(constructorParameters(item), encoded)).toEqual([
      ...head,
      CREATOR,
      ...tail,
    ]);
  });

  test.each(CALLS)("%s: the types are those of the published constructor", (name, head, tail) => {
    const { abi } = sablier.releases.get({ protocol: "airdrops", version: "v1.3" }) as unknown as {
      abi: Record<string, readonly { type: string; inputs?: readonly AbiParameter[] }[]>;
    };
    const item = createFunction(name);
    const data = encodeFunctionData({ abi: [item], args: [...head, ...tail, 0n, 0n] });
    const { contract } = decodeCampaign(data);
    const published = abi[contract]?.find(({ type }) => type === "constructor")?.inputs ?? [];
    expect(types(constructorParameters(item))).toEqual(types(published));
  });

  test("reads the example", () => {
    const { functionName, contract, merkleRoot } = decodeCampaign(readCalldata(example.data));
    expect([functionName, contract]).toEqual(["createMerkleLL", "SablierMerkleLL"]);
    expect(example.data).toContain(merkleRoot.slice(2));
  });

  test.each([
    ["0x", "shorter than a selector"],
    ["0x474a76", "shorter than a selector"],
    ["0x474a7634", "arguments are incomplete"],
    [example.data.slice(0, -200), "arguments are incomplete"],
    ["0x6a761202aa", "transaction of a Safe"],
    ["0xdeadbeef", "is no create function"],
    ["createMerkleLL(…)", "is not a hexadecimal digit"],
  ])("%s: %s", (text, message) => {
    expect(() => decodeCampaign(readCalldata(text))).toThrow(message);
  });

  test("names the selectors of the documentation", () => {
    expect(() => decodeCampaign("0xdeadbeef")).toThrow(
      /0x474a7634 \(createMerkleInstant\).*0x050d535a \(createMerkleLL\).*0x3f693dcb \(createMerkleLT\)/,
    );
  });
});

describe("inputs and command", () => {
  test("addresses and calldata", () => {
    expect(readAddress(` ${CREATOR} `)).toBe(CREATOR);
    expect(() => readAddress("me")).toThrow('"me" is not an address');
    expect(readCalldata("474A7634 00\n")).toBe("0x474a763400");
  });

  test.each([
    ["etherscan", '--etherscan-api-key "$ETHERSCAN_API_KEY"'],
    ["blockscout", "--verifier-url https://explorer.example/api/"],
    ["sourcify", "--verifier sourcify"],
  ] as const)("the command for %s", (verifier, option) => {
    const command = verifyCommand({
      campaign: CREATOR,
      contract: "SablierMerkleLL",
      constructorArguments: "0xab",
      chain: { id: 8453, explorer: { name: "E", url: "https://explorer.example" } },
      verifier,
    });
    expect(command).toContain(option);
    expect(command).toContain("--chain 8453 \\\n");
    expect(command.endsWith("src/SablierMerkleLL.sol:SablierMerkleLL")).toBe(true);
  });
});
