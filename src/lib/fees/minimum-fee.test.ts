import { describe, expect, it } from "vitest";

import * as sim from "../../../tests/oracle/comptroller";
import {
  addressOf,
  loadVectors,
  type Step,
  type Value,
  type VectorFile,
} from "../../../tests/vectors/load";
import { observed, recorded, type Result, text, whole } from "../../../tests/vectors/replay";
import { attempt, formatContractError, Revert } from "../fixed-point";
import type { PriceFeed } from "../lockup";
import { type CallContext, EMPTY_REVERT, type Outcome } from "../simulation";
import { calculateMinFeeWeiFor, type ComptrollerVersion, convertUsdFeeToWei, MAX_FEE_USD } from ".";

const DOLLAR = 10n ** 8n;
const NOW = 1_780_000_000n;

const feedOf = (answer: bigint, decimals = 8n, updatedAt = NOW): PriceFeed => ({
  decimals,
  round: { answer, updatedAt },
});

/** Fee in wei, and in brackets why it is 0, or the revert. */
function describeFee(
  feeUsd: bigint,
  feed?: PriceFeed,
  version: ComptrollerVersion = "v1.1",
): string {
  const fee = convertUsdFeeToWei(feeUsd, { version, feed, now: NOW });
  if (!fee.ok) return formatContractError(fee.error);
  return fee.value.zero === undefined ? String(fee.value.wei) : `0 (${fee.value.zero})`;
}

describe("the minimum fee", () => {
  it.each([
    [DOLLAR, feedOf(3000n * DOLLAR), "333333333333333"],
    [99n * 10n ** 6n, feedOf(3000n * DOLLAR), "330000000000000"],
    [MAX_FEE_USD, feedOf(3000n * DOLLAR), "33333333333333333"],
    [DOLLAR, feedOf(1n), String(10n ** 26n)],
    [DOLLAR, undefined, "0 (no-feed)"],
    [0n, feedOf(3000n * DOLLAR), "0 (no-fee)"],
    [DOLLAR, { decimals: "reverts", round: "malformed" }, "0 (feed-reverts)"],
    [DOLLAR, { decimals: 8n, round: "reverts" }, "0 (feed-reverts)"],
    [DOLLAR, feedOf(3000n, 0n), "0 (decimals)"],
    [DOLLAR, feedOf(3000n, 37n), "0 (decimals)"],
    [DOLLAR, feedOf(0n), "0 (not-positive)"],
    [DOLLAR, feedOf(3000n * DOLLAR, 8n, NOW + 1n), "0 (future)"],
    [DOLLAR, feedOf(3000n * DOLLAR, 8n, NOW - 86_400n), "333333333333333"],
    [DOLLAR, feedOf(3000n * DOLLAR, 8n, NOW - 86_401n), "0 (stale)"],
    [DOLLAR, feedOf(1n << 128n), "0 (too-large)"],
    [DOLLAR, feedOf((1n << 128n) - 1n, 6n), "0 (too-large)"],
    [DOLLAR, feedOf(1n, 36n), "0 (too-small)"],
    [DOLLAR, feedOf((1n << 128n) - 1n), "0 (rounds-to-zero)"],
    [DOLLAR, { decimals: "malformed", round: "reverts" }, "(empty revert data)()"],
    [DOLLAR, { decimals: 8n, round: "malformed" }, "(empty revert data)()"],
    [1n << 255n, feedOf(3000n * DOLLAR), "Panic(17)"],
  ] as const)("of %d with a feed %o is %s", (fee, feed, expected) => {
    expect(describeFee(fee, feed)).toBe(expected);
  });

  it("of v1.0 follows the feed's own decimals", () => {
    const fine = feedOf(123_456_789_012_345_678_901n, 18n);
    expect(describeFee(DOLLAR, fine)).toBe("8100000073053900");
    expect(describeFee(DOLLAR, fine, "v1.0")).toBe("8100000072900000");
    expect(describeFee(DOLLAR, feedOf(3000n, 0n), "v1.0")).toBe("333333333333333");
    expect(describeFee(DOLLAR, feedOf(3000n, 255n), "v1.0")).toBe("Panic(17)");
  });

  it("of a user is the custom fee when one is enabled, also one of 0", () => {
    const context = { version: "v1.1", feed: feedOf(3000n * DOLLAR), now: NOW } as const;
    const weiOf = (custom: bigint | undefined) => {
      const fee = calculateMinFeeWeiFor({ minimum: DOLLAR, custom }, context);
      return fee.ok && fee.value.wei;
    };
    expect([undefined, 0n, 2n * DOLLAR].map(weiOf)).toEqual([
      333_333_333_333_333n,
      0n,
      666_666_666_666_666n,
    ]);
  });
});

/** A price feed double of the recordings. */
interface Double {
  answer: bigint;
  decimals: bigint;
  /** Undefined while it answers with the block's time. */
  updatedAt: bigint | undefined;
  mode: bigint;
}

const DOUBLES = ["ethOracle", "feed", "feed2"];

/** What a double does now; an address without code answers nothing. */
function readFeed(double: Double | undefined, now: bigint): PriceFeed {
  if (double === undefined) return { decimals: "malformed", round: "malformed" };
  const { answer, decimals, updatedAt = now, mode } = double;
  const round = { answer, updatedAt };
  switch (mode) {
    case 1n:
      return { decimals: "reverts", round };
    case 2n:
      return { decimals, round: "reverts" };
    case 3n:
      return { decimals, round: "malformed" };
    case 4n:
      return { decimals: "malformed", round };
    default:
      return { decimals, round };
  }
}

/** Functions that need no state, and what they return. */
const CONSTANTS: Readonly<Record<string, (version: ComptrollerVersion) => Value>> = {
  MAX_FEE_USD: () => MAX_FEE_USD,
  MINIMAL_INTERFACE_ID: () => "0x65443910",
  VERSION: (version) => version,
  UPGRADE_INTERFACE_VERSION: () => "5.0.0",
  FEE_MANAGEMENT_ROLE: () => sim.ROLES.feeManager,
  FEE_COLLECTOR_ROLE: () => sim.ROLES.feeCollector,
  ATTESTOR_MANAGER_ROLE: () => sim.ROLES.attestorManager,
};

/** Replays one file and collects what differs. */
class Replay {
  readonly differences: string[] = [];
  compared = 0;
  private state: sim.ComptrollerState;
  private tokens = 0n;
  private readonly doubles = new Map<string, Double>();

  constructor(version: ComptrollerVersion, oracle: string) {
    this.state = sim.deploy({
      address: addressOf("comptroller"),
      version,
      admin: addressOf("admin"),
      oracle: addressOf(oracle),
    });
    for (const name of DOUBLES) {
      const fresh = { answer: 3000n * DOLLAR, decimals: 8n, updatedAt: undefined, mode: 0n };
      this.doubles.set(addressOf(name), fresh);
    }
  }

  run(step: Step): void {
    const isSent = step.by !== undefined && step.error === undefined;
    if (DOUBLES.includes(step.on) && isSent) this.turn(step);
    if (step.on === "comptroller")
      this.compare(step, step.by === undefined ? this.read(step) : this.send(step));
    else if (isSent) this.receive(step);
  }

  /** Changes a double. */
  private turn({ on, fn, args }: Step): void {
    const double = this.doubles.get(addressOf(on));
    if (double === undefined) return;
    if (fn === "set") double.answer = whole(args[0]);
    else if (fn === "setDecimals") double.decimals = whole(args[0]);
    else if (fn === "setUpdatedAt") double.updatedAt = whole(args[0]);
    else if (fn === "setFresh") double.updatedAt = undefined;
    else if (fn === "setMode") double.mode = whole(args[0]);
    else if (fn === "close") this.doubles.delete(addressOf(on));
  }

  /** Takes what other contracts sent to the Comptroller. */
  private receive({ events }: Step): void {
    const { address } = this.state;
    for (const { name, args } of events) {
      const arrived = name === "Transfer" && args.to === address ? whole(args.value) : 0n;
      this.tokens += arrived;
    }
    this.state = { ...this.state, balance: this.state.balance + this.fetched(events) };
  }

  /** Native coin that protocol contracts sent, wei. */
  private fetched(events: Step["events"]): bigint {
    return events
      .filter(
        ({ name, args }) =>
          name === "TransferFeesToComptroller" && args.comptroller === this.state.address,
      )
      .reduce((sum, { args }) => sum + whole(args.feeAmount), 0n);
  }

  private read({ fn, args, at }: Step): Result | undefined {
    const { state } = this;
    const feed = readFeed(this.doubles.get(state.oracle), at);
    const constant = CONSTANTS[fn];
    if (constant !== undefined) return { returns: constant(state.version) };
    const reads: Readonly<Record<string, () => unknown>> = {
      balance: () => state.balance,
      admin: () => state.admin,
      oracle: () => state.oracle,
      attestor: () => state.attestor,
      proxiableUUID: () => {
        throw new Revert("UUPSUnauthorizedCallContext");
      },
      supportsInterface: () => ["0x01ffc9a7", "0x65443910"].includes(text(args[0])),
      hasRoleOrIsAdmin: () => sim.passes(state, text(args[0]), text(args[1])),
      getMinFeeUSD: () => sim.feeUsd(state, whole(args[0])),
      getMinFeeUSDFor: () => sim.feeUsd(state, whole(args[0]), text(args[1])),
      convertUSDFeeToWei: () => sim.convert(state, whole(args[0]), feed, at),
      calculateMinFeeWei: () => sim.minimumWei(state, { protocol: whole(args[0]) }, feed, at),
      calculateMinFeeWeiFor: () =>
        sim.minimumWei(state, { protocol: whole(args[0]), user: text(args[1]) }, feed, at),
    };
    const body = reads[fn];
    if (body === undefined) return undefined;
    const checked = attempt(body);
    return checked.ok ? { returns: checked.value } : { error: checked.error };
  }

  /** What the called contracts did, as recorded. */
  private answerOf({ error, events, returns }: Step): sim.Answer {
    if (error !== undefined) {
      const silent = error.name === "SablierComptroller_ExecutionFailedSilently";
      const args = silent
        ? []
        : error.args.map((value) => (typeof value === "bigint" ? value : text(value)));
      return { ok: false, error: { name: silent ? EMPTY_REVERT : error.name, args } };
    }
    const others = events.filter(({ by }) => by !== this.state.address);
    return {
      ok: true,
      result: returns === undefined ? "0x" : text(returns),
      events: others.map(({ by, name, args }) => ({ emitter: by, name, args })),
    };
  }

  private send(step: Step): Result | undefined {
    const { fn, args } = step;
    const context: CallContext = { caller: step.by ?? "", now: step.at, value: step.wei };
    if (fn === "receive") {
      this.state = { ...this.state, balance: this.state.balance + step.wei };
      return {};
    }
    const outcome = this.transact(step, context);
    if (outcome === undefined) return undefined;
    if (!outcome.ok) return { error: outcome.error };
    this.state = outcome.state;
    if (fn === "withdrawERC20Token") this.tokens = 0n;
    if (fn === "upgradeToAndCall" && args[0] === addressOf("comptrollerImpl2")) {
      this.state = { ...this.state, version: "v1.1" };
    }
    return { returns: outcome.returns ?? null, events: outcome.events };
  }

  private transact(
    step: Step,
    context: CallContext,
  ): Outcome<sim.ComptrollerState, string | undefined> | undefined {
    const { args, at } = step;
    const { state } = this;
    const answer = this.answerOf(step);
    const [first, second] = args;
    const custom = (fee: bigint | undefined) =>
      sim.setCustomFee(state, context, { protocol: whole(first), user: text(second), fee });
    const role = (grant: boolean) =>
      sim.changeRole(state, context, { role: text(first), account: text(second), grant });
    const calls: Readonly<Record<string, () => Outcome<sim.ComptrollerState, string | undefined>>> =
      {
        setMinFeeUSD: () => sim.setMinFeeUSD(state, context, whole(first), whole(second)),
        setCustomFeeUSDFor: () => custom(whole(args[2])),
        disableCustomFeeUSDFor: () => custom(undefined),
        grantRole: () => role(true),
        revokeRole: () => role(false),
        setAttestor: () => sim.setAttestor(state, context, text(first)),
        setAttestorForCampaign: () =>
          sim.askCampaign(state, context, sim.ROLES.attestorManager, answer),
        lowerMinFeeUSDForCampaign: () =>
          sim.askCampaign(state, context, sim.ROLES.feeManager, answer),
        execute: () =>
          sim.execute(state, context, { target: text(first), data: text(second) }, answer),
        transferAdmin: () => sim.transferAdmin(state, context, text(first)),
        setOracle: () => {
          const { round } = readFeed(this.doubles.get(text(first)), at);
          return sim.setOracle(state, context, text(first), round);
        },
        transferFees: () =>
          sim.transferFees(state, context, text(second), {
            fetched:
              Array.isArray(first) && first.length > 0
                ? answer
                : { ok: true, result: "", events: [] },
            received: this.fetched(step.events),
            accepts: text(second) !== addressOf("noReceive"),
          }),
        withdrawERC20Token: () =>
          sim.withdrawERC20Token(state, context, {
            token: text(first),
            to: text(second),
            amount: this.tokens,
          }),
        upgradeToAndCall: () => sim.upgradeToAndCall(state, context, text(first), answer),
        initialize: () => ({ ok: false, error: { name: "InvalidInitialization", args: [] } }),
      };
    return calls[step.fn]?.();
  }

  private compare(step: Step, result: Result | undefined): void {
    if (result === undefined) {
      this.differences.push(`line ${step.line}: ${step.fn} is not modeled`);
      return;
    }
    this.compared += 1;
    const expected = JSON.stringify(recorded(step));
    const found = JSON.stringify(observed(result));
    if (sorted(expected) !== sorted(found)) {
      this.differences.push(`line ${step.line}: ${step.fn}\n  ${expected}\n  ${found}`);
    }
  }
}

/** The same JSON with the fields of its objects in alphabetical order. */
function sorted(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}

describe.each([
  ["lockup-v4.0", "v1.1", "ethOracle"],
  ["comptroller-v1.1", "v1.1", "feed"],
  ["comptroller-v1.0", "v1.0", "feed"],
] as const satisfies readonly (readonly [VectorFile, ComptrollerVersion, string])[])(
  "the Comptroller of %s",
  (file, version, oracle) => {
    it("does what was recorded, in every call", () => {
      const replay = new Replay(version, oracle);
      for (const step of loadVectors(file).steps) replay.run(step);
      expect(replay.differences).toEqual([]);
      expect(replay.compared).toBeGreaterThan(100);
    });
  },
);
