// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import type { AskTransport } from "../assistant/transports";
import SearchModal from ".";

const push = vi.hoisted(() => vi.fn());
vi.mock("@docusaurus/router", () => ({
  useHistory: () => ({ push }),
  useLocation: () => ({ pathname: "/concepts/fees" }),
}));
const send = vi.hoisted(() => vi.fn<AskTransport["send"]>());
vi.mock("../assistant/transports", () => ({
  openTransport: (): AskTransport => ({ answeredBy: "extracts", rate: null, send }),
}));

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;

const onClose = vi.fn<() => void>();

function open(startsAsking = false): void {
  render(
    <SearchModal
      engine={{
        search: () =>
          Promise.resolve({
            hits: [],
            total: 0,
            page: 0,
            pages: 0,
            suggestions: [],
          }),
      }}
      indexName="test"
      initialQuery=""
      initialSelection={[0, 0]}
      askName="Ask the docs"
      startsAsking={startsAsking}
      missingResultsUrl={null}
      onClose={onClose}
    />,
  );
}

beforeEach(() => {
  // The test environment has no media queries.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  localStorage.clear();
  onClose.mockClear();
  send.mockReset();
  send.mockImplementation(async (_, onChunk) => {
    await Promise.resolve();
    onChunk({ type: "text-delta", id: "0", delta: "It is a fee." });
  });
});

test("a query becomes a question; Escape leaves the answer first, then the dialog [spec 3.1b, 3.2]", async () => {
  const user = userEvent.setup();
  open();
  await user.type(screen.getByRole("combobox", { name: "Search the docs" }), "claim fee");
  await user.click(await screen.findByRole("option", { name: "Ask the docs: claim fee" }));
  expect(await screen.findByText("It is a fee.")).toBeTruthy();
  expect(send.mock.calls[0]?.[0].messages.at(-1)?.content).toBe("claim fee");
  await user.keyboard("{Escape}");
  expect(screen.queryByText("It is a fee.")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Search the docs" }));
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a conversation is stored, opened again and removed [spec 3.2, 4.2b]", async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole("option", { name: "Ask the docs a question" }));
  await user.type(await screen.findByRole("textbox", { name: "Your question" }), "Why?{Enter}");
  expect(await screen.findByText("It is a fee.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "← Search" }));
  await user.click(await screen.findByRole("option", { name: "Why?" }));
  expect(await screen.findByText("It is a fee.")).toBeTruthy();
  expect(send).toHaveBeenCalledOnce();
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Remove Why?" }));
  await waitFor(() => expect(screen.queryByRole("option", { name: "Why?" })).toBeNull());
});

test("a question can be about the page behind the dialog", async () => {
  const user = userEvent.setup();
  const article = document.body.appendChild(document.createElement("article"));
  article.appendChild(document.createElement("h1")).textContent = "Fees";
  open();
  await user.click(
    await screen.findByRole("option", { name: "Ask the docs about this page: Fees" }),
  );
  const about = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: "About this page: Fees",
  });
  expect(about.checked).toBe(true);
  article.remove();
});

test("beside the page, the assistant stays while its sources open", async () => {
  const user = userEvent.setup();
  send.mockImplementation(async (_, onChunk) => {
    await Promise.resolve();
    onChunk({ type: "text-delta", id: "0", delta: "See [Fees](/concepts/fees#claim-fee)." });
  });
  open(true);
  await user.type(await screen.findByRole("textbox", { name: "Your question" }), "Why?{Enter}");
  await screen.findByRole("link", { name: "Fees" });
  await user.click(screen.getByRole("button", { name: "Beside the page" }));
  expect(screen.getByRole("dialog", { name: "Assistant" })).toBeTruthy();
  expect("docked" in document.documentElement.dataset).toBe(true);
  await user.click(screen.getByRole("link", { name: "Fees" }));
  expect(push).toHaveBeenCalledWith("/concepts/fees#claim-fee");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Beside the page" }));
  expect("docked" in document.documentElement.dataset).toBe(false);
  expect(screen.getByRole("dialog", { name: "Search" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Fees" })).toBeTruthy();
});
