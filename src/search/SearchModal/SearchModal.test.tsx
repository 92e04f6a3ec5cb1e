// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { SearchAnswer, SearchEngine, SearchHit, SearchRequest } from "../../lib/search/types";
import SearchModal, { type SearchModalProps } from ".";

const push = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock("@docusaurus/router", () => ({
  useHistory: () => ({ push }),
  useLocation: () => ({ pathname: "/concepts/fees" }),
}));

// The test environment has dialogs, but cannot open them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;

function hit(id: string, area = "Guides", title = id): SearchHit {
  const plain = (text: string) => [{ text, marked: false }];
  return {
    objectID: id,
    type: "content",
    url: `/guides/${id}#part`,
    content: "some text",
    hierarchy: {
      lvl0: area,
      lvl1: `Page ${title}`,
      lvl2: title,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    highlight: { lvl1: plain(`Page ${title}`), lvl2: [{ text: title, marked: true }] },
    snippet: [
      { text: "some ", marked: false },
      { text: "text", marked: true },
    ],
    protocol: "lockup",
    release: null,
    places: [],
  };
}

function answer(hits: readonly SearchHit[], suggestions: readonly string[] = []): SearchAnswer {
  return { hits, total: hits.length, page: 0, pages: 1, suggestions };
}

function engineOf(search: (request: SearchRequest) => Promise<SearchAnswer> | SearchAnswer): {
  engine: SearchEngine;
  requests: SearchRequest[];
} {
  const requests: SearchRequest[] = [];
  return {
    requests,
    engine: {
      async search(request) {
        requests.push(request);
        return search(request);
      },
    },
  };
}

const onClose = vi.fn<() => void>();

function open(engine: SearchEngine, extra: Partial<SearchModalProps> = {}): HTMLElement {
  render(
    <SearchModal
      engine={engine}
      indexName="test"
      initialQuery=""
      initialSelection={[0, 0]}
      askName="Ask the docs"
      startsAsking={false}
      missingResultsUrl={null}
      onClose={onClose}
      {...extra}
    />,
  );
  return screen.getByRole("combobox", { name: "Search the docs" });
}

beforeEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
  push.mockClear();
  onClose.mockClear();
});

describe("SearchModal", () => {
  test("starts with the sections of the site [spec 3.2]", async () => {
    open(engineOf(() => answer([])).engine);
    expect(await screen.findByRole("option", { name: /Concepts/ })).toBeTruthy();
    expect(screen.getByText(/remembered in this browser only/)).toBeTruthy();
  });

  test("links a symbol of several releases to each, beside the option and by keyboard", async () => {
    const user = userEvent.setup();
    const places = [
      { release: "lockup@v4.0", url: "/v4#x" },
      { release: "lockup@v2.0", url: "/v2#x" },
    ];
    const symbol = { ...hit("withdrawMax"), release: "lockup@v4.0", places };
    const single = { ...hit("cancel"), release: "lockup@v4.0", places: places.slice(0, 1) };
    const field = open(engineOf(() => answer([symbol, single])).engine);
    await user.type(field, "wi");
    const list = await screen.findByRole("list", { name: "Releases, Guides" });
    const links = within(list).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["v4.0", "v2.0"]);
    expect(links[1]?.closest("[role=listbox]")).toBeNull();
    const [first, second] = screen.getAllByRole("option").slice(-2);
    expect(first?.textContent).toMatch(/Lockup v4\.0$/);
    expect(second?.textContent).toMatch(/Lockup v4\.0$/);
    // For a new tab, the browser follows the link, and the search stays.
    const stays = (event: Event): void => event.preventDefault();
    document.addEventListener("click", stays, { once: true });
    fireEvent.click(links[1] ?? list, { ctrlKey: true });
    expect(push).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    links[1]?.focus();
    await user.keyboard("{Enter}");
    expect(push).toHaveBeenCalledWith("/v2#x");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("prefers the release of the open page, and looks for that one only on demand", async () => {
    const user = userEvent.setup();
    document.body.innerHTML = '<article><div data-release="lockup@v2.0"></div></article>';
    const { engine, requests } = engineOf(() => answer([hit("a")]));
    await user.type(open(engine), "te");
    await screen.findByText("1 result");
    expect(requests.at(-1)).toMatchObject({ reading: "lockup@v2.0", release: null });
    await user.click(screen.getByRole("checkbox", { name: "Lockup v2.0 only" }));
    expect(requests.at(-1)).toMatchObject({ reading: "lockup@v2.0", release: "lockup@v2.0" });
    screen.getByRole("checkbox").focus();
    await user.keyboard(" ");
    expect(requests.at(-1)).toMatchObject({ release: null });
  });

  test("Enter opens the last visit when nothing is asked, also after the mouse was on the list", async () => {
    const user = userEvent.setup();
    const { engine } = engineOf(() => answer([hit("a"), hit("b")]));
    const visit = async (keys: string): Promise<void> => {
      const field = open(engine);
      await user.type(field, "te");
      await screen.findByText("2 results");
      await user.keyboard(`${keys}{Enter}`);
      cleanup();
    };
    await visit("{ArrowDown}");
    await visit("");
    const field = open(engine);
    field.focus();
    const recent = await screen.findByRole("listbox", { name: "Recent" });
    const [first, second] = within(recent).getAllByRole("option");
    await waitFor(() => expect(first?.getAttribute("aria-selected")).toBe("true"));
    fireEvent.mouseMove(second ?? recent);
    await waitFor(() => expect(second?.getAttribute("aria-selected")).toBe("true"));
    fireEvent.mouseLeave(screen.getByRole("group", { name: "Results" }));
    await waitFor(() => expect(first?.getAttribute("aria-selected")).toBe("true"));
    push.mockClear();
    await user.type(field, "{Enter}");
    expect(push).toHaveBeenCalledWith("/guides/a#part");
  });

  test("a recent search becomes a favorite, and is removed [spec 3.3b]", async () => {
    const user = userEvent.setup();
    const { engine } = engineOf(() => answer([hit("a")]));
    const field = open(engine);
    await user.type(field, "te");
    await screen.findByText("1 result");
    await user.keyboard("{Enter}");
    cleanup();
    open(engine);
    await user.click(await screen.findByRole("button", { name: "Save a" }));
    expect(await screen.findByRole("listbox", { name: "Favorites" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove a" }));
    await waitFor(() => expect(screen.queryByRole("listbox", { name: "Favorites" })).toBeNull());
  });

  test("shows texts as texts", async () => {
    const user = userEvent.setup();
    const { engine } = engineOf(() => answer([hit("a", "Guides", "<img src=x onerror=alert(1)>")]));
    await user.type(open(engine), "te");
    expect((await screen.findAllByText("<img src=x onerror=alert(1)>")).length).toBeGreaterThan(0);
    expect(document.querySelector("img")).toBeNull();
  });

  test("says what was not found, suggests queries and takes a report [spec 3.6a, 3.6b]", async () => {
    const user = userEvent.setup();
    const { engine, requests } = engineOf(({ query }) =>
      query === "stream" ? answer([hit("a")]) : answer([], ["stream", "b", "c", "d"]),
    );
    const field = open(engine, { missingResultsUrl: (query) => `https://example.org/?q=${query}` });
    await user.type(field, "strem");
    expect(await screen.findByText(/No results found for "/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Let us know." }).getAttribute("href")).toBe(
      "https://example.org/?q=strem",
    );
    expect(screen.queryByRole("button", { name: "d" })).toBeNull();
    expect(screen.queryByRole("link", { name: "All results" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Guides" }));
    expect(push).toHaveBeenCalledWith("/guides/lockup/v4.0/overview");
    await user.click(screen.getByRole("button", { name: "stream" }));
    await screen.findByText("1 result");
    expect(requests.at(-1)?.query).toBe("stream");
    const chosen = document.querySelector("a[role=option][aria-selected=true]");
    expect(field.getAttribute("aria-activedescendant")).toBe(chosen?.id);
  });

  test.each([
    [1024, 15],
    [769, 15],
    [768, 5],
  ])("at %d px asks for snippets of %d words [spec 3.4c]", async (width, words) => {
    vi.stubGlobal("innerWidth", width);
    const { engine, requests } = engineOf(() => answer([hit("a")]));
    fireEvent.change(open(engine), { target: { value: "te" } });
    await screen.findByRole("option", { name: /Page a/ });
    expect(requests.at(-1)?.snippetWords).toBe(words);
  });

  test("is idle, loading or stalled, and shows when it takes long [spec 3.5a]", async () => {
    let release: (value: SearchAnswer) => void = () => undefined;
    const { engine } = engineOf(
      (request) =>
        new Promise<SearchAnswer>((resolve) => {
          if (request.query === "te") resolve(answer([hit("a")]));
          else release = resolve;
        }),
    );
    const field = open(engine);
    fireEvent.change(field, { target: { value: "te" } });
    await screen.findByRole("option", { name: /Page a/ });
    await waitFor(() => expect(field.getAttribute("aria-busy")).toBe("false"));
    fireEvent.change(field, { target: { value: "tes" } });
    await waitFor(() => expect(field.getAttribute("aria-busy")).toBe("true"));
    await act(async () => release(answer([hit("b")])));
    await waitFor(() => expect(field.getAttribute("aria-busy")).toBe("false"));
  });

  test("keeps an answer, and what is said of it, until the next one", async () => {
    let release: (value: SearchAnswer) => void = () => undefined;
    const { engine } = engineOf(
      ({ query }) =>
        new Promise<SearchAnswer>((resolve) => {
          if (query === "te") resolve(answer([]));
          else release = resolve;
        }),
    );
    const field = open(engine);
    fireEvent.change(field, { target: { value: "te" } });
    await screen.findByText(/No results found for "/);
    const status = screen.getByRole("status");
    fireEvent.change(field, { target: { value: "tes" } });
    await waitFor(() => expect(field.getAttribute("aria-busy")).toBe("false"));
    expect(status.textContent).toBe("No results found for te.");
    expect(screen.getByText("te").tagName).toBe("STRONG");
    await act(async () => release(answer([hit("b")])));
    await waitFor(() => expect(status.textContent).toContain("1 result for tes."));
    expect(screen.queryByText(/No results found for "/)).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear the query" })));
    await waitFor(() => expect(status.textContent).toBe(""));
  });

  test("shows an error, and recovers [spec 3.5a, 3.5b]", async () => {
    const user = userEvent.setup();
    let broken = true;
    const { engine } = engineOf(() => {
      if (broken) throw new Error("The index could not be loaded.");
      return answer([hit("a")]);
    });
    await user.type(open(engine), "te");
    expect(await screen.findByText("Unable to fetch results")).toBeTruthy();
    expect(screen.getByText("You might want to check your network connection.")).toBeTruthy();
    expect(screen.getByText("The index could not be loaded.")).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 result")).toBeTruthy();
    expect(screen.queryByText("Unable to fetch results")).toBeNull();
  });

  test("filters by area and protocol", async () => {
    const user = userEvent.setup();
    const { engine, requests } = engineOf(() => answer([hit("a")]));
    await user.type(open(engine), "te");
    await user.selectOptions(screen.getByRole("combobox", { name: "Area" }), "Guides");
    await user.selectOptions(screen.getByRole("combobox", { name: "Protocol" }), "flow");
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ areas: ["Guides"], protocols: ["flow"] }),
    );
    expect(screen.getByRole("link", { name: "All results" }).getAttribute("href")).toBe(
      "/search?q=te&area=Guides&protocol=flow",
    );
  });

  test("Enter before the answer opens the best result of that answer, of no earlier one", async () => {
    const user = userEvent.setup();
    let release: (value: SearchAnswer) => void = () => undefined;
    const { engine } = engineOf(
      ({ query }) =>
        new Promise<SearchAnswer>((resolve) => {
          if (query === "te") resolve(answer([hit("earlier")]));
          else release = resolve;
        }),
    );
    const field = open(engine);
    fireEvent.change(field, { target: { value: "te" } });
    await screen.findByText("1 result");
    fireEvent.change(field, { target: { value: "tes" } });
    await user.type(field, "{Enter}");
    expect(push).not.toHaveBeenCalled();
    await act(async () => release(answer([hit("z")])));
    await waitFor(() => expect(push.mock.calls).toEqual([["/guides/z#part"]]));
  });

  test("cuts a query at 512 letters [spec 3.1e]", async () => {
    const { engine, requests } = engineOf(() => answer([]));
    const field = open(engine, { initialQuery: "x".repeat(600) });
    await waitFor(() => expect(requests.at(-1)?.query).toHaveLength(512));
    expect(field.getAttribute("maxlength")).toBe("512");
  });

  test("Escape closes it from anywhere inside", async () => {
    const user = userEvent.setup();
    open(engineOf(() => answer([])).engine);
    screen.getByRole("combobox", { name: "Area" }).focus();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});
