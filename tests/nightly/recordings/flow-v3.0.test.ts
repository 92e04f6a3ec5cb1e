import type { Address } from "viem";
import { expect, it } from "vitest";

import { addressOf, loadVectors, type Step } from "../../vectors/load";
import { Chain, type Contract } from "../../examples/support/chain";
import { deployComptroller, deployReleased } from "../../examples/support/released";
import { expectRecordedStep } from "../../examples/support/replay";

const at = (name: string) => addressOf(name) as Address;

/** Steps that need more than the released contracts and the tests' tokens, feeds and doubles. */
const LEFT_OUT: Readonly<Record<string, (step: Step) => boolean>> = {
  "doubles of the recording's own": ({ on }) => ["delegator", "badComptroller"].includes(on),
  "Comptrollers of the recording's own, and what depends on them": ({ line, inner }) =>
    [577, 578, 580, 584, 585].includes(line) ||
    ["badComptroller", "notComptroller"].some((name) =>
      inner.some(({ args }) => args.includes(addressOf(name))),
    ),
  "the function of v1.1": ({ fn, args }) => fn === "create" && args.length === 5,
  "token URIs": ({ fn }) => fn === "tokenURI",
};

async function start(chain: Chain): Promise<Record<string, Contract>> {
  const oracle = await chain.feed(8, 2000n * 10n ** 8n, at("oracle"));
  await oracle.write("setUpdatedAt", [1_740_000_000n], { from: at("admin") });
  const contracts: Record<string, Contract> = {
    oracle,
    comptroller: await deployComptroller(chain, {
      admin: at("admin"),
      oracle: at("oracle"),
      address: at("comptroller"),
      implementation: at("comptrollerImpl"),
    }),
    nftDescriptor: await deployReleased(chain, "FlowNFTDescriptor", [], at("nftDescriptor")),
    flow: await deployReleased(
      chain,
      "SablierFlow",
      [at("comptroller"), at("nftDescriptor")],
      at("flow"),
    ),
  };
  contracts.noReceive = await chain.double("Hooks.sol", "NoHook", at("noReceive"));
  for (const [name, decimals] of [
    ["token18", 18],
    ["token6", 6],
    ["token0", 0],
    ["token19", 19],
    ["nativeErc20", 18],
  ] as const) {
    const token = await chain.token(name, decimals, at(name));
    contracts[name] = token;
    for (const owner of [at("sender"), at("third")]) {
      const minted = 10n ** (name === "token18" ? 45n : 30n);
      await token.write("mint", [owner, minted], { from: owner });
      await token.write("approve", [at("flow"), 1n << 255n], { from: owner });
    }
  }
  return contracts;
}

/** The recording's feed takes at once what the tests' feed takes in three calls. */
async function setFeed(feed: Contract, { args: [price, decimals, updatedAt], by }: Step) {
  const from = { from: by as Address };
  await feed.write("set", [price], from);
  await feed.write("setDecimals", [decimals], from);
  await feed.write("setUpdatedAt", [updatedAt], from);
}

it("the recording of Flow v3.0 is what the released contracts do", async () => {
  const { steps } = loadVectors("flow-v3.0");
  const chain = await Chain.create({ timestamp: steps[0]?.at ?? 0n });
  const contracts = await start(chain);
  let count = 0;
  for (const step of steps) {
    const contract = contracts[step.on];
    const isLeftOut = Object.values(LEFT_OUT).some((leavesOut) => leavesOut(step));
    if (contract === undefined || isLeftOut) continue;
    chain.timestamp = step.at;
    if (step.on === "oracle") {
      await setFeed(contract, step);
      continue;
    }
    count += 1;
    await expectRecordedStep(chain, contract, step);
  }
  expect(count).toBe(581);
}, 120_000);
