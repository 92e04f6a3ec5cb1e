// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";

import { EditorView } from "@codemirror/view";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { buildSchema } from "graphql";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { ENDPOINTS } from "../../../../data/endpoints";
import { SITE_DIR } from "../../../../plugins/paths";
import GraphqlQuery from ".";
import { findProblems } from "./check";
import Part from "./Part";
import { readSeconds, targetOf } from "./target";

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

function show(variables = VARIABLES): void {
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
        <code>{variables}</code>
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

describe("GraphqlQuery", () => {
  it.each([
    ["curl", /^curl -sS 'https:\/\/indexer\.hyperindex\.xyz\/53b7e25\/v1\/graphql'/],
    ["fetch", /await fetch\(url/],
    ["graphql-request", /from "graphql-request"/],
  ])("copies the request as %s", async (label, text) => {
    show();
    fireEvent.click(screen.getByText("Copy as"));
    fireEvent.click(screen.getByRole("button", { name: label }));
    expect(await screen.findByText(`Copied as ${label}.`)).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(text));
    expect(writeText.mock.lastCall?.[0]).toContain("11155111");
  });

  it("says when copying fails, and closes with Escape", async () => {
    writeText.mockRejectedValueOnce(new Error("no"));
    show();
    fireEvent.click(screen.getByText("Copy as"));
    fireEvent.click(screen.getByRole("button", { name: "curl" }));
    expect(await screen.findByText(/Copying failed/)).toBeDefined();
    const menu = screen.getByText("Copy as").closest("details");
    fireEvent.click(screen.getByText("Copy as"));
    fireEvent.keyDown(screen.getByRole("button", { name: "curl", hidden: true }), {
      key: "Escape",
    });
    expect(menu?.open).toBe(false);
  });

  it("shows the query until the editor is asked for, and after it is closed", async () => {
    const panel = await openEditor();
    expect(screen.getByText("Variables").closest("[hidden]")).not.toBeNull();
    expect(document.activeElement).toBe(panel);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByText("Variables").closest("[hidden]")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit and run" }));
  });
});

describe("the editor", () => {
  it("checks against the schema without a request", async () => {
    const asked = vi.fn<typeof fetch>();
    endpoint = asked;
    await openEditor();
    type("Query", QUERY.replace("    id\n", "    idd\n"));
    const list = await screen.findByRole("list", { name: "Problems of the query" });
    expect(list.textContent).toMatch(/Line 3, column 5: Cannot query field "idd"/);
    type("Query", QUERY);
    type("Variables", '{ "chainId": 1 }');
    expect((await screen.findByText(/"\$limit"/)).textContent).toMatch(/was not provided/);
    type("Variables", "{");
    expect(await screen.findByText(/The variables are no JSON/)).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it("says what went wrong", async () => {
    endpoint = () => Promise.resolve(new Response("", { status: 429 }));
    await openEditor();
    fireEvent.click(screen.getByRole("button", { name: /^Run on/ }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/too many requests \(status 429\)/);
    // Scrolling is an effect, which may come after the words are there.
    await waitFor(() => {
      expect(scrollIntoView.mock.contexts.at(-1)).toBe(alert.parentElement);
    });
    type("Query", "query Next { Stream(limit: 1) { id } }");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("does not send what no server can read, and says where it is wrong", async () => {
    const asked = vi.fn<typeof fetch>(endpoint);
    endpoint = asked;
    await openEditor();
    type("Query", "query Half { Stream(limit: 1) { id }");
    fireEvent.click(screen.getByRole("button", { name: /^Run on/ }));
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^Not sent\. Line 1, column \d+: Syntax Error/,
    );
    type("Query", QUERY);
    type("Variables", "{");
    fireEvent.click(screen.getByRole("button", { name: /^Run on/ }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Not sent\. The variables/);
    expect(asked).not.toHaveBeenCalled();
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
    const run = screen.getByRole<HTMLButtonElement>("button", { name: /gateway\.thegraph\.com/ });
    expect(run.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Your key from Subgraph Studio"), {
      target: { value: "abc123" },
    });
    expect(run.disabled).toBe(false);
    fireEvent.click(screen.getByText("Copy as"));
    fireEvent.click(screen.getByRole("button", { name: "curl" }));
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

  it("formats and resets", async () => {
    await openEditor();
    type("Query", "query A{LockupStream(limit:1){id}}");
    type("Variables", '{"a":1}');
    fireEvent.click(screen.getByRole("button", { name: "Format" }));
    expect(editor("Query").state.doc.toString()).toBe(
      "query A {\n  LockupStream(limit: 1) {\n    id\n  }\n}\n",
    );
    expect(editor("Variables").state.doc.toString()).toBe('{\n  "a": 1\n}\n');
    type("Query", "query {");
    fireEvent.click(screen.getByRole("button", { name: "Format" }));
    expect(await screen.findByText(/Not formatted: Syntax Error/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(editor("Query").state.doc.toString()).toBe(QUERY);
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

describe("findProblems", () => {
  const schema = buildSchema("type Query { a(b: Int!): Int }");

  it("finds grammar, fields and variables", () => {
    expect(findProblems("{ a(b: 1) }", "", schema)).toEqual([]);
    expect(findProblems("{ a(b: 1) ", "", schema)).toEqual([
      "Line 1, column 11: Syntax Error: Expected Name, found <EOF>.",
    ]);
    expect(findProblems("query A { a(b: 1) } query B { a(b: 1) }", "", undefined)).toEqual([
      "Write exactly one query; the page runs one at a time.",
    ]);
    expect(findProblems("query A($b: Int!) { a(b: $b) }", '{ "b": "x" }', schema)).toEqual([
      'Variable "$b" got invalid value "x"; Int cannot represent non-integer value: "x"',
    ]);
  });
});

describe("targetOf", () => {
  const graph = ENDPOINTS.find(
    ({ protocol, vendor, chainId, status }) =>
      protocol === "flow" && vendor === "the-graph" && chainId === 1 && status === "current",
  );
  const base = { endpoint: graph, access: "production", key: "", custom: "" } as const;

  it("asks for a key where one is needed, and never shows it", () => {
    expect(targetOf(base)).toMatchObject({ address: undefined, problem: "Enter your key" });
    const target = targetOf({ ...base, key: "k1" });
    expect(target.address).toContain("/api/k1/subgraphs/");
    expect(target.shown).toContain("/api/{API_KEY}/subgraphs/");
    expect(targetOf({ ...base, key: "a/b" }).problem).toMatch(/contains "\/"/);
    expect(targetOf({ ...base, access: "testing" }).problem).toBeUndefined();
  });

  it("says when there is no endpoint", () => {
    expect(targetOf({ ...base, endpoint: undefined }).problem).toBe("There is no endpoint here");
  });

  it("reads seconds from 1 to 120", () => {
    expect(["1", "120", "0", "121", "1.5", "", "abc"].map(readSeconds)).toEqual([
      1,
      120,
      ...Array<undefined>(5).fill(undefined),
    ]);
  });
});
