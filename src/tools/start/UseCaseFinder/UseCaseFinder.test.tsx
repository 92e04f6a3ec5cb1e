// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { PAGE_IDS } from "@site/src/config/site-map";
import { allWays, follow } from "./tree";
import UseCaseFinder from ".";

describe("the tree", () => {
  test("every way ends in a use case with a page of its own or of its product", () => {
    const ways = allWays();
    expect(ways).toHaveLength(10);
    for (const way of ways) {
      const { useCase, steps } = follow(way);
      expect(steps.every(({ answer }) => answer !== undefined)).toBe(true);
      expect(PAGE_IDS).toContain(useCase?.to.slice(1));
    }
  });

  test("leads to the known use cases", () => {
    expect(follow("ynyny").useCase?.name).toBe("Employee vesting");
    expect(follow("ynynn").useCase?.name).toBe("Investor vesting");
    expect(follow("ynyy").useCase?.name).toBe("Token timelock");
    expect(follow("yyn").useCase?.name).toBe("Instant airdrop");
    expect(follow("nny").useCase?.name).toBe("Payroll");
  });

  test("an open way shows the next question", () => {
    const { steps, useCase } = follow("y");
    expect(useCase).toBeUndefined();
    expect(steps.at(-1)).toEqual({ question: expect.anything() as unknown });
  });

  test("bad ways are named", () => {
    expect(() => follow("yx")).toThrow('"yx" is not a way through the questions');
    expect(() => follow("yyny")).toThrow('"yyny" goes on after the last question');
  });
});

describe("UseCaseFinder", () => {
  async function answer(question: RegExp, name: "Yes" | "No"): Promise<void> {
    const group = screen.getByRole("group", { name: question });
    await userEvent.click(within(group).getByRole("radio", { name }));
  }

  test("asks one question after the other and keeps the way in the address", async () => {
    render(<UseCaseFinder />);
    await answer(/total and the end/, "No");
    await answer(/milestones/, "No");
    await answer(/ongoing work/, "Yes");
    expect(screen.getByRole("status").textContent).toMatch(/^Payroll: Flow/);
    expect(window.location.search).toBe("?uc=nny");
    await answer(/milestones/, "Yes");
    expect(screen.getByRole("status").textContent).toMatch(/^Open grant/);
    expect(screen.queryByRole("group", { name: /ongoing work/ })).toBeNull();
  });

  test("the server writes the whole tree", () => {
    const html = renderToString(<UseCaseFinder />);
    for (const way of allWays()) expect(html).toContain(follow(way).useCase?.settings);
  });

  test("leaves the way to each answer out of the exports", () => {
    const { container } = render(<UseCaseFinder />);
    for (const path of container.querySelectorAll("li > [data-extract-skip]")) path.remove();
    const answers = [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(answers).toEqual(
      allWays().map((way) => {
        const { useCase } = follow(way);
        return `${useCase?.name}: ${useCase?.product}. ${useCase?.settings}`;
      }),
    );
  });
});
