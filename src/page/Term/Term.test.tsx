// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Term from ".";
import { findDefinition } from "./definition";

const PAGE = `<h2 id="b">B</h2>
<h3 id="broker">Broker</h3><p data-products="flow">Flow</p><p>An <a href="#x">integrator</a>
with a share.</p><h3 id="bare">Bare</h3><h3 id="cancel">Cancel</h3><p>End it.</p>`;

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  answer.mockImplementation(() => Promise.resolve(new Response(PAGE)));
  vi.stubGlobal("fetch", answer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("findDefinition takes the first paragraph of the term, without its products", () => {
  const page = new DOMParser().parseFromString(PAGE, "text/html");
  expect(findDefinition(page, "broker")).toBe("An integrator with a share.");
  expect(findDefinition(page, "bare")).toBeUndefined();
  expect(findDefinition(page, "nothing")).toBeUndefined();
});

test("without a request, the link works alone", () => {
  const html = renderToString(<Term id="broker">broker</Term>);
  expect(html).toContain('href="/concepts/glossary#broker"');
  expect(html).not.toContain("tooltip");
});

test("a failed request leaves the link, and the next try can succeed", async () => {
  answer.mockImplementationOnce(() => Promise.resolve(new Response("", { status: 503 })));
  render(<Term id="broker">broker</Term>);
  const link = screen.getByRole("link", { name: "broker" });
  fireEvent.focusIn(link);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("tooltip")).toBeNull();
  fireEvent.focusOut(link);
  fireEvent.focusIn(link);
  expect((await screen.findByRole("tooltip")).textContent).toBe("An integrator with a share.");
});

test("focus and pointer show the meaning, Escape and leaving hide it", async () => {
  const user = userEvent.setup();
  render(<Term id="cancel">cancel</Term>);
  await user.tab();
  const note = await screen.findByRole("tooltip");
  expect(note.textContent).toBe("End it.");
  const link = screen.getByRole("link", { name: "cancel" });
  expect(link.getAttribute("aria-describedby")).toBe(note.id);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.hover(link);
  expect(await screen.findByRole("tooltip")).toBeDefined();
  await user.hover(document.body);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("every page names terms that the glossary has", () => {
  const glossary = readFileSync("docs/concepts/glossary.mdx", "utf8");
  const ids = [...glossary.matchAll(/^### (.+)$/gmu)].map(([, title]) =>
    (title ?? "").toLowerCase().replaceAll(" ", "-"),
  );
  const named = readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => {
      const page = readFileSync(path.join("docs", file), "utf8");
      return [...page.matchAll(/<Term\s+id="([^"]*)"/gu)].map(([, id]) => `${file}: ${id}`);
    });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((entry) => !ids.includes(entry.split(": ")[1] ?? ""))).toEqual([]);
});
