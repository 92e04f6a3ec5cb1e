import { parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/airdrops/create-instant-campaign";
import { buildTree, merkleProof, verifyProof } from "../../../src/lib/airdrops";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import { connectionOn } from "../support/rpc";

const SOLIDITY = "solidity/airdrops/CreateInstantCampaign.sol";
const TYPESCRIPT = "typescript/airdrops/create-instant-campaign.ts";

const creator = account("creator");
const ROWS = [
  { index: 0n, recipient: account("a"), amount: parseUnits("1000", 18) },
  { index: 1n, recipient: account("b"), amount: parseUnits("2500", 18) },
  { index: 2n, recipient: account("c"), amount: parseUnits("500", 18) },
] as const;
const TREE = buildTree(ROWS);
const TOTAL = parseUnits("4000", 18);
const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
const LIFETIME = 7_257_600n;

async function deployExample(source?: string, approved = TOTAL) {
  const chain = await Chain.create();
  const token = await chain.token("DAI", 18);
  const factory = await chain.recorder("SablierMerkleFactory");
  const contract = await chain.deploy(
    "CreateInstantCampaign",
    await compileExample(SOLIDITY, source),
    [factory.address, token.address],
  );
  await token.write("mint", [creator, TOTAL], { from: creator });
  await token.write("approve", [contract.address, approved], { from: creator });
  return { chain, token, factory, contract };
}

async function startTypeScript() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const release = { protocol: "airdrops", version: "v1.3" };
  const address = packageAddress("SablierMerkleFactory", release, sepolia.id);
  const factory = await chain.recorder("SablierMerkleFactory", address);
  await token.write("mint", [creator, TOTAL], { from: creator });
  const wanted = {
    token: token.address,
    merkleRoot: TREE.root,
    ipfsCID: CID,
    expiration: Number(chain.timestamp + LIFETIME),
    total: TOTAL,
    recipients: 3n,
  };
  return { chain, token, factory, wanted };
}

const expectedCall = (chain: Chain, token: string, caller: string) => ({
  contract: "SablierMerkleFactory",
  functionName: "createMerkleInstant",
  args: [
    {
      token,
      expiration: Number(chain.timestamp + LIFETIME),
      initialAdmin: creator,
      ipfsCID: CID,
      merkleRoot: TREE.root,
      campaignName: "Spring rewards",
      shape: "",
    },
    TOTAL,
    3n,
  ],
  caller,
  value: 0n,
});

async function checkSolidity(source?: string): Promise<void> {
  const { chain, token, factory, contract } = await deployExample(source);
  const campaign = await contract.write("create", [TREE.root, CID, TOTAL, 3n], { from: creator });
  expect(campaign).not.toBe(zeroAddress);
  expect(factory.calls()).toEqual([expectedCall(chain, token.address, contract.address)]);
  expect(await token.read("balanceOf", [campaign])).toBe(TOTAL);
  expect(await token.read("balanceOf", [creator])).toBe(0n);
}

async function checkTypeScript(module = example): Promise<void> {
  const { chain, token, factory, wanted } = await startTypeScript();
  const campaign = await module.main(module.connect(...connectionOn(chain, creator)), wanted);
  expect(factory.calls()).toEqual([expectedCall(chain, token.address, creator)]);
  expect(await token.read("balanceOf", [campaign])).toBe(TOTAL);
}

describe("the campaign of the examples", () => {
  it("pays out the total of three rows, each with a proof", () => {
    expect(ROWS.reduce((sum, row) => sum + row.amount, 0n)).toBe(TOTAL);
    ROWS.forEach((row, index) =>
      expect(verifyProof(TREE.root, row, merkleProof(TREE, index))).toBe(true),
    );
  });
});

describe("the Solidity example", () => {
  it("creates and funds a campaign", () => checkSolidity());

  it("reverts as a whole without approval", async () => {
    const { contract, factory } = await deployExample(undefined, TOTAL - 1n);
    await expect(
      contract.write("create", [TREE.root, CID, TOTAL, 3n], { from: creator }),
    ).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
      args: [contract.address, TOTAL - 1n, TOTAL],
    });
    expect(factory.calls()).toEqual([]);
  });

  it("cannot create the same campaign twice, even with other totals", async () => {
    const { contract } = await deployExample();
    await contract.write("create", [TREE.root, CID, 1n, 1n], { from: creator });
    await expect(
      contract.write("create", [TREE.root, CID, 2n, 2n], { from: creator }),
    ).rejects.toMatchObject({ data: "0x" });
  });
});

describe("the TypeScript example", () => {
  it("creates and funds a campaign", () => checkTypeScript());

  it("fails loudly when it cannot fund the campaign", async () => {
    const { chain, factory, wanted } = await startTypeScript();
    const client = example.connect(...connectionOn(chain, creator));
    await expect(example.main(client, { ...wanted, total: TOTAL + 1n })).rejects.toThrow(
      /0xe450d38c/,
    );
    expect(factory.calls()).toHaveLength(1);
  });

  it("names a chain without Airdrops v1.3", async () => {
    const { chain, wanted } = await startTypeScript();
    const client = example.connect(...connectionOn(chain, creator));
    const nowhere = { ...client, chain: { ...sepolia, id: 1_000_001, name: "Nowhere" } };
    await expect(example.main(nowhere as never, wanted)).rejects.toThrow(
      "Airdrops v1.3 is not on Nowhere.",
    );
  });
});

describe("a mistake in the Solidity example", () => {
  it.each([
    [
      "arguments in the wrong order",
      "            aggregateAmount,\n            recipientCount\n        );",
      "            recipientCount,\n            aggregateAmount\n        );",
      /expected .* to deeply equal/,
    ],
    [
      "no funding",
      "TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);",
      "",
      /expected 0n to be 4000000000000000000000n/,
    ],
    [
      "a field that the struct lacks",
      'campaignName: "Spring rewards"',
      'name: "Spring rewards"',
      /Named argument "name" does not match function declaration/,
    ],
    [
      "too few arguments",
      "            aggregateAmount,\n            recipientCount\n        );",
      "            aggregateAmount\n        );",
      /Wrong argument count for function call: 2 arguments given but expected 3/,
    ],
    [
      "a wrong amount",
      "address(campaign), aggregateAmount)",
      "address(campaign), aggregateAmount / 2)",
      /expected 2000000000000000000000n to be 4000000000000000000000n/,
    ],
    [
      "a wrong address",
      "initialAdmin: msg.sender",
      "initialAdmin: address(this)",
      /expected .* to deeply equal/,
    ],
  ])("is found: %s", async (_, from, to, message) => {
    await expect(checkSolidity(mutate(readExample(SOLIDITY), from, to))).rejects.toThrow(message);
  });
});

describe("a mistake in the TypeScript example", () => {
  it.each([
    [
      "arguments in the wrong order",
      "args: [base, total, recipients]",
      "args: [base, recipients, total]",
      /expected .* to deeply equal/,
    ],
    [
      "too few arguments",
      "args: [base, total, recipients]",
      "args: [base, total]",
      /ABI encoding params\/values length mismatch/,
    ],
    [
      "a wrong amount",
      "args: [address, total]",
      "args: [address, total / 2n]",
      /expected 2000000000000000000000n to be 4000000000000000000000n/,
    ],
    [
      "funding for a wrong address",
      "args: [address, total]",
      "args: [factory.address, total]",
      /expected 0n to be 4000000000000000000000n/,
    ],
  ])("is found: %s", async (name, from, to, message) => {
    const source = mutate(readExample(TYPESCRIPT), from, to);
    const module = await importChanged(TYPESCRIPT, source, name.replace(/\W+/g, "-"));
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(message);
  });
});
