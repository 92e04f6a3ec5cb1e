import { parseUnits } from "viem";
import { sepolia } from "viem/chains";
import { expect } from "vitest";

import { EXAMPLE_STREAMS, type ExampleName } from "../../../src/lib/shapes/example-streams";
import { breaksOf, releasedAt } from "../../../src/lib/shapes";
import { packageAddress } from "./addresses";
import { account, Chain, type Contract, type RecorderContract } from "./chain";
import { compileExample, importChanged, mutate, readExample } from "./example";
import { createdStreams } from "./lockup";
import { type Connection, connectionOn } from "./rpc";

const V2_0 = { protocol: "lockup", version: "v2.0" };

/** Pays for the streams of a test, and is their sender. */
export const sender = account("sender");

/** Base units of a token with 18 decimals, from decimal text. */
export const dai = (text: string): bigint => parseUnits(text, 18);

/** A chain with Lockup v2.0 at its addresses on Sepolia, and a sender with tokens. */
export interface LockupChain {
  readonly chain: Chain;
  readonly token: Contract;
  readonly lockup: RecorderContract;
  readonly batchLockup: RecorderContract;
  /** What a program's `connect` takes: the sender, and the way to the chain. */
  readonly connection: Connection;
}

/**
 * Starts a chain for an example that creates Lockup streams.
 *
 * @param minted base units that the sender has
 */
export async function startLockup(minted: bigint): Promise<LockupChain> {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const at = (name: string) => chain.recorder(name, packageAddress(name, V2_0, sepolia.id));
  const lockup = await at("SablierLockup");
  const batchLockup = await at("SablierBatchLockup");
  await token.write("mint", [sender, minted], { from: sender });
  return {
    chain,
    token,
    lockup,
    batchLockup,
    connection: connectionOn(chain, sender),
  };
}

/**
 * Deploys a Solidity example that creates streams, and lets it take the sender's tokens.
 *
 * @param file example, `solidity/lockup/CreateDynamic.sol`
 * @param source changed text of the example
 */
export async function deployCreator(
  started: LockupChain,
  file: string,
  { source, approved }: { readonly source?: string | undefined; readonly approved: bigint },
  token: Contract = started.token,
): Promise<Contract> {
  const { chain, lockup, batchLockup } = started;
  const name = /(\w+)\.sol$/.exec(file)?.[1] ?? file;
  const isBatch = name.startsWith("Batch");
  const contract = await chain.deploy(name, await compileExample(file, source), [
    ...(isBatch ? [batchLockup.address] : []),
    lockup.address,
    token.address,
  ]);
  await token.write("approve", [contract.address, approved], { from: sender });
  return contract;
}

/**
 * Checks that the streams on a chain are those which the page shows, at every second that matters:
 * around each bend and jump, and at 40 moments in between.
 */
export function expectShown(chain: Chain, name: ExampleName): void {
  const streams = createdStreams(chain);
  expect(streams.map(({ check }) => check)).toEqual(
    EXAMPLE_STREAMS[name].map(({ deposited }) => ({
      ok: true,
      value: { deposit: deposited, brokerFee: 0n },
    })),
  );
  EXAMPLE_STREAMS[name].forEach((shown, index) => {
    const { start, end } = shown.timestamps;
    const times = [
      ...breaksOf(shown).flatMap((time) => [time - 1n, time, time + 1n]),
      ...Array.from({ length: 40 }, (_, part) => start + ((end - start) * BigInt(part)) / 40n),
    ].filter((time) => time >= start);
    expect(times.map((time) => streams[index]?.streamedAfter(time - start))).toEqual(
      times.map((time) => releasedAt(shown, time)),
    );
  });
}

let copies = 0;

/**
 * Loads a TypeScript example with one mistake in it.
 *
 * @param file path below `examples`
 */
export function importMistaken(file: string, from: string, to: string): Promise<unknown> {
  return importChanged(file, mutate(readExample(file), from, to), `mistaken-${++copies}`);
}
