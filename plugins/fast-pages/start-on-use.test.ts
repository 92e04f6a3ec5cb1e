// @vitest-environment jsdom
import { act, type ChangeEvent, createElement, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openFirstField } from "../../src/lib/first-field";
import { START_NOW } from "../../src/lib/start-now";
import { HTML_TEMPLATE, MAIN_SCRIPT, WAITING_SCRIPTS } from "./html-template";
import type { WithSearchWorker } from "../../src/lib/search/messages";
import { startOnUse } from "./start-on-use";

const root = document.documentElement;
let idle: (() => void)[];
let preferences: EventTarget & { matches: boolean };

const startedScripts = (): string[] =>
  [...document.head.querySelectorAll<HTMLScriptElement>("script:not([type])")].map(
    (script) => script.getAttribute("src") ?? "",
  );

/** What the page's bundle does when it has taken the page over. */
async function takeOver(): Promise<void> {
  root.dataset.hasHydrated = "true";
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  root.dataset.hasHydrated = "false";
  idle = [];
  document.head.innerHTML = ["/runtime.js", "/main.js"]
    .map((src) => `<script type="text/plain" data-waiting="${src}"></script>`)
    .join("");
  document.body.innerHTML = `<a href="#x">x</a><a role="button" href="#y">y</a>
    <a href="#__docusaurus_skip">z</a><button>b</button>
    <input id="text" value="1"><form><input type="submit"></form><div></div>`;
  preferences = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => preferences);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  history.replaceState(null, "", "/");
  DOMTokenList.prototype.supports = () => true;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

// Each test leaves listeners behind otherwise.
afterEach(takeOver);

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector} in the page.`);
  return found;
};

const field = (selector: string): HTMLInputElement => element(selector) as HTMLInputElement;

describe("the page's bundle", () => {
  it("waits for the first sign of use, then loads its scripts in order, once", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    element("div").dispatchEvent(new Event("scroll"));
    expect(startedScripts()).toEqual([]);
    dispatchEvent(new Event("pointermove"));
    dispatchEvent(new Event("scroll"));
    expect(startedScripts()).toEqual(["/runtime.js", "/main.js"]);
  });

  it("waits for the letter of a shortcut", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Control", ctrlKey: true, bubbles: true }),
    );
    expect(startedScripts()).toEqual([]);
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "c", ctrlKey: true, bubbles: true }),
    );
    expect(startedScripts()).toHaveLength(2);
  });

  it("starts at once where the address carries a state", () => {
    history.replaceState(null, "", "/?rate=5");
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    expect(startedScripts()).toHaveLength(2);
  });

  it("starts at once where another announcement than the present one was dismissed", () => {
    localStorage.setItem("docusaurus.announcement.id-x", "news");
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    expect(startedScripts()).toEqual([]);
    startOnUse(WAITING_SCRIPTS, false, "newer", "", openFirstField);
    expect(startedScripts()).toHaveLength(2);
    localStorage.clear();
  });

  it("waits until its scripts are named in the page", () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    dispatchEvent(new Event("pointermove"));
    expect(startedScripts()).toEqual([]);
    state.mockReturnValue("interactive");
    dispatchEvent(new Event("DOMContentLoaded"));
    expect(startedScripts()).toHaveLength(2);
  });

  it("starts with the idle page where it has to count visits", () => {
    startOnUse(WAITING_SCRIPTS, true, "news", "", openFirstField);
    dispatchEvent(new Event("load"));
    idle.forEach((work) => {
      work();
    });
    expect(startedScripts()).toHaveLength(2);
  });

  it("can be tried again when a script did not load", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    dispatchEvent(new Event("scroll"));
    for (const script of document.head.querySelectorAll("script:not([type])")) {
      script.dispatchEvent(new Event("error"));
    }
    expect(startedScripts()).toEqual([]);
    dispatchEvent(new Event("scroll"));
    expect(startedScripts()).toHaveLength(2);
  });
});

describe("the scripts of an idle page", () => {
  const prefetched = (): number => document.head.querySelectorAll("link[rel=prefetch]").length;

  it("are fetched at low priority", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    dispatchEvent(new Event("load"));
    idle.forEach((work) => {
      work();
    });
    expect(prefetched()).toBe(2);
    expect(startedScripts()).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: "slow-2g" }])("are not with %o", (connection) => {
    vi.stubGlobal("navigator", { connection });
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    dispatchEvent(new Event("load"));
    idle.forEach((work) => {
      work();
    });
    expect(prefetched()).toBe(0);
  });
});

describe("what the reader does before the bundle runs", () => {
  it("is repeated afterwards: clicks on controls", async () => {
    const clicks: string[] = [];
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    for (const selector of ["button", "a[role]", "a[href^='#__docusaurus']"]) {
      element(selector).click();
      element(selector).addEventListener("click", () => clicks.push(selector));
    }
    expect(clicks).toEqual([]);
    await takeOver();
    expect(clicks).toEqual(["button", "a[role]", "a[href^='#__docusaurus']"]);
  });

  it("is repeated: a click on a control that the bundle has replaced, which keeps the focus", async () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    element("button").focus();
    element("button").click();
    const other = document.createElement("button");
    const press = vi.fn();
    other.addEventListener("click", press);
    element("button").replaceWith(other);
    await takeOver();
    expect(press).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(other);
  });

  it("is repeated: keys, but not those of fields", async () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    const shortcut = new KeyboardEvent("keydown", {
      key: "k",
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(shortcut);
    expect(shortcut.defaultPrevented).toBe(true);
    const typed = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
    element("#text").dispatchEvent(typed);
    expect(typed.defaultPrevented).toBe(false);
    const keys: string[] = [];
    addEventListener("keydown", ({ key, ctrlKey }) => keys.push(`${String(ctrlKey)} ${key}`), {
      once: true,
    });
    await takeOver();
    expect(keys).toEqual(["true k"]);
  });

  it("is repeated: what another tab has stored, which starts the bundle", async () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    const change = { key: "theme", newValue: "light", storageArea: localStorage };
    dispatchEvent(new StorageEvent("storage", change));
    expect(startedScripts()).toHaveLength(2);
    const heard: unknown[] = [];
    addEventListener(
      "storage",
      ({ key, newValue, storageArea }) => heard.push({ key, newValue, storageArea }),
      { once: true },
    );
    await takeOver();
    expect(heard).toEqual([change]);
  });

  it("leaves links to the browser", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    element("a").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it("keeps a form from leaving the page", async () => {
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    const form = element("form") as HTMLFormElement;
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    const request = vi.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
    await takeOver();
    expect(request).toHaveBeenCalledOnce();
  });
});

describe("what the reader enters before the bundle runs", () => {
  const changes: string[] = [];

  /** Fields as tools have them: the state is the bundle's, and it draws all of them again. */
  function Tool(): ReactNode {
    const [values, setValues] = useState({ word: "1", range: "3", list: "a" });
    const [ticked, setTicked] = useState<readonly string[]>(["first"]);
    const [, setIsBrowser] = useState(false);
    useEffect(() => setIsBrowser(true), []);
    const bind = (id: keyof typeof values): object => ({
      id,
      value: values[id],
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        changes.push(`${id} ${value}`);
        setValues({ ...values, [id]: value });
      },
    });
    const tick = (id: string, type: string): object => ({
      key: id,
      id,
      type,
      checked: ticked.includes(id),
      onChange: ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
        changes.push(`${id} ${String(checked)}`);
        setTicked(checked ? [...ticked, id] : ticked.filter((other) => other !== id));
      },
    });
    return createElement(
      "div",
      null,
      createElement("input", bind("word")),
      createElement("input", { ...bind("range"), type: "range" }),
      createElement(
        "select",
        bind("list"),
        ...["a", "b"].map((name) => createElement("option", { key: name }, name)),
      ),
      ...["first", "second", "third"].map((id) => createElement("input", tick(id, "checkbox"))),
      createElement("input", tick("yes", "radio")),
      createElement("output", null, [...Object.values(values), ...ticked].join(" ")),
    );
  }

  const enter = (id: string, value: string): void => {
    field(`#${id}`).value = value;
    element(`#${id}`).dispatchEvent(new Event("input", { bubbles: true }));
  };

  it("stays, and is heard by React, each entry once and in its order", async () => {
    const page = document.createElement("main");
    page.innerHTML = renderToString(createElement(Tool));
    document.body.append(page);
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    element("#word").focus();
    enter("word", "4");
    enter("word", "42");
    field("#word").setSelectionRange(1, 1);
    enter("range", "6");
    enter("list", "b");
    for (const id of ["second", "third", "third", "yes"]) element(`#${id}`).click();
    changes.length = 0;
    await act(async () => {
      hydrateRoot(page, createElement(Tool));
      await Promise.resolve();
    });
    await act(takeOver);
    expect(changes).toEqual(["word 42", "range 6", "list b", "second true", "yes true"]);
    expect(element("output").textContent).toBe("42 6 b first second yes");
    expect(field("#word").selectionStart).toBe(1);
    expect(document.activeElement).toBe(element("#word"));
    expect(field("#third").checked).toBe(false);
  });
});

describe("the worker of the search", () => {
  const ADDRESS = "/docs/search/worker.js";
  const open = (): void => {
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }),
    );
  };
  const shared = window as WithSearchWorker;
  const made: { address: string; name: string; onerror: (() => void) | null }[] = [];

  beforeEach(() => {
    made.length = 0;
    delete shared.searchWorker;
    document.body.innerHTML = '<dialog class="first-field"></dialog>';
    class FakeWorker {
      readonly onerror = null;
      readonly address: string;
      readonly name: string;
      constructor(address: URL, { name }: { name: string }) {
        this.address = address.pathname;
        this.name = name;
        made.push(this);
      }
    }
    vi.stubGlobal("Worker", FakeWorker);
  });

  it("reads the index as soon as the reader opens the search, and waits for the bundle", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", ADDRESS, () => expect(made).toHaveLength(1));
    open();
    const name = new URL("/docs/search/", location.href).href;
    expect(made).toMatchObject([{ address: ADDRESS, name }]);
    expect(shared.searchWorker).toBe(made[0]);
  });

  it("is left to the bundle where it fails, cannot start, or another service answers", () => {
    startOnUse(WAITING_SCRIPTS, false, "news", ADDRESS, () => undefined);
    open();
    made[0]?.onerror?.();
    expect(shared.searchWorker).toBeUndefined();
    vi.stubGlobal("Worker", () => {
      throw new DOMException("blocked", "SecurityError");
    });
    open();
    expect(shared.searchWorker).toBeUndefined();
    startOnUse(WAITING_SCRIPTS, false, "news", "", () => undefined);
    open();
    expect(made).toHaveLength(1);
  });
});

describe("the colors before the bundle runs", () => {
  const follow = (isDark: boolean): void => {
    preferences.matches = isDark;
    preferences.dispatchEvent(new Event("change"));
  };

  afterEach(() => {
    delete root.dataset.theme;
    delete root.dataset.themeChoice;
  });

  it("follow the system, without a script", () => {
    root.dataset.themeChoice = "system";
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    follow(false);
    expect(root.dataset.theme).toBe("light");
    follow(true);
    expect(root.dataset.theme).toBe("dark");
    expect(startedScripts()).toEqual([]);
  });

  it("stay as the reader has chosen them", () => {
    Object.assign(root.dataset, { theme: "dark", themeChoice: "dark" });
    startOnUse(WAITING_SCRIPTS, false, "news", "", openFirstField);
    follow(false);
    expect(root.dataset.theme).toBe("dark");
  });
});

describe("the frame of a page", () => {
  it("has the scripts that load the others, and no others", () => {
    const scripts = ["runtime~main.1", "main.2", "c4f5d8e4.3", "common-src_main.4"];
    expect(scripts.filter((name) => MAIN_SCRIPT.test(`assets/js/${name}.js`))).toEqual(
      scripts.slice(0, 2),
    );
    expect(HTML_TEMPLATE).toContain(String(MAIN_SCRIPT));
  });

  it("lets scripts wait, but not where a page has work from the start", () => {
    expect(HTML_TEMPLATE).toContain("data-waiting");
    expect(HTML_TEMPLATE).toContain(`"${START_NOW}"`);
    document.head.innerHTML = '<script type="text/plain" data-waiting></script>';
    expect(document.querySelectorAll(WAITING_SCRIPTS)).toHaveLength(1);
  });
});
