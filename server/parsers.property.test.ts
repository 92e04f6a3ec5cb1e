import fc from "fast-check";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused } from "../tests/fuzz/fuzz";
import { headersFor, parseHeaders } from "./headers";
import { readTarget } from "./paths";
import { findRedirect, parseRedirects } from "./redirects";

const fuzz = fuzzOf("the server: request paths, redirects, headers");

const target = fc.oneof(
  textOf(
    ..."/.%\\?#:@ *".split(""),
    ..."// .. %2e %2F %5C %00 %0d%0a %F0%9F%92%A9 %ff http:// evil.example".split(" "),
    ...".html index index.html guides v1.2 assets \u200B".split(" "),
  ).map((text) => `/${text}`),
  anyText,
);

fuzz("any target is a path inside the root folder, or refused", target, (text) => {
  const path = readTarget(text);
  if (path === undefined) return;
  expect(path.pathname.startsWith("/")).toBe(true);
  expect(path.search === "" || path.search.startsWith("?")).toBe(true);
  expect(path.pathname).not.toMatch(/[\\\p{Cc}]/u);
  const segments = path.pathname.slice(1).split("/");
  for (const [at, segment] of segments.entries()) {
    expect([".", ".."]).not.toContain(segment);
    if (at < segments.length - 1) expect(segment).not.toBe("");
  }
  // Read once more, what was decoded may be encoded again; it stays inside.
  expect(readTarget(encodeURI(path.pathname).replace(/[?#]/gu, encodeURIComponent))).toEqual({
    pathname: path.pathname,
    search: "",
  });
});

const RULES = parseRedirects(
  ["/old/* /new", "/a /b?x=1#c 302", "/out/* https://docs.example/ 301!", "/* /all#top"].join("\n"),
);

fuzz("a redirect of any path leads where its rule says", target, (text) => {
  const path = readTarget(text);
  if (path === undefined) return;
  const redirect = findRedirect(RULES, path.pathname, path.search);
  expect(redirect).toBeDefined();
  // Node takes the target of a request line without these.
  fc.pre(!/[\s\p{C}]/u.test(path.search));
  expect(redirect?.location).not.toMatch(/[\s\p{Cc}]/u);
  const { origin } = new URL(redirect?.location ?? "", "https://here.invalid");
  expect(origin).toBe(
    path.pathname.startsWith("/out/") || path.pathname === "/out"
      ? "https://docs.example"
      : "https://here.invalid",
  );
});

const table = textOf(
  ..."/*:#! \n\t".split(""),
  ..."/a /b /:name /* 301 302! 404 https://x.example //x X:".split(" "),
  ...["\r\n", "  Cache-Control: no-store", "__proto__: a"],
);

fuzz(
  "any text is a table of redirects, or refused with the numbers of its lines",
  fc.oneof(table, anyText),
  (text) => {
    const rules = unlessRefused(Error, () => parseRedirects(text));
    for (const rule of rules ?? []) {
      expect(rule.from.startsWith("/")).toBe(true);
      expect(rule.to).toMatch(/^(?:\/(?!\/)|https?:\/\/)/u);
    }
    if (rules === undefined) return;
    const written = rules.map(
      (rule) => `${rule.from} ${rule.to} ${rule.status}${rule.force ? "!" : ""}`,
    );
    expect(parseRedirects(written.join("\n"))).toEqual(rules);
  },
);

fuzz(
  "any text is a table of headers, or refused with the numbers of its lines",
  fc.tuple(fc.oneof(table, anyText), target),
  ([text, path]) => {
    const rules = unlessRefused(Error, () => parseHeaders(text));
    if (rules === undefined) return;
    for (const [name, value] of Object.entries(
      headersFor({ pathname: path, status: 200 }, rules),
    )) {
      expect(name).toMatch(/^[a-z0-9-]+$/u);
      expect(value).not.toMatch(/[\r\n]/u);
    }
  },
);

fuzz.large(
  "a large request or table is read",
  ["/", "a/", "%41", "?", "*", ".", " ", "\n", "/a /b\n", "  a: b\n", ":a"],
  (text) => {
    const path = readTarget(`/${text}`);
    if (path !== undefined) {
      findRedirect(RULES, path.pathname, path.search);
      headersFor({ pathname: path.pathname, status: 200 }, [{ path: "/assets/*", headers: {} }]);
    }
    unlessRefused(Error, () => parseRedirects(text));
    unlessRefused(Error, () => parseHeaders(text));
  },
);
