import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import { text, whole } from "../../../tests/vectors/replay";
import { UNIT } from "../fixed-point";
import { formatAmount } from "../format";
import { legacyBalances, legacyDelta, type LegacyStream } from ".";

const DAY = 86_400n;

describe("recorded v1.1 calls", () => {
  const streams = new Map<Value | undefined, LegacyStream>();
  const { steps } = loadVectors("legacy-v1.1");

  /** Takes over what a call did. */
  function follow({ fn, args, by = "", returns }: Step): void {
    const [id, amount] = args;
    const stream = streams.get(id);
    if (fn === "createStream") {
      const [deposit, startTime, stopTime] = [whole(args[1]), whole(args[3]), whole(args[4])];
      streams.set(returns, {
        sender: by,
        recipient: text(args[0]),
        deposit,
        startTime,
        stopTime,
        remainingBalance: deposit,
        ratePerSecond: deposit / (stopTime - startTime),
      });
    } else if (fn === "withdrawFromStream" && stream !== undefined) {
      const remainingBalance = stream.remainingBalance - whole(amount);
      streams.set(id, { ...stream, remainingBalance });
    }
  }

  /** What our formulas give for a call of a stream. */
  function answer({ fn, args, at }: Step, stream: LegacyStream): unknown {
    const { sender, recipient, deposit, startTime, stopTime } = stream;
    const balances = legacyBalances(stream, at);
    switch (fn) {
      case "deltaOf":
        return legacyDelta(stream, at);
      case "balanceOf":
        return args[1] === recipient
          ? balances.recipient
          : args[1] === sender
            ? balances.sender
            : 0n;
      case "cancelStream":
        return [balances.sender, balances.recipient];
      case "getStream": {
        const { remainingBalance, ratePerSecond } = stream;
        const times = [startTime, stopTime, remainingBalance, ratePerSecond];
        return [sender, recipient, deposit, addressOf("token"), ...times];
      }
      default:
        return undefined;
    }
  }

  const compared = steps.filter((step) => {
    if (step.error !== undefined) return false;
    const stream = streams.get(step.args[0]);
    const is = stream && answer(step, stream);
    follow(step);
    if (is === undefined) return false;
    const canceled = step.events.find(({ name }) => name === "CancelStream")?.args;
    const was = canceled && [canceled.senderBalance, canceled.recipientBalance];
    it(`line ${step.line}: ${step.fn}`, () => {
      expect(is).toEqual(was ?? step.returns);
    });
    return true;
  });

  it("are compared where they are about amounts", () => {
    expect(compared).toHaveLength(28);
  });
});

describe("the page about streams", () => {
  const page = readFileSync(path.join(SITE_DIR, "docs/guides/legacy/streams.mdx"), "utf8");
  const start = BigInt(Date.UTC(2020, 0, 1) / 1000);
  const wish = 3000n * UNIT;
  const divisible = (days: bigint): bigint => wish - (wish % (days * DAY));
  const deposit = divisible(31n);
  const ratePerSecond = deposit / (31n * DAY);

  it("rounds deposits as the contract demands, and names the rest and the rate", () => {
    const text = page.replace(/\s+/gu, " ");
    expect(text).toContain(`you pass ${deposit}. Over 30 days it is ${divisible(30n)}.`);
    expect(text).toContain(`${formatAmount(wish - deposit, 0)} base units are left over`);
    expect(text).toContain(`The rate is ${ratePerSecond} base units per second.`);
  });

  it("has the balances that the formulas give", () => {
    const rows = [...page.matchAll(/^\| January (\d+), 00:00 .*\|$/gmu)];
    const figures = rows.map(([row, date]) => [
      date,
      ...row
        .split("|")
        .slice(3, -1)
        .map((cell) => cell.replace("left", "").trim()),
    ]);
    const expected = [2n, 10n, 11n].map((date) => {
      // 100 tokens are taken at the start of January 11.
      const remainingBalance = date === 11n ? deposit - 100n * UNIT : deposit;
      const stream = {
        ...{ sender: "sender", recipient: "recipient", deposit, remainingBalance, ratePerSecond },
        ...{ startTime: start, stopTime: start + 31n * DAY },
      };
      const { recipient, sender } = legacyBalances(stream, start + (date - 1n) * DAY);
      return [`${date}`, formatAmount(recipient, 18), formatAmount(sender, 18)];
    });
    expect(figures).toEqual([["1", "0", "everything"], ...expected]);
  });
});
