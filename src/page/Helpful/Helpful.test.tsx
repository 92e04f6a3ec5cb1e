// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";

import Helpful from ".";
import { FEEDBACK_TEXTS } from "./feedback";

const renderQuestion = (): void => {
  render(
    <Helpful
      page="https://docs.org/concepts/fees"
      feedbackUrl="/api/feedback"
      reportUrl="https://code.org/a/b/issues/new"
    />,
  );
};

afterEach(cleanup);

const answer = (body: string, status = 200): void => {
  vi.stubGlobal(
    "fetch",
    vi.fn().mockImplementation(() => Promise.resolve(new Response(body, { status }))),
  );
};

describe("Helpful", () => {
  const report = (): string =>
    decodeURIComponent(screen.getByRole("link", { name: /^Tell us/u }).getAttribute("href") ?? "");

  it("posts whether the page was helpful, once, thanks, and takes words after No", async () => {
    const user = userEvent.setup();
    answer("", 204);
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
    renderQuestion();
    await user.click(screen.getByRole("button", { name: "No" }));
    expect((await screen.findByText(FEEDBACK_TEXTS.sent)).getAttribute("role")).toBe("status");
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual(["/api/feedback", '{"page":"/concepts/fees","thumbs":0}']);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes" }).disabled).toBe(true);
    expect(report()).toContain("title=Not helpful: /concepts/fees");
  });

  it("says that the answer did not arrive, and lets readers try again", async () => {
    const user = userEvent.setup();
    answer("", 500);
    renderQuestion();
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FEEDBACK_TEXTS.failed)).toBeDefined();
    expect(report()).toContain("title=Helpful: /concepts/fees");
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError("offline"));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FEEDBACK_TEXTS.failed)).toBeDefined();
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FEEDBACK_TEXTS.sent)).toBeDefined();
    expect(screen.queryByRole("link", { name: /^Tell us/u })).toBeNull();
  });

  it.each([404, 405])(
    "offers an issue where the host takes no answers: status %d",
    async (status) => {
      const user = userEvent.setup();
      answer("<!doctype html>", status);
      renderQuestion();
      await user.click(screen.getByRole("button", { name: "No" }));
      expect(await screen.findByText(FEEDBACK_TEXTS.absent)).toBeDefined();
      expect(report()).toContain("title=Not helpful: /concepts/fees");
    },
  );
});
