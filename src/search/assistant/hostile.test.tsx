// @vitest-environment jsdom
// cspell:ignore msgbox
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { safeLink } from "@site/src/lib/ask/links";
import { applyChunk, type AskMessage, emptyAnswer, questionOf } from "@site/src/lib/ask/messages";
import type { UiChunk } from "@site/src/lib/ask/ui-stream";
import Markdown from "./AskPanel/Markdown";
import { createConversationStore, readConversation } from "./conversations";
import { renderPanel } from "./testing";
import type { AskTransport } from "./transports";

const HTML = [
  "<script>window.hit = 1</script>",
  "<img src=x onerror=window.hit=1>",
  "<svg/onload=window.hit=1>",
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
  "<a href='javascript:window.hit=1'>x</a>",
  "<details open ontoggle=window.hit=1>x</details>",
  "<style>@import 'https://evil.example/x.css'</style>",
  "<base href='https://evil.example/'>",
  "<form action='https://evil.example/'><button>x</button></form>",
  "<math><mi xlink:href='javascript:window.hit=1'>x</mi></math>",
  "<!-- --><img src=x onerror=window.hit=1>",
  "</p></div><script>window.hit=1</script>",
  "<object data='https://evil.example/'></object>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<input autofocus onfocus=window.hit=1>",
];

const ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,PHN2Zy8+",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://evil.example/1",
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "http://evil.example/",
  "https://user:pass@sablier.com/",
  "https://sablier.com@evil.example/",
  "https://sablier.com.evil.example/",
  "https://evil.example/?q=secret",
  "https://\u202Eelibas.com/",
  "ftp://evil.example/",
  "about:blank",
];

/** Whether anything in the page could run, load or lead away. */
function danger(): string[] {
  const bad = document.querySelectorAll(
    "script,img,svg[onload],iframe,object,embed,form[action],base,meta,style[data-x],link,[onerror],[onload],[onclick],[srcdoc]",
  );
  const links = [...document.querySelectorAll("a")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !href.startsWith("/") || href.startsWith("//"));
  return [...[...bad].map((element) => element.outerHTML), ...links];
}

const show = (text: string): void => {
  render(<Markdown text={text} answeredBy="model" onOpen={() => undefined} />);
};

describe("Markdown of an answer", () => {
  test.each(HTML)("is text: %s", (html) => {
    show(`before ${html} after\n\n${html}\n\n- ${html}\n\n| ${html} |\n| - |\n| ${html} |`);
    expect(danger()).toEqual([]);
    expect(document.body.textContent).toContain("before");
    expect("hit" in window).toBe(false);
  });

  test("shows what the function has written for `<`", () => {
    show(
      "Array&lt;a>, **b&lt;c>**, `Map<d>`\n\n```ts\nSet<e>\n```\n\n&lt;https://app.sablier.com/x&gt;",
    );
    const shown = document.body.textContent;
    for (const text of ["Array<a>, b<c>, Map<d>", "Set<e>", "<https://app.sablier.com/x>"]) {
      expect(shown).toContain(text);
    }
    expect(screen.getByRole("link").getAttribute("href")).toBe("https://app.sablier.com/x");
  });

  test.each(ADDRESSES)("does not link to %j", (address) => {
    expect(safeLink(address, "model")).toBeNull();
    show(
      `[a](${address}) [b](<${address}>) ![c](${address}) <${address}> [d][r]\n\n[r]: ${address}`,
    );
    expect(danger()).toEqual([]);
  });

  test.each([
    ["deep quotes", ">".repeat(5_000)],
    ["deep lists", Array.from({ length: 200 }, (_, n) => `${" ".repeat(n * 2)}- x`).join("\n")],
    ["open marks", "*_`[(".repeat(5_000)],
    ["open brackets", "[".repeat(20_000)],
    ["open formulas", "$a ".repeat(10_000)],
    ["one long word", "x".repeat(200_000)],
    ["a wide table", `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n|${"b|".repeat(500)}`],
    ["broken letters", "\uD800\uDFFF\u0000\uFFFF\u202E"],
  ])("survives %s", (_, text) => {
    show(text);
    expect(danger()).toEqual([]);
  });

  test("links to pages of the site and to known hosts", () => {
    show("[a](/concepts/fees#gas) [b](https://app.sablier.com/x)");
    expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/concepts/fees#gas",
      "https://app.sablier.com/x",
    ]);
    expect(document.querySelectorAll("a")[1]?.rel).toContain("noopener");
  });
});

describe("stored conversations", () => {
  const store = (value: string): ReturnType<typeof createConversationStore> =>
    createConversationStore("test", () => ({ getItem: () => value, setItem: () => undefined }));

  test("cannot bring HTML, bad links or claims about who wrote them", () => {
    const stored = readConversation({
      messages: [
        { id: "1", role: "user", parts: [{ type: "text", text: HTML[1] }] },
        {
          id: "2",
          role: "assistant",
          answeredBy: "<b>",
          parts: [
            { type: "text", text: HTML.join("\n\n") },
            { type: "reasoning", text: HTML[0] },
            { type: "source", url: "javascript:alert(1)", title: HTML[2] },
            { type: "tool-invocation", args: { query: HTML[1] }, found: "x" },
            { type: "evil", text: "x" },
          ],
        },
      ],
    });
    const silent: AskTransport = { answeredBy: "model", rate: null, send: () => Promise.resolve() };
    renderPanel({
      transport: silent,
      conversations: store("[]"),
      initial: stored?.messages ?? [],
    });
    expect(screen.getByRole("log").textContent).toContain("onerror");
    expect(screen.getByRole("log").querySelector("script,img,iframe,a,object")).toBeNull();
    expect(stored?.messages[1]?.answeredBy).toBe("model");
    expect("hit" in window).toBe(false);
  });

  test("are ten at most and survive a full or blocked store [spec 4.2b]", () => {
    let text = "";
    const kept = createConversationStore("test", () => ({
      getItem: () => text,
      setItem: (_, value) => void (text = value),
    }));
    for (let index = 0; index < 15; index += 1)
      kept.add({ messages: [questionOf("q", `Question ${index}`)] });
    expect(kept.list().map(({ query }) => query)[0]).toBe("Question 14");
    expect(kept.list()).toHaveLength(10);
    kept.remove("Question 14");
    expect(kept.list()[0]?.query).toBe("Question 13");
    const blocked = createConversationStore("test", () => {
      throw new Error("blocked");
    });
    blocked.add({ messages: [questionOf("q", "x")] });
    expect(blocked.list()).toEqual([]);
  });
});

describe("a stream", () => {
  test("without end builds no message without end", () => {
    const build = (chunkOf: (number: number) => UiChunk): AskMessage => {
      let message = emptyAnswer("a", "model");
      for (let number = 0; number < 500; number += 1) {
        message = applyChunk(message, chunkOf(number));
      }
      return message;
    };
    const delta = "x".repeat(50_000);
    const long = [
      build((number) => ({ type: "text-delta", id: String(number), delta })),
      build(() => ({ type: "text-delta", id: "0", delta })),
      build((number) => ({ type: "reasoning-delta", id: String(number), delta })),
      build((number) => ({
        type: "tool-input-available",
        toolCallId: String(number),
        toolName: "search_docs",
        input: { query: delta },
      })),
      build((number) => ({ type: "source-url", sourceId: "1", url: `/${number}`, title: delta })),
      build(() => ({ type: "error", errorText: delta })),
    ];
    for (const message of long) {
      expect(message.parts.length).toBeLessThan(100);
      expect(JSON.stringify(message).length).toBeLessThan(150_000);
    }
  });
});
