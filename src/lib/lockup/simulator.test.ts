import { describe, expect, it } from "vitest";
import { nft, unwrap } from "../simulation";
import {
  type LockupState,
  PLAIN_LINEAR,
  lockupSimulator as sim,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from ".";

const DAY = 86_400n;
const START = 1_740_000_000n;
const address = (digit: string) => `0x${digit.repeat(40)}`;
const SENDER = address("a");
const RECIPIENT = address("b");
const THIRD = address("c");
const TOKENS = 10n ** 18n;

describe("the 1,000-token, 100-day example", () => {
  const day = (count: bigint) => START + count * DAY;
  const stream = (state: LockupState) => sim.getStream(state, 1n);
  const created = sim.create(
    sim.deploy({}),
    { caller: SENDER, now: START },
    {
      ...{ sender: SENDER, recipient: RECIPIENT, token: address("f"), totalAmount: 1000n * TOKENS },
      ...{ cancelable: true, transferable: true, shape: "" },
      timestamps: { start: START, end: day(100n) },
      schedule: PLAIN_LINEAR,
    },
  );

  it("pays, cancels and ends with the recorded amounts", () => {
    let { state } = unwrap(created);
    expect(withdrawableAmountOf(stream(state), day(40n))).toBe(400n * TOKENS);

    const at40 = (caller: string) => ({ caller, now: day(40n) });
    state = unwrap(sim.withdraw(state, at40(THIRD), 1n, RECIPIENT, 100n * TOKENS)).state;
    for (const caller of [THIRD, SENDER]) {
      const refused = sim.withdraw(state, at40(caller), 1n, caller, 1n);
      expect(refused.ok ? "" : refused.error.name).toBe(
        "SablierLockupBase_WithdrawalAddressNotRecipient",
      );
    }
    state = unwrap(sim.withdraw(state, at40(RECIPIENT), 1n, THIRD, 100n * TOKENS)).state;
    const rest = unwrap(sim.withdrawMax(state, at40(RECIPIENT), 1n, RECIPIENT));
    expect(rest.returns).toBe(200n * TOKENS);
    state = rest.state;
    const again = sim.withdrawMax(state, at40(RECIPIENT), 1n, RECIPIENT);
    expect(again.ok ? "" : again.error.name).toBe("SablierLockupBase_WithdrawAmountZero");

    const at50 = (caller: string) => ({ caller, now: day(50n) });
    state.nfts.operators.add(nft.operatorKey(RECIPIENT, THIRD));
    state = unwrap(sim.withdraw(state, at50(THIRD), 1n, THIRD, 10n * TOKENS)).state;
    state = unwrap(sim.withdraw(state, at50(SENDER), 1n, RECIPIENT, 50n * TOKENS)).state;
    const stranger = sim.cancel(state, at50(RECIPIENT), 1n);
    expect(stranger.ok ? "" : stranger.error.name).toBe("SablierLockupBase_Unauthorized");
    state = unwrap(sim.cancel(state, at50(SENDER), 1n)).state;

    const canceled = stream(state);
    expect(statusOf(canceled, day(50n))).toBe("CANCELED");
    expect(canceled.amounts).toEqual({
      deposited: 1000n * TOKENS,
      withdrawn: 460n * TOKENS,
      refunded: 500n * TOKENS,
    });
    expect(streamedAmountOf(canceled, day(90n))).toBe(500n * TOKENS);
    expect(withdrawableAmountOf(canceled, day(90n))).toBe(40n * TOKENS);
    expect(refundableAmountOf(canceled, day(90n))).toBe(0n);
  });
});
