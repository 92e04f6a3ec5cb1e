import { describe, expect, it } from "vitest";

import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import { text, whole } from "../../../tests/vectors/replay";
import { parseAmount } from "../format";
import { divisibleDeposit, legacyBalances, legacyDelta, type LegacyStream } from ".";

const tokens = (amount: string): bigint => parseAmount(amount, 18);
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
        ratePerSecond: divisibleDeposit(deposit, stopTime - startTime).ratePerSecond,
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

describe("divisible deposits", () => {
  it.each([
    [31n, "2999999999999998339200", 1_660_800n],
    [30n, "2999999999999998944000", 1_056_000n],
  ])("3,000 tokens over %d days", (days, deposit, remainder) => {
    const divided = divisibleDeposit(tokens("3000"), days * DAY);
    expect(divided.deposit).toBe(BigInt(deposit));
    expect(divided.remainder).toBe(remainder);
    expect(divided.deposit % (days * DAY)).toBe(0n);
    expect(divided.ratePerSecond * days * DAY).toBe(divided.deposit);
  });

  it("refuses what no stream can hold", () => {
    expect(() => divisibleDeposit(5n, 0n)).toThrow("no length");
    expect(() => divisibleDeposit(5n, 6n)).toThrow("less than one per second");
  });
});
