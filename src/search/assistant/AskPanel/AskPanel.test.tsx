// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { UiChunk } from "@site/src/lib/ask/ui-stream";
import { createConversationStore } from "../conversations";
import { renderPanel } from "../testing";
import type { AskRequest, AskTransport } from "../transports";
import type { AskPanelProps } from ".";

const TEXT: readonly UiChunk[] = [
  { type: "start", messageId: "m", messageMetadata: { answeredBy: "model" } },
  { type: "reasoning-delta", id: "r", delta: "Thinking." },
  {
    type: "tool-input-available",
    toolCallId: "t",
    toolName: "search_docs",
    input: { query: "fee" },
  },
  { type: "tool-output-available", toolCallId: "t", output: [1, 2, 3] },
  { type: "text-delta", id: "0", delta: "A **claim** has a [fee](/concepts/fees).\n\n`FEE`" },
  { type: "source-url", sourceId: "1", url: "/concepts/fees#claim-fee", title: "Fees" },
  { type: "finish" },
];

function scripted(
  chunks: readonly UiChunk[],
  rest: Partial<AskTransport> = {},
): {
  transport: AskTransport;
  requests: AskRequest[];
} {
  const requests: AskRequest[] = [];
  return {
    requests,
    transport: {
      answeredBy: "model",
      rate: null,
      send: async (request, onChunk) => {
        requests.push(request);
        await Promise.resolve();
        chunks.forEach(onChunk);
      },
      ...rest,
    },
  };
}

const onBack = vi.fn<() => void>();
const onOpen = vi.fn<(path: string) => void>();

function show(transport: AskTransport, rest: Partial<AskPanelProps> = {}): void {
  renderPanel({ transport, question: "What is the fee?", onBack, onOpen, ...rest });
}

beforeEach(() => localStorage.clear());

describe("AskPanel", () => {
  test("asks at once, shows the answer, its sources and who wrote it [spec 4.2a, 4.5b]", async () => {
    const user = userEvent.setup();
    const { transport, requests } = scripted(TEXT);
    show(transport);
    expect(await screen.findByText("claim")).toBeTruthy();
    expect(requests).toHaveLength(1);
    expect(screen.getByText(/Answers are generated with AI/)).toBeTruthy();
    expect(screen.getByText("Reasoning").closest("details")?.open).toBe(false);
    expect(screen.getByText(/Searched the docs for "fee": 3 sections/)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Fees" }));
    expect(onOpen).toHaveBeenCalledWith("/concepts/fees#claim-fee");
    expect(screen.getByRole("button", { name: "Copy the answer" })).toBeTruthy();
  });

  test("labels quotes as such", async () => {
    show(
      scripted([
        { type: "start", messageMetadata: { answeredBy: "extracts" } },
        { type: "text-delta", id: "0", delta: "Quoted." },
        { type: "source-url", sourceId: "1", url: "/concepts/fees", title: "Fees" },
        { type: "finish" },
      ]).transport,
    );
    expect(
      await screen.findByText("Extracts quoted from these docs; no language model was used"),
    ).toBeTruthy();
    expect(screen.queryByText(/generated with AI/)).toBeNull();
    expect(screen.queryByText("Sources")).toBeNull();
  });

  test("keeps the newest question at the top until the reader scrolls", async () => {
    let stream: (chunk: UiChunk) => void = () => undefined;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rectOf(
      this: Element,
    ) {
      const isLog = this.getAttribute("role") === "log";
      return new DOMRect(0, isLog ? 0 : 300 - (this.parentElement?.scrollTop ?? 0), 0, 0);
    });
    show({
      ...scripted([]).transport,
      send: (_, onChunk) => {
        stream = onChunk;
        return new Promise(() => undefined);
      },
    });
    const log = screen.getByRole("log");
    await waitFor(() => expect(log.scrollTop).toBe(300));
    log.scrollTop = 120;
    act(() => stream({ type: "text-delta", id: "0", delta: "An answer" }));
    expect(screen.getByText("An answer")).toBeTruthy();
    expect(log.scrollTop).toBe(120);
    vi.restoreAllMocks();
  });

  test("locks the field while it works, stops, and asks again [spec 4.1b]", async () => {
    const user = userEvent.setup();
    let aborted = false;
    const { transport, requests } = scripted([]);
    show({
      ...transport,
      send: (request, onChunk) => {
        requests.push(request);
        onChunk({ type: "text-delta", id: "0", delta: "Half an answer" });
        return new Promise((_, reject) => {
          request.signal.addEventListener("abort", () => {
            aborted = true;
            reject(new DOMException("stopped", "AbortError"));
          });
        });
      },
    });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your question" });
    await waitFor(() => expect(field.disabled).toBe(true));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(aborted).toBe(true);
    expect(screen.getByText("Half an answer")).toBeTruthy();
    expect(screen.getByText("You stopped this answer.")).toBeTruthy();
    expect(field.disabled).toBe(false);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(requests).toHaveLength(2);
    expect(requests[1]?.messages).toHaveLength(1);
  });

  test("takes likes, thanks, and shows a failure [spec 4.4b]", async () => {
    const user = userEvent.setup();
    const rate = vi
      .fn<NonNullable<AskTransport["rate"]>>()
      .mockRejectedValueOnce(new Error("Failed, try again later"))
      .mockResolvedValue(undefined);
    show(scripted(TEXT, { rate }).transport);
    await user.click(await screen.findByRole("button", { name: "Dislike" }));
    expect(await screen.findByText("Failed, try again later")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Like" }));
    expect(await screen.findByText("Thanks for your feedback!")).toBeTruthy();
    expect(rate).toHaveBeenLastCalledWith("m", "like");
    expect(screen.getByRole("button", { name: "Like" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("continues, sends what was said, and starts anew", async () => {
    const user = userEvent.setup();
    const { transport, requests } = scripted(TEXT);
    show(transport, { page: { route: "/concepts/fees", title: "Fees" } });
    await screen.findByText("claim");
    await user.click(screen.getByRole("checkbox", { name: /About this page/ }));
    await user.type(screen.getByRole("textbox", { name: "Your question" }), "And gas?{Enter}");
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(requests.map(({ aboutPage }) => aboutPage)).toEqual([null, "/concepts/fees"]);
    await user.click(screen.getByRole("button", { name: "New conversation" }));
    expect(screen.queryByText("And gas?")).toBeNull();
    expect(screen.getByRole("list", { name: "Suggested questions" })).toBeTruthy();
    expect(createConversationStore("test").list()[0]?.query).toBe("What is the fee?");
  });
});
