// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LIVE_CHAT_LOADER } from "../config/live-chat";
import { countPage, startAnalytics } from "./start-analytics";
import { startLiveChat } from "./start-live-chat";
import { whenIdle } from "./when-idle";

const lastScript = (): HTMLScriptElement => {
  const element = [...document.querySelectorAll("script")].at(-1);
  if (element === undefined) throw new Error("No script was added.");
  return element;
};

/** Runs a file as a browser runs the script of an element. */
function run(file: string, element: HTMLScriptElement): void {
  vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  window.eval(readFileSync(file, "utf8"));
}

let warnings: string[];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => warnings.push(text));
});

afterEach(() => {
  document.head.replaceChildren();
  delete window.va;
  delete window.vaq;
  vi.restoreAllMocks();
});

describe("live chat in the page [spec 6.2]", () => {
  const config = {
    script: "https://widget.example.org/l.js",
    settings: { CHAT_ID: "a", $queue: [] },
    origins: ["https://widget.example.org"],
  };
  const loader = path.join(import.meta.dirname, "../../static", LIVE_CHAT_LOADER);

  it("is started by the site's own script, which sets the globals first", () => {
    startLiveChat(config);
    expect(lastScript().getAttribute("src")).toBe(LIVE_CHAT_LOADER);
    run(loader, lastScript());
    expect(lastScript().src).toBe(config.script);
    expect(window).toMatchObject(config.settings);
  });

  it("that does not come is explained in the console", () => {
    startLiveChat(config);
    lastScript().dispatchEvent(new Event("error"));
    run(loader, lastScript());
    lastScript().dispatchEvent(new Event("error"));
    expect(warnings).toEqual([
      expect.stringContaining("/js/live-chat.js is missing on the host"),
      expect.stringMatching(/widget\.example\.org.*ad blocker.*LIVE_CHAT_SCRIPT/u),
    ]);
  });
});

describe("analytics in the page [spec 6.3]", () => {
  const config = { script: "/_host/insights/script.js", endpoint: "/_host/insights" };

  it("queue events until the host's script takes them", () => {
    countPage("/a");
    countPage("/b");
    expect(window.vaq).toEqual([
      ["pageview", { path: "/a" }],
      ["pageview", { path: "/b" }],
    ]);
    const sent: unknown[] = [];
    window.va = (...event) => sent.push(event);
    countPage("/c");
    expect(sent).toEqual([["pageview", { path: "/c" }]]);
    expect(window.vaq).toHaveLength(2);
  });

  it("come from the host's path", () => {
    startAnalytics(config, true);
    expect(lastScript().getAttribute("src")).toBe(config.script);
    expect(lastScript().dataset).toMatchObject({ endpoint: config.endpoint });
  });

  it("that do not come are explained: by an ad blocker in development, by the host in production", () => {
    for (const isProduction of [false, true]) {
      startAnalytics(config, isProduction);
      lastScript().dispatchEvent(new Event("error"));
    }
    expect(warnings).toEqual([
      expect.stringContaining("ad blocker"),
      expect.stringContaining("Enable web analytics"),
    ]);
  });
});

describe("whenIdle", () => {
  it("waits until the page has loaded", () => {
    vi.useFakeTimers();
    const work = vi.fn();
    vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    whenIdle(work);
    vi.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
