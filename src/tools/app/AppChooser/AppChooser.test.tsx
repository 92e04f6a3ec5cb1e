// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { chooseApp, CLUES, ROLES } from "./choose";
import AppChooser from ".";

describe("chooseApp", () => {
  test.each([
    ["link", undefined, "current"],
    ["nft", "sender", "current"],
    ["after", "recipient", "current"],
    ["number", "sender", "legacy-sender"],
    ["before", "recipient", "legacy-recipient"],
    ["before", undefined, undefined],
    [undefined, "sender", undefined],
  ] as const)("%s and %s lead to %s", (clue, role, app) => {
    expect(chooseApp(clue, role)?.app).toBe(app);
  });

  test("two answers always settle it", () => {
    for (const { id: clue } of CLUES) {
      for (const { id: role } of ROLES) expect(chooseApp(clue, role)).toBeDefined();
    }
  });
});

describe("AppChooser", () => {
  test("leads to an app by keyboard", async () => {
    const user = userEvent.setup();
    render(<AppChooser />);
    await user.click(screen.getByRole("radio", { name: /plain number/ }));
    expect(screen.getByRole("status").textContent).toBe("");
    screen.getByRole("radio", { name: /I get paid/ }).focus();
    await user.keyboard(" ");
    expect(screen.getByRole("link").getAttribute("href")).toBe(
      "https://legacy-recipient.sablier.com",
    );
  });

  test("the server writes all answers", () => {
    const html = renderToString(<AppChooser />);
    expect(html).toContain(
      "legacy-sender.sablier.com for the sender, legacy-recipient.sablier.com for the recipient",
    );
  });
});
