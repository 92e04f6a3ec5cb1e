import fc from "fast-check";
import { expect, it } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused } from "../tests/fuzz/fuzz";
import { pickEncoding } from "./encoding";
import { headersFor, parseHeaders } from "./headers";
import { findRedirect, parseRedirects } from "./redirects";
import {
  BadRequestError,
  candidateFiles,
  parseRequestTarget,
  UnsafePathError,
} from "./request-path";

const fuzz = fuzzOf("the server: request paths, redirects, headers, encodings");

const target = fc.oneof(
  textOf(
    ..."/.%\\?#:@ *".split(""),
    ...[
      "//",
      "..",
      "%2e",
      "%2F",
      "%5C",
      "%00",
      "%0d%0a",
      "%F0%9F%92%A9",
      "%ff",
      "http://",
      "evil.example",
    ],
    ...[".html", "index", "index.html", "guides", "v1.2", "assets", "\u200B"],
  ).map((text) => `/${text}`),
  anyText,
);

const read = (text: string) => unlessRefused(BadRequestError, () => unlessRefusedAsUnsafe(text));

function unlessRefusedAsUnsafe(text: string) {
  try {
    return parseRequestTarget(text);
  } catch (error) {
    if (error instanceof UnsafePathError) return undefined;
    throw error;
  }
}

fuzz("any target is a path inside the root folder, or refused", target, (text) => {
  const path = read(text);
  if (path === undefined) return;
  expect(path.pathname.startsWith("/")).toBe(true);
  expect(path.search === "" || path.search.startsWith("?")).toBe(true);
  expect(path.pathname).not.toContain("\0");
  for (const file of candidateFiles(path.pathname)) {
    expect(file).not.toMatch(/^\/|\\/u);
    for (const segment of file.split("/")) expect(["", ".", ".."]).not.toContain(segment);
  }
  // Read once more, what was decoded may be encoded again; it stays inside.
  expect(read(encodeURI(path.pathname).replace(/[?#]/gu, encodeURIComponent))).toEqual({
    pathname: path.pathname,
    search: "",
  });
});

const RULES = parseRedirects(
  [
    "/old/* /new/:splat",
    "/a/:name /b/:name?x=1#:name 302",
    "/out/* https://docs.example/:splat 301!",
    "/* /all/:splat",
  ].join("\n"),
);

fuzz("a redirect of any path leads where its rule says", target, (text) => {
  const path = read(text);
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
  ...[
    "\r\n",
    "/a",
    "/b",
    "/:name",
    "/:splat",
    "301",
    "302!",
    "404",
    "https://x.example",
    "//x",
    "  Cache-Control: no-store",
    "X:",
    "__proto__: a",
  ],
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

fuzz(
  "any header names an encoding that the server has",
  fc.oneof(textOf("br", "gzip", "identity", "*", ";q=", "0", "1", "0.5", ",", " "), anyText),
  (text) => {
    expect(["br", "gzip", "identity"]).toContain(pickEncoding(text));
  },
);

fuzz.large(
  "a large request or table is read",
  ["/", "a/", "%41", "?", "*", ".", " ", "\n", "/a /b\n", "  a: b\n", "br,", ";", ":a"],
  (text) => {
    const path = read(`/${text}`);
    if (path !== undefined) {
      candidateFiles(path.pathname);
      findRedirect(RULES, path.pathname, path.search);
      headersFor({ pathname: path.pathname, status: 200 }, [{ path: "/assets/*", headers: {} }]);
    }
    pickEncoding(text);
    unlessRefused(Error, () => parseRedirects(text));
    unlessRefused(Error, () => parseHeaders(text));
  },
);

it("a file without a name is no page of the root folder", () => {
  expect(candidateFiles("/.html")).toEqual([".html", ".html.html", ".html/index.html"]);
  expect(candidateFiles("/a/.html")).not.toContain("a//index.html");
});
