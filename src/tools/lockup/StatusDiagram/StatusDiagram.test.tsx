// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import {
  lockupSimulator,
  type LockupSchedule,
  type LockupState,
  statusOf,
} from "@site/src/lib/lockup";
import { type Outcome, unwrap } from "@site/src/lib/simulation";
import { borderPoint, type DiagramPoint, edgePath, longestMiddle, roundedPath } from "./geometry";
import { LOCKUP_DIAGRAM } from "../../../../data/status-diagrams/lockup";
import StatusDiagram from ".";

const SENDER = "0x00000000000000000000000000000000000000a1";
const RECIPIENT = "0x00000000000000000000000000000000000000b2";
const TOKEN = "0x00000000000000000000000000000000000000c3";
const DEPOSIT = 6n;

const SCHEDULES: readonly LockupSchedule[] = [
  ...[0n, 2n, DEPOSIT].map((start): LockupSchedule => ({
    model: "linear",
    unlockAmounts: { start, cliff: 0n },
    cliffTime: 12n,
  })),
  {
    model: "dynamic",
    segments: [
      { amount: DEPOSIT, exponent: 10n ** 18n, timestamp: 12n },
      { amount: 0n, exponent: 10n ** 18n, timestamp: 14n },
    ],
  },
  {
    model: "tranched",
    tranches: [
      { amount: 2n, timestamp: 12n },
      { amount: 4n, timestamp: 14n },
    ],
  },
];

type State = LockupState;

/** All transitions that some sequence of seconds, withdrawals and cancellations makes. */
function reachable(): Set<string> {
  const edges = new Set<string>();
  const statusIn = (state: State, now: bigint): string =>
    statusOf(lockupSimulator.getStream(state, 1n), now);
  const follow = (state: State, now: bigint): void => {
    const before = statusIn(state, now);
    const visit = (next: State, at: bigint): void => {
      const after = statusIn(next, at);
      if (after !== before) edges.add(`${before} > ${after}`);
    };
    const outcomes: Outcome<State, unknown>[] = [
      lockupSimulator.cancel(state, { caller: SENDER, now }, 1n),
      ...[1n, DEPOSIT].map((amount) =>
        lockupSimulator.withdraw(state, { caller: RECIPIENT, now }, 1n, RECIPIENT, amount),
      ),
    ];
    for (const outcome of outcomes) {
      if (outcome.ok) {
        visit(outcome.state, now);
        follow(outcome.state, now);
      }
    }
    if (now < 15n) {
      visit(state, now + 1n);
      follow(state, now + 1n);
    }
  };
  for (const schedule of SCHEDULES) {
    for (let now = 9n; now <= 15n; now++) {
      const empty = lockupSimulator.deploy({ maxCount: 10n });
      const common = {
        sender: SENDER,
        recipient: RECIPIENT,
        totalAmount: DEPOSIT,
        token: TOKEN,
        cancelable: true,
        transferable: true,
        shape: "",
        timestamps: { start: 10n, end: 14n },
        schedule,
      };
      const { state } = unwrap(lockupSimulator.create(empty, { caller: SENDER, now }, common));
      edges.add(`NO STREAM > ${statusIn(state, now)}`);
      follow(state, now);
    }
  }
  return edges;
}

describe("the Lockup transitions", () => {
  test("are exactly those that the model of the contract makes", () => {
    const drawn = LOCKUP_DIAGRAM.transitions.map(({ from, to }) => `${from} > ${to}`);
    expect(new Set(drawn)).toEqual(reachable());
    expect(drawn).toHaveLength(11);
  });
});

describe("geometry", () => {
  const box = { width: 100, height: 40 };

  test("lines leave a box at its border", () => {
    expect(borderPoint([0, 0], [500, 0], box)).toEqual([50, 0]);
    expect(borderPoint([0, 0], [0, -90], box)).toEqual([0, -20]);
    expect(borderPoint([3, 4], [3, 4], box)).toEqual([3, 4]);
  });

  test("corners are rounded, short ones less", () => {
    const corner: DiagramPoint[] = [
      [0, 0],
      [100, 0],
      [100, 8],
    ];
    expect(roundedPath(corner)).toBe("M0 0L96 0Q100 0 100 4L100 8");
  });

  test("a number stands on the longest part", () => {
    expect(
      longestMiddle([
        [0, 0],
        [10, 0],
        [10, 60],
      ]),
    ).toEqual([10, 30]);
    expect(longestMiddle([])).toEqual([0, 0]);
  });

  test("an edge without a route is straight and ends in a tip at the border", () => {
    const places = new Map<string, DiagramPoint>([
      ["A", [0, 0]],
      ["B", [0, 100]],
    ]);
    const shape = edgePath({ from: "A", to: "B" }, places, box);
    expect(shape.path).toBe("M0 20L0 72");
    expect(shape.tip).toMatch(/^M0 80L/);
    expect(shape.badge).toEqual([0, 50]);
  });

  test("a status without a place is named", () => {
    expect(() =>
      edgePath({ from: "A", to: "C" }, new Map<string, DiagramPoint>([["A", [0, 0]]]), box),
    ).toThrow('A transition names the status "C", which has no place; use one of A');
  });
});

function rows(): string[] {
  return screen
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
}

describe("StatusDiagram", () => {
  test("the server writes all transitions", () => {
    const html = renderToString(<StatusDiagram {...LOCKUP_DIAGRAM} />);
    for (const { trigger } of LOCKUP_DIAGRAM.transitions) {
      expect(html).toContain(trigger.replaceAll("'", "&#x27;"));
    }
    expect(html).toContain("5 statuses, 11 transitions.");
  });

  test("a choice narrows the table, explains the status and goes into the address", async () => {
    const user = userEvent.setup();
    render(<StatusDiagram {...LOCKUP_DIAGRAM} />);
    expect(rows()).toHaveLength(11);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "CANCELED");
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toMatch(/^CANCELED \(cold\)/);
    expect(window.location.search).toBe("?status=CANCELED");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(rows()).toHaveLength(11);
    expect(window.location.search).toBe("");
  });

  test("a box of the drawing chooses, and a second click gives all back", () => {
    render(<StatusDiagram {...LOCKUP_DIAGRAM} />);
    const box = (): Element => screen.getByText("PENDING", { selector: "text" });
    fireEvent.click(box());
    expect(rows()).toHaveLength(4);
    fireEvent.click(box());
    expect(rows()).toHaveLength(11);
  });
});
