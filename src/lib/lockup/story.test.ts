import { describe, expect, it } from "vitest";
import { type Story, tellStory, VESTING_STORY } from "./story";

const TOKEN = 10n ** 18n;

const STORY: Story = {
  deposit: 1000,
  days: 100,
  steps: [
    { day: 40, label: "look" },
    { day: 40, label: "withdraw", action: "withdraw", amount: 100 },
    { day: 40, label: "withdraw max", action: "withdrawMax" },
    { day: 50, label: "withdraw 60", action: "withdraw", amount: 60 },
    { day: 50, label: "cancel", action: "cancel" },
    { day: 90, label: "withdraw the rest", action: "withdrawMax" },
  ],
};

describe("tellStory", () => {
  it("knows unlocks, renouncing and transfers", () => {
    const { moments } = tellStory({
      deposit: 1000,
      days: 100,
      startUnlock: 50,
      cliff: { day: 20, unlock: 150 },
      steps: [
        { day: 10, label: "before the cliff" },
        { day: 20, label: "cliff" },
        { day: 60, label: "renounce", action: "renounce" },
        { day: 60, label: "transfer", action: "withdrawMaxAndTransfer" },
        { day: 100, label: "end" },
      ],
    });
    expect(moments.map(({ streamed, withdrawn }) => [streamed / TOKEN, withdrawn / TOKEN])).toEqual(
      [
        [50n, 0n],
        [200n, 0n],
        [600n, 0n],
        [600n, 600n],
        [1000n, 600n],
      ],
    );
    expect(moments.at(-1)?.status).toBe("SETTLED");
  });

  it("draws a jump as one", () => {
    const { points } = tellStory({
      deposit: 1000,
      days: 100,
      cliff: { day: 20, unlock: 200 },
      steps: [{ day: 20, label: "withdraw", action: "withdraw", amount: 200 }],
    });
    const onDay20 = points.filter(({ day }) => day === 20);
    expect(onDay20.map((point) => [point.streamed / TOKEN, point.inStream / TOKEN])).toEqual([
      [0n, 1000n],
      [200n, 1000n],
      [200n, 800n],
    ]);
  });

  it("has the figures that the guide to vesting data shows", () => {
    const rows = tellStory(VESTING_STORY).moments.map((moment) => [
      ...[
        moment.streamed,
        moment.withdrawn,
        moment.refunded,
        moment.inStream,
        moment.locked,
        moment.unlocked,
        moment.vestedNotWithdrawn,
      ].map((amount) => Number(amount / TOKEN)),
      moment.status,
    ]);
    expect(rows).toEqual([
      [50, 0, 0, 1000, 950, 50, 50, "STREAMING"],
      [50, 0, 0, 1000, 950, 50, 50, "STREAMING"],
      [200, 0, 0, 1000, 800, 200, 200, "STREAMING"],
      [600, 0, 0, 1000, 400, 600, 600, "STREAMING"],
      [600, 200, 0, 800, 400, 600, 400, "STREAMING"],
      [700, 200, 300, 500, 0, 1000, 500, "CANCELED"],
      [700, 700, 300, 0, 0, 1000, 0, "DEPLETED"],
    ]);
  });

  it("refuses a step that the contract would refuse", () => {
    expect(() =>
      tellStory({ ...STORY, steps: [{ day: 1, label: "greedy", action: "withdraw", amount: 11 }] }),
    ).toThrow(/"greedy" .* SablierLockupBase_Overdraw/);
  });

  it("refuses a step after the end", () => {
    const steps = [{ day: 101, label: "later" }];
    expect(() => tellStory({ ...STORY, steps })).toThrow(/"later" on day 101 .* up to 100/);
  });
});
