// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import Helpful from ".";
import { FEEDBACK_TEXTS } from "./feedback";

const question = (...answers: readonly (Response | Error)[]): void => {
  const send = vi.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) send.mockRejectedValueOnce(answer);
    else send.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal("fetch", send);
  render(
    <Helpful
      page="https://docs.org/concepts/fees"
      feedbackUrl="/api/feedback"
      reportUrl="https://code.org/a/b/issues/new"
    />,
  );
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const words = () => screen.queryByRole("link", { name: /^Tell us/u });

describe("Helpful", () => {
  it("posts whether the page was helpful, once, thanks, and takes words after No", async () => {
    question(new Response(null, { status: 204 }));
    press("No");
    expect((await screen.findByText(FEEDBACK_TEXTS.sent)).getAttribute("role")).toBe("status");
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual(["/api/feedback", '{"page":"/concepts/fees","thumbs":0}']);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes" }).disabled).toBe(true);
    expect(words()).not.toBeNull();
  });

  it("says that the answer did not arrive, and lets readers try again", async () => {
    const failed = new Response("", { status: 500 });
    question(failed, new TypeError("offline"), new Response(null, { status: 204 }));
    for (const tries of [1, 2]) {
      press("Yes");
      expect(await screen.findByText(FEEDBACK_TEXTS.failed)).toBeDefined();
      await waitFor(() => expect(fetch).toHaveBeenCalledTimes(tries));
    }
    press("Yes");
    expect(await screen.findByText(FEEDBACK_TEXTS.sent)).toBeDefined();
    expect(words()).toBeNull();
  });

  it.each([404, 405])("offers an issue where the host takes none: status %d", async (status) => {
    question(new Response("<!doctype html>", { status }));
    press("Yes");
    expect(await screen.findByText(FEEDBACK_TEXTS.absent)).toBeDefined();
    expect(words()).not.toBeNull();
  });
});
