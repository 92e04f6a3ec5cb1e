import { getAddress, parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup-v4.0/find-price-gated";
import { importChanged, mutate, readExample } from "../support/example";
import {
  dai,
  DAY,
  open,
  openGated,
  other,
  recipient,
  sender,
  startLockup,
  stranger,
} from "../support/lockup-v4";

const TYPESCRIPT = "typescript/lockup-v4.0/find-price-gated.ts";

/** Streams of both kinds, one that comes, one that goes and one that is withdrawn in full. */
async function check(module = example): Promise<void> {
  const started = await startLockup(0n);
  const { chain, lockup, token, connection } = started;
  const feed = await chain.feed(8, parseUnits("4000", 8));
  const gated = (to: `0x${string}`, amount: bigint) =>
    openGated(started, feed.address, { to, amount });
  const end = Number(chain.timestamp + 100n * DAY);
  await open(started);
  const kept = await gated(recipient, dai("100"));
  const gone = await gated(recipient, dai("200"));
  const bought = await gated(stranger, dai("300"));
  await open(started);
  const transfer = (from: `0x${string}`, to: `0x${string}`, id: bigint) =>
    lockup.write("transferFrom", [from, to, id], { from });
  await transfer(recipient, other, gone);
  await transfer(stranger, recipient, bought);
  await feed.write("set", [parseUnits("5000", 8)], { from: stranger });
  await lockup.write("withdrawMax", [bought, recipient], { from: recipient });

  const [, transport] = connection(sender);
  const find = (options: object) =>
    module.main(module.connect(transport), { recipient, from: 0n, ...options });
  const like = (streamId: bigint, inStream: bigint) => ({
    streamId,
    sender: getAddress(sender),
    token: getAddress(token.address),
    inStream,
    endTime: expect.any(Number) as number,
    oracle: getAddress(feed.address),
    targetPrice: parseUnits("5000", 8),
  });
  // In one request, block by block, and in parts that end before the newest block or at it.
  for (const range of [10_000n, 1n, 3n, chain.blockNumber + 1n]) {
    expect(await find({ range })).toEqual([like(kept, dai("100")), like(bought, 0n)]);
  }
  const [first] = await find({});
  expect(Math.abs((first?.endTime ?? 0) - end)).toBeLessThan(Number(DAY));
  expect((await find({ recipient: other })).map(({ streamId }) => streamId)).toEqual([gone]);
  expect(await find({ recipient: stranger })).toEqual([]);
}

describe("find-price-gated.ts", () => {
  it("lists the price-gated streams that an account holds now, and what is in them", () => check());

  it.each([
    [
      "the first owner in place of the last",
      "owners.set(args.tokenId, args.to)",
      "owners.set(args.tokenId, owners.get(args.tokenId) ?? args.to)",
    ],
    ["a block too few in each range", "fromBlock + range - 1n", "fromBlock + range - 2n"],
  ])("finds other streams with %s", async (name, before, after) => {
    const module = await importChanged(
      TYPESCRIPT,
      mutate(readExample(TYPESCRIPT), before, after),
      name.replaceAll(" ", "-"),
    );
    await expect(check(module as typeof example)).rejects.toThrow();
  });
});
