// cspell:ignore withdrawmax

import { describe, expect, it } from "vitest";

import { buildSearchFiles } from "./build";
import { engineOver, page, section } from "./testing";
import type { SearchHit } from "./types";

const V2 = "/reference/lockup/contracts";
const V4 = "/reference/lockup/v4.0";
const text = "Pays out all that the recipient can take.";
const withdrawMax = section("withdrawMax", [text], { level: 3 });
const reference = (route: string, release: string, parts = [withdrawMax]) =>
  page(route, "SablierLockup", [], parts, { protocol: "lockup", release });
const chain = section("Base chain id 8453", ["0x1"], { id: "chain-base", level: 3 });
const addresses = (route: string, release: string) =>
  page(route, "Deployments", ["Addresses."], [chain], { protocol: "lockup", release });

const index = engineOver(
  buildSearchFiles(
    [
      reference(`${V2}/abstracts/abstract.SablierLockupBase`, "lockup@v2.0"),
      reference(`${V2}/interfaces/interface.ISablierLockupBase`, "lockup@v2.0"),
      reference(`${V4}/sablier-lockup`, "lockup@v4.0", [
        withdrawMax,
        section("How withdrawMax rounds", [text]),
      ]),
      reference(`${V4}/batch-lockup`, "lockup@v4.0"),
      addresses("/deployments/lockup/v4.0", "lockup@v4.0"),
      addresses("/guides/lockup/deployments", "lockup@v2.0"),
    ],
    new Map(),
    [
      [
        `${V2}/abstracts/abstract.SablierLockupBase`,
        `${V2}/interfaces/interface.ISablierLockupBase`,
        `${V4}/sablier-lockup`,
      ],
    ],
  ),
);
const hitsOf = async (query: string, isFolded: boolean): Promise<readonly SearchHit[]> => {
  const { hits } = await index.search({ query, isFolded });
  return hits.toSorted((a, b) => b.url.localeCompare(a.url));
};

describe("a symbol of several releases", () => {
  const named = async (isFolded: boolean): Promise<readonly SearchHit[]> =>
    (await hitsOf("withdrawMax", isFolded)).filter(
      ({ hierarchy }) => hierarchy.lvl2 === "withdrawMax",
    );

  it("is one hit, which says where each release has it, the newest first", async () => {
    expect(await named(false)).toHaveLength(4);
    const folded = await named(true);
    expect(folded.map(({ url }) => url)).toEqual([
      `${V4}/sablier-lockup#withdrawmax`,
      `${V4}/batch-lockup#withdrawmax`,
    ]);
    expect(folded[0]).toMatchObject({
      release: "lockup@v4.0",
      places: [
        { release: "lockup@v4.0", url: `${V4}/sablier-lockup#withdrawmax` },
        {
          release: "lockup@v2.0",
          url: `${V2}/abstracts/abstract.SablierLockupBase#withdrawmax`,
        },
      ],
    });
  });

  it("is a hit of each release for programs, also where an older one fits better", async () => {
    const { hits } = await index.search({ query: "SablierLockupBase withdrawMax" });
    const urls = hits.map(({ url }) => url);
    expect(urls).toContain(`${V2}/abstracts/abstract.SablierLockupBase#withdrawmax`);
    expect(urls).toContain(`${V4}/sablier-lockup#withdrawmax`);
  });

  it("is not what another contract has under the same name", async () => {
    expect((await named(true))[1]?.places).toHaveLength(0);
  });

  it("counts folded hits once, so that pages of results stay full", async () => {
    const { total } = await index.search({ query: "withdrawMax", isFolded: true });
    expect(total).toBe((await index.search({ query: "withdrawMax" })).total - 2);
  });

  it("is not folded with what is written about it", async () => {
    const urls = (await hitsOf("withdrawMax rounds", true)).map(({ url }) => url);
    expect(urls).toContain(`${V4}/sablier-lockup#how-withdrawmax-rounds`);
  });
});

describe("addresses of several releases", () => {
  it("are one hit, as a whole and by chain", async () => {
    const base = (await hitsOf("base", true)).filter(({ url }) => url.includes("#chain-base"));
    expect(base).toHaveLength(1);
    expect(base[0]?.places.map(({ release }) => release)).toEqual(["lockup@v4.0", "lockup@v2.0"]);
    const whole = (await hitsOf("deployments", true)).filter(({ type }) => type === "lvl1");
    expect(whole).toHaveLength(1);
    expect(whole[0]?.places).toHaveLength(2);
  });
});

describe("the release that is read", () => {
  const first = async (reading: string | null, query = "withdrawMax") =>
    (await index.search({ query, reading, isFolded: true })).hits[0]?.release;

  it("comes first, else the newest, and a release that is named before both [spec 10.5]", async () => {
    expect(await first(null)).toBe("lockup@v4.0");
    expect(await first("lockup@v2.0")).toBe("lockup@v2.0");
    expect(await first("flow@v1.1")).toBe("lockup@v4.0");
    expect(await first("lockup@v4.0", "lockup v2.0 withdrawMax")).toBe("lockup@v2.0");
  });

  it("is all that is found where only it is asked for", async () => {
    const { hits } = await index.search({ query: "withdrawMax", release: "lockup@v2.0" });
    expect(new Set(hits.map(({ release }) => release))).toEqual(new Set(["lockup@v2.0"]));
  });
});
