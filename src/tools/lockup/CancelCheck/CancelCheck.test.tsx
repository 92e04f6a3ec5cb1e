// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import CancelCheck from ".";
import { CANCEL_FIELDS, type CancelOutcome, evaluate } from "./evaluate";

const initial = initialTexts(CANCEL_FIELDS);
const TOKEN = 10n ** 18n;

function outcomeOf(change: Partial<typeof initial>): CancelOutcome {
  const { outcome, problems } = evaluate({ ...initial, ...change });
  if (outcome === undefined) throw new Error(JSON.stringify(problems));
  return outcome;
}

function errorOf(change: Partial<typeof initial>): string {
  const outcome = outcomeOf(change);
  return outcome.ok ? "" : outcome.error.name;
}

describe("evaluate", () => {
  test("splits the deposit at the moment of the cancel", () => {
    expect(outcomeOf({})).toEqual({
      ok: true,
      senderGets: 2_100n * TOKEN,
      recipientKeeps: 900n * TOKEN,
      withdrawn: 0n,
      before: "STREAMING",
      after: "CANCELED",
    });
  });

  test("returns everything before the start, and the stream is depleted", () => {
    expect(outcomeOf({ now: "2026-03-31" })).toMatchObject({
      senderGets: 3_000n * TOKEN,
      recipientKeeps: 0n,
      before: "PENDING",
      after: "DEPLETED",
    });
  });

  test("leaves a depleted stream when the recipient has withdrawn all that was released", () => {
    expect(outcomeOf({ withdrawn: "900" })).toMatchObject({
      senderGets: 2_100n * TOKEN,
      recipientKeeps: 0n,
      after: "DEPLETED",
    });
  });

  test("knows the cliff and the unlocks", () => {
    expect(outcomeOf({ cliff: "2026-04-20", startUnlock: "30", cliffUnlock: "500" })).toMatchObject(
      { recipientKeeps: 30n * TOKEN },
    );
  });

  test("only the sender can cancel", () => {
    for (const caller of ["recipient", "funder", "operator", "admin"]) {
      expect(errorOf({ caller })).toBe("SablierLockup_Unauthorized");
      expect(errorOf({ caller, release: "v2.0" })).toBe("SablierLockupBase_Unauthorized");
    }
  });

  test("fails in the order of the contract's checks", () => {
    const no = { flag: "no", caller: "recipient", now: "2026-06-01" };
    expect(errorOf({ ...no, withdrawn: "3000" })).toBe("SablierLockup_StreamDepleted");
    expect(errorOf({ ...no, past: "canceled" })).toBe("SablierLockup_StreamCanceled");
    expect(errorOf(no)).toBe("SablierLockup_Unauthorized");
    expect(errorOf({ ...no, caller: "sender" })).toBe("SablierLockup_StreamSettled");
    expect(errorOf({ flag: "no" })).toBe("SablierLockup_StreamNotCancelable");
  });

  test.each([
    ["deposit", "-5", "is not an amount"],
    ["deposit", "0", "use more than 0"],
    ["deposit", "9".repeat(60), "does not fit uint128"],
    ["withdrawn", "NaN", "is not an amount"],
    ["withdrawn", "901", "more than the 900 streamed by"],
    ["now", "soon", "is not a moment"],
    ["start", "", "is not a moment"],
    ["start", "1970-01-01", "cannot start"],
    ["end", "2026-03-01", "after the start"],
    ["end", (1n << 40n).toString(), "does not fit uint40"],
    ["cliff", "2026-06-01", "before the end"],
    ["cliff", "2026-01-01", "after the start"],
    ["cliffUnlock", "5", "Without a cliff"],
    ["startUnlock", "3001", "more than the deposit"],
    ["caller", "mallory", "is not one of"],
  ] as const)("%s %s: %s", (field, text, message) => {
    const { problems, outcome } = evaluate({ ...initial, [field]: text });
    expect(problems[field]).toContain(message);
    expect(outcome).toBeUndefined();
  });

  test("two unlocks that overflow together", () => {
    const huge = "300000000000000000000";
    const { problems } = evaluate({
      ...initial,
      deposit: huge,
      cliff: "2026-04-20",
      startUnlock: huge,
      cliffUnlock: huge,
    });
    expect(problems.startUnlock).toContain("does not fit uint128");
  });
});

describe("CancelCheck", () => {
  test("the server writes the default state", () => {
    const html = renderToString(<CancelCheck />);
    expect(html).toContain("2,100");
    expect(html).toContain("STREAMING → CANCELED");
  });

  test("explains a failure and links the error", async () => {
    const user = userEvent.setup();
    render(<CancelCheck />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Release" }), "v2.0");
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Who sends the transaction" }),
      "recipient",
    );
    expect(screen.getByRole("status").textContent).toContain("Only the sender");
    expect(
      screen.getByRole("link", { name: "SablierLockupBase_Unauthorized" }).getAttribute("href"),
    ).toBe("/reference/lockup/contracts/libraries/library.Errors#sablierlockupbase_unauthorized");
    expect(window.location.search).toBe("?ccr=v2.0&cca=recipient");
  });

  test("marks a wrong field and keeps the page", async () => {
    const user = userEvent.setup();
    render(<CancelCheck />);
    const deposit = screen.getByRole("textbox", { name: "Deposit, tokens" });
    await user.clear(deposit);
    await user.type(deposit, "-1");
    expect(deposit.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toContain("Correct the marked fields");
  });

  test("every failure has its reason", () => {
    window.history.replaceState(null, "", "/?ccf=no");
    render(<CancelCheck />);
    expect(screen.getByRole("status").textContent).toContain("renounced");
  });
});
