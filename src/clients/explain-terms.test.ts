// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { explainTerms, findDefinition } from "./explain-terms";

const GLOSSARY = `<h2 id="b">B</h2>
<h3 id="broker">Broker</h3><p data-products="flow">Flow</p><p>An <a href="#x">integrator</a>
with a share.</p><h3 id="bare">Bare</h3><h3 id="cancel">Cancel</h3><p>End it.</p>`;

const answer = vi.fn<() => Promise<Response>>();
let stop: AbortController;
let canHover: boolean;
let glossaries = 0;

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response(GLOSSARY)));
  vi.stubGlobal("fetch", answer);
  canHover = true;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(hover: none)" && !canHover,
  }));
  // Another address each time, for the page is kept once it has been read.
  glossaries += 1;
  const page = `/glossary-${String(glossaries)}`;
  document.body.innerHTML = `<p><a class="sd-term" href="${page}#broker">broker</a>
    <a class="sd-term" href="${page}#cancel">cancel</a> <a class="sd-term" href="${page}#bare">bare</a></p>`;
  stop = new AbortController();
  explainTerms(stop.signal);
});

afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
});

const term = (name: string): HTMLAnchorElement => {
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name);
  if (link === undefined) throw new Error(`No link is named ${name}.`);
  return link;
};
const note = (): HTMLElement | null => document.querySelector("[role=tooltip]");
const send = (name: string, target: Element, more: object = {}): boolean =>
  target.dispatchEvent(
    Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      pointerType: "mouse",
      ...more,
    }),
  );
const shown = (text: string): Promise<void> =>
  vi.waitFor(() => expect(note()?.textContent).toBe(text));

describe("findDefinition", () => {
  it("takes the first paragraph of the term, without its products", () => {
    const page = new DOMParser().parseFromString(GLOSSARY, "text/html");
    expect(findDefinition(page, "broker")).toBe("An integrator with a share.");
    expect(findDefinition(page, "bare")).toBeUndefined();
    expect(findDefinition(page, "nothing")).toBeUndefined();
  });
});

describe("a term", () => {
  it("is explained to who points at it, until the pointer leaves word and note", async () => {
    send("pointerover", term("broker"));
    await shown("An integrator with a share.");
    expect(term("broker").getAttribute("aria-describedby")).toBe(note()?.id);
    send("pointerout", term("broker"), { relatedTarget: note() });
    expect(note()).not.toBeNull();
    send("pointerout", term("broker"), { relatedTarget: document.body });
    expect(note()).toBeNull();
    expect(term("broker").hasAttribute("aria-describedby")).toBe(false);
  });

  it("is explained to who focuses it, and Escape takes the note away", async () => {
    term("cancel").focus();
    await shown("End it.");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(note()).toBeNull();
  });

  it("asks for the glossary once, and again after a failure", async () => {
    answer.mockResolvedValueOnce(new Response("", { status: 503 }));
    term("broker").focus();
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(note()).toBeNull();
    term("cancel").focus();
    await shown("End it.");
    term("broker").focus();
    await shown("An integrator with a share.");
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("is followed by a click where the reader can point", () => {
    expect(send("click", term("broker"))).toBe(true);
    expect(answer).not.toHaveBeenCalled();
  });

  it("is explained by the first tap, and followed by the second", async () => {
    canHover = false;
    expect(send("click", term("broker"))).toBe(false);
    await vi.waitFor(() => expect(note()?.textContent).toContain("An integrator"));
    expect(note()?.textContent).toContain("Tap the word again");
    expect(send("click", term("broker"))).toBe(true);
    expect(note()).toBeNull();
  });

  it("gives way to another, and to a tap elsewhere", async () => {
    canHover = false;
    send("click", term("broker"));
    await vi.waitFor(() => expect(note()?.textContent).toContain("An integrator"));
    send("click", term("cancel"));
    await vi.waitFor(() => expect(note()?.textContent).toContain("End it."));
    expect(document.querySelectorAll("[role=tooltip]")).toHaveLength(1);
    send("click", document.body);
    expect(note()).toBeNull();
  });
});
