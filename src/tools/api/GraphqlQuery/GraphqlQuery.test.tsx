// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";

import { EditorView } from "@codemirror/view";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { SITE_DIR } from "../../../../plugins/paths";
import GraphqlQuery from ".";
import Part from "./Part";

vi.mock("@generated/protocol-data/default/chains.json", async () => {
  const { chains } = await import("sablier");
  return {
    default: {
      chains: Object.values(chains).map(({ id, name, isTestnet }) => ({
        id,
        name,
        slug: String(id),
        testnet: isTestnet,
      })),
    },
  };
});

// The editor's libraries are large: a busy machine takes seconds to load them.
vi.setConfig({ testTimeout: 60_000 });

const QUERY = `query NextStreams($chainId: numeric!, $limit: Int!) {
  LockupStream(limit: $limit, order_by: { subgraphId: desc }, where: { chainId: { _eq: $chainId } }) {
    id
  }
}
`;
const VARIABLES = '{\n  "chainId": 11155111,\n  "limit": 2\n}\n';

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

const scrollIntoView = vi.fn<() => void>();

/** Answers for the files of this site, from the disk; everything else goes to the endpoint. */
let endpoint: typeof fetch;
const answer: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const file = /^\/(data\/graphql|examples)\/.*/.exec(url)?.[0];
  if (file === undefined) return endpoint(input, init);
  return Promise.resolve(new Response(readFileSync(path.join(SITE_DIR, file), "utf8")));
};

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText }, userAgent: "", platform: "" });
  vi.stubGlobal("fetch", answer);
  endpoint = () => Promise.resolve(new Response('{"data":{"LockupStream":[{"id":"a"}]}}'));
  // jsdom measures nothing; the editor asks for the places of letters.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = scrollIntoView;
});

function show(): void {
  render(
    <GraphqlQuery
      protocol="lockup"
      vendor="envio"
      name="next-streams"
      address="https://indexer.hyperindex.xyz/53b7e25/v1/graphql"
      other="yes"
    >
      <div data-part="query">
        <code>{QUERY}</code>
      </div>
      <Part part="variables" title="Variables" open="yes">
        <code>{VARIABLES}</code>
      </Part>
    </GraphqlQuery>,
  );
}

async function openEditor(): Promise<HTMLElement> {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Edit and run" }));
  const panel = await screen.findByRole("region", { name: "Edit and run next-streams" });
  await within(panel).findByText(/fits the schema of Lockup on Envio/);
  return panel;
}

function editor(name: string): EditorView {
  const view = EditorView.findFromDOM(screen.getByRole("textbox", { name }));
  if (view === null) throw new Error(`There is no editor "${name}".`);
  return view;
}

function type(name: string, text: string): void {
  const view = editor(name);
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

const copyAs = (name: string): void => {
  fireEvent.click(screen.getByText("Copy as"));
  fireEvent.click(screen.getByRole("button", { name }));
};
const run = (): void => {
  fireEvent.click(screen.getByRole("button", { name: /^Run on/ }));
};

it("copies the request, says so, and says when copying fails", async () => {
  show();
  copyAs("curl");
  expect(await screen.findByText("Copied as curl.")).toBeDefined();
  expect(writeText.mock.lastCall?.[0]).toMatch(
    /^curl -sS 'https:\/\/indexer\.hyperindex\.xyz\/53b7e25\/v1\/graphql'[^]*11155111/,
  );
  writeText.mockRejectedValueOnce(new Error("no"));
  copyAs("fetch");
  expect(await screen.findByText(/Copying failed/)).toBeDefined();
  const menu = screen.getByText("Copy as").closest("details");
  fireEvent.click(screen.getByText("Copy as"));
  fireEvent.keyDown(screen.getByRole("button", { name: "curl", hidden: true }), { key: "Escape" });
  expect(menu?.open).toBe(false);
});

describe("the editor", () => {
  it("sends nothing that no server can read, and says what a server answered", async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response("", { status: 429 })));
    endpoint = asked;
    const panel = await openEditor();
    expect(document.activeElement).toBe(panel);
    expect(screen.getByText("Variables").closest("[hidden]")).not.toBeNull();
    type("Query", QUERY.replace("    id\n", "    idd\n"));
    const list = await screen.findByRole("list", { name: "Problems of the query" });
    expect(list.textContent).toMatch(/Line 3, column 5: Cannot query field "idd"/);
    type("Query", "query Half { Stream(limit: 1) { id }");
    run();
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^Not sent\. Line 1, column \d+: Syntax Error/,
    );
    type("Query", QUERY);
    type("Variables", "{");
    run();
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Not sent\. The variables/);
    expect(asked).not.toHaveBeenCalled();
    type("Variables", VARIABLES);
    run();
    const alert = await screen.findByText(/too many requests \(status 429\)/);
    // Scrolling is an effect, which may come after the words are there.
    await waitFor(() => {
      expect(scrollIntoView.mock.contexts.at(-1)).toBe(
        alert.closest("[role=alert]")?.parentElement,
      );
    });
    type("Query", "query {");
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Format" }));
    expect(await screen.findByText(/Not formatted: Syntax Error/)).toBeDefined();
    type("Query", "query A{LockupStream(limit:1){id}}");
    fireEvent.click(screen.getByRole("button", { name: "Format" }));
    expect(editor("Query").state.doc.lines).toBe(6);
    fireEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(editor("Query").state.doc.toString()).toBe(QUERY);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByText("Variables").closest("[hidden]")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit and run" }));
  });

  it("changes chain, vendor and endpoint", async () => {
    await openEditor();
    fireEvent.change(screen.getByLabelText("Chain"), { target: { value: "8453" } });
    expect(editor("Variables").state.doc.toString()).toContain('"chainId": 8453');

    fireEvent.change(screen.getByLabelText("Vendor"), { target: { value: "the-graph" } });
    expect(await screen.findByText(/fits the schema of Lockup on The Graph/)).toBeDefined();
    expect(editor("Query").state.doc.toString()).toContain("subgraphId_lt: $cursor");
    expect(screen.getByRole("button", { name: "Run on api.studio.thegraph.com" })).toBeDefined();

    fireEvent.change(screen.getByLabelText("Endpoint"), { target: { value: "production" } });
    const send = screen.getByRole<HTMLButtonElement>("button", { name: /gateway\.thegraph\.com/ });
    expect(send.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Your key from Subgraph Studio"), {
      target: { value: "abc123" },
    });
    expect(send.disabled).toBe(false);
    copyAs("curl");
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.lastCall?.[0]).toContain("/{API_KEY}/");
    expect(writeText.mock.lastCall?.[0]).not.toContain("abc123");

    fireEvent.change(screen.getByLabelText("Custom endpoint"), {
      target: { value: "http://localhost:8080/v1/graphql" },
    });
    expect(screen.getByRole("button", { name: "Run on localhost:8080" })).toBeDefined();
    fireEvent.change(screen.getByLabelText("Custom endpoint"), { target: { value: "localhost" } });
    expect(screen.getByText(/"localhost" is no http or https address/)).toBeDefined();
  });

  it("works on when the schema cannot be loaded", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    show();
    fireEvent.click(screen.getByRole("button", { name: "Edit and run" }));
    expect(await screen.findByText(/could not be loaded, so fields are not checked/)).toBeDefined();
    expect(screen.getByText("The query is correct GraphQL.")).toBeDefined();
    vi.stubGlobal("fetch", answer);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/fits the schema/)).toBeDefined();
  });
});
