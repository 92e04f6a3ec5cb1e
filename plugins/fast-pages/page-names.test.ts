import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { movePageNames } from "./page-names";

/** A runtime as the bundler writes it, with Docusaurus's table of names. */
const runtime = (hashes: string): string =>
  `(()=>{var t={};t.p="/";t.u=e=>"assets/js/"+e+"."+(${hashes})[e]+".js",t.miniCssF=e=>"assets/css/"+e+"."+({"0a":"cccccccc"})[e]+".css",` +
  't.gca=function(e){return e=({0x1:"1","0a":"0a"})[e]||e,t.p+t.u(e)};self.t=t})()';

const HASHES = '{"0a":"aaaaaaaa",0x3b9aca01:"bbbbbbbb",docs:"dddddddd","routes-0":"eeeeeeee"}';

const SCRIPTS = {
  "assets/js/runtime~main.11111111.js": runtime(HASHES),
  "assets/js/main.22222222.js": 'n.e("docs").then(n)',
  "assets/js/routes-0.eeeeeeee.js": '"use strict";x=()=>n.e("0a");y=()=>n.e("1000000001")',
};

const move = (scripts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(movePageNames(new Map(Object.entries(scripts))));

/** Runs scripts one after the other, as a page does. Gives the path of each chunk. */
function run(texts: readonly string[], names: readonly string[]): readonly string[] {
  const self: { t?: { gca: (name: string) => string } } = {};
  for (const text of texts) runInNewContext(text, { self });
  return names.map((name) => self.t?.gca(name) ?? "");
}

describe("the names of files", () => {
  const [runtimeText = "", groupText = ""] = Object.values(move(SCRIPTS));
  const start = groupText.slice(0, groupText.indexOf("x="));

  it("of pages come with the group that loads them", () => {
    const names = ["docs", "routes-0", "0a", "1000000001"];
    expect(run([runtimeText, start], names)).toEqual([
      "/assets/js/docs.dddddddd.js",
      "/assets/js/routes-0.eeeeeeee.js",
      "/assets/js/0a.aaaaaaaa.js",
      "/assets/js/1000000001.bbbbbbbb.js",
    ]);
    expect(start).toMatch(/^"use strict";/u);
    expect(runtimeText).not.toMatch(/aaaaaaaa|bbbbbbbb/u);
  });

  it("of pages are undefined before, which Docusaurus leaves out", () => {
    expect(run([runtimeText], ["0a"])).toEqual(["/assets/js/0a.undefined.js"]);
  });

  it("stay in the runtime when another script or another group loads them", () => {
    const others: readonly Readonly<Record<string, string>>[] = [
      { "assets/js/main.22222222.js": 'n.e("0a")' },
      { "assets/js/routes-1.ffffffff.js": 'n.e("0a")' },
    ];
    for (const other of others) {
      expect(Object.values(move({ ...SCRIPTS, ...other }))[0]).toContain('"0a":"aaaaaaaa"');
    }
  });
});

describe("a runtime of another form", () => {
  it.each([
    ["none", {}],
    ["without hashes", { "runtime~main.1.js": 't.gca=e=>e=({"a":"a"})[e]||e' }],
    ["without Docusaurus's table", { "runtime~main.1.js": 't.u=e=>e+({"a":"b"})[e]+".js"' }],
  ])("is an error: %s", (_, scripts: Readonly<Record<string, string>>) => {
    expect(() => move(scripts)).toThrow(/Adapt plugins\/fast-pages\/page-names\.ts/u);
  });
});
