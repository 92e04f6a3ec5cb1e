import { describe, expect, it } from "vitest";

import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import { parseAmount } from "../format";
import {
  cancelLegacyStream,
  createLegacyStream,
  divisibleDeposit,
  legacyBalances,
  legacyDelta,
  type LegacyStream,
  withdrawFromLegacyStream,
} from ".";

const tokens = (text: string): bigint => parseAmount(text, 18);
const DAY = 86_400n;

function number(value: Value | undefined): bigint {
  if (typeof value !== "bigint") throw new Error("A recorded value is no number");
  return value;
}

function text(value: Value | undefined): string {
  if (typeof value !== "string") throw new Error("A recorded value is no text");
  return value;
}

/** The token's own failures are not part of the model. */
function isTokenFailure({ error }: Step): boolean {
  return error?.args[0] === "SafeERC20: low-level call failed";
}

describe("recorded v1.1 calls", () => {
  const streams = new Map<bigint, LegacyStream>();
  const { steps } = loadVectors("legacy-v1.1");
  let nextId = 100_000n;

  function reasonOf(step: Step): Value | undefined {
    return step.error?.args[0];
  }

  function replay(step: Step): void {
    const { fn, args, at, by = "" } = step;
    const id = number(fn === "createStream" || fn === "nextStreamId" ? 0n : args[0]);
    const stream = streams.get(id);
    if (stream === undefined && ["getStream", "deltaOf", "balanceOf"].includes(fn)) {
      expect(reasonOf(step)).toBe("stream does not exist");
      return;
    }
    switch (fn) {
      case "nextStreamId":
        expect(step.returns).toBe(nextId);
        return;
      case "createStream": {
        const created = createLegacyStream({
          caller: by,
          contract: addressOf("sablier"),
          recipient: text(args[0]),
          deposit: number(args[1]),
          startTime: number(args[3]),
          stopTime: number(args[4]),
          now: at,
        });
        if (created.ok && !isTokenFailure(step)) {
          expect(step.returns).toBe(nextId);
          streams.set(nextId, created.value);
          nextId += 1n;
        } else if (!created.ok) {
          expect(reasonOf(step)).toBe(created.reason);
        }
        return;
      }
      case "withdrawFromStream": {
        const result = withdrawFromLegacyStream(stream, by, number(args[1]), at);
        expect(reasonOf(step)).toBe(result.ok ? undefined : result.reason);
        if (result.ok) {
          if (result.value === undefined) streams.delete(id);
          else streams.set(id, result.value);
        }
        return;
      }
      case "cancelStream": {
        const result = cancelLegacyStream(stream, by, at);
        expect(reasonOf(step)).toBe(result.ok ? undefined : result.reason);
        if (result.ok) {
          const event = step.events.find(({ name }) => name === "CancelStream");
          expect(event?.args).toMatchObject({
            senderBalance: result.value.sender,
            recipientBalance: result.value.recipient,
          });
          streams.delete(id);
        }
        return;
      }
    }
    if (stream === undefined) throw new Error(`${fn} needs a stream`);
    switch (fn) {
      case "getStream":
        expect(step.returns).toEqual([
          stream.sender,
          stream.recipient,
          stream.deposit,
          addressOf("token"),
          stream.startTime,
          stream.stopTime,
          stream.remainingBalance,
          stream.ratePerSecond,
        ]);
        return;
      case "deltaOf":
        expect(step.returns).toBe(legacyDelta(stream, at));
        return;
      case "balanceOf": {
        const { sender, recipient } = legacyBalances(stream, at);
        const expected =
          args[1] === stream.recipient ? recipient : args[1] === stream.sender ? sender : 0n;
        expect(step.returns).toBe(expected);
        return;
      }
      default:
        throw new Error(`The replay does not know ${fn}`);
    }
  }

  it.each(steps)("line $line: $fn", replay);
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

it("gives the balances of the page's example", () => {
  const { deposit, ratePerSecond } = divisibleDeposit(tokens("3000"), 31n * DAY);
  expect(ratePerSecond).toBe(1_120_071_684_587_813n);
  const stream: LegacyStream = {
    sender: "s",
    recipient: "r",
    deposit,
    startTime: DAY,
    stopTime: 32n * DAY,
    remainingBalance: deposit,
    ratePerSecond,
  };
  const onDay = (day: bigint): bigint => legacyBalances(stream, DAY + day * DAY).recipient;
  expect(onDay(1n)).toBe(tokens("96.7741935483870432"));
  expect(onDay(9n)).toBe(tokens("870.9677419354833888"));
  expect(onDay(10n)).toBe(tokens("967.741935483870432"));
  expect(onDay(31n)).toBe(deposit);
  const paid = withdrawFromLegacyStream(stream, "r", tokens("100"), 11n * DAY);
  expect(paid.ok && cancelLegacyStream(paid.value, "s", 11n * DAY)).toEqual({
    ok: true,
    value: { recipient: tokens("867.741935483870432"), sender: tokens("2032.2580645161279072") },
  });
});
