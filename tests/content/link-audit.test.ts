// cspell:ignore fbclid gclid dclid msclkid igshid
import { sablier } from "sablier";
import { beforeAll, describe, expect, it } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { LINK_HOSTS } from "../../data/link-hosts";
import { KNOWN_FOLDERS } from "../../src/lib/ask/links";
import { builtPages } from "./site";

/** Parameters that tell the other site who sent the reader, and mean nothing to the reader. */
const TRACKING = /^(?:utm_.*|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id|ref|ref_src|_hs\w+|si)$/i;

/**
 * What is wrong with the address of a link to another site.
 *
 * @returns the end of a sentence that begins with the address, or undefined when nothing is
 */
function linkProblem(address: string): string | undefined {
  if (address.startsWith("mailto:")) {
    return /^mailto:[^@\s?]+@[^@\s?]+\.[a-z]+(?:\?|$)/i.test(address)
      ? undefined
      : "is no address of a mail: write mailto:name@host";
  }
  if (!URL.canParse(address)) return "is no address: write https://host/path";
  const { protocol, username, port, hostname, searchParams } = new URL(address);
  if (protocol !== "https:") return `uses ${protocol} in place of https:`;
  if (username !== "") return "holds a user name: leave it out";
  if (port !== "") return `names port ${port}: link the public address`;
  if (!hostname.includes(".") || /^[\d.]+$/.test(hostname)) {
    return "leads to no public host: name one";
  }
  const tracking = [...searchParams.keys()].filter((name) => TRACKING.test(name));
  return tracking.length > 0 ? `tracks readers: leave out ${tracking.join(", ")}` : undefined;
}

/** Every address of another site, with the first page that links it. */
let links: Map<string, string>;

const hostOf = (address: string): string => new URL(address).hostname;

beforeAll(() => {
  links = new Map();
  for (const { path, document } of builtPages()) {
    for (const { attribs } of document("a[href]").toArray()) {
      const address = attribs.href ?? "";
      const isOutside = /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);
      if (isOutside && !links.has(address)) links.set(address, path);
    }
  }
});

describe("links to other sites", () => {
  it("are https without tracking, or addresses of a mail", () => {
    const problems = [...links].flatMap(([address, path]) => {
      const problem = linkProblem(address);
      return problem === undefined ? [] : [`${path}: ${address} ${problem}`];
    });
    expect(problems).toEqual([]);
    console.log(`${links.size} addresses of other sites on ${new Set(links.values()).size} pages`);
  });

  it("are those of the repositories that answers of a model may link to", () => {
    const host = "github.com";
    const linked = [...links.keys()]
      .filter((address) => hostOf(address) === host)
      .map((address) => new URL(address).pathname.split("/").slice(0, 3).join("/"))
      .map((folder) => (folder.startsWith("/sablier-labs") ? "/sablier-labs" : folder));
    expect([...new Set(linked)].toSorted()).toEqual([...(KNOWN_FOLDERS[host] ?? [])].toSorted());
  });

  it("lead to hosts that somebody has looked at", () => {
    const known = new Set([
      ...LINK_HOSTS,
      ...sablier.chains
        .getAll()
        .flatMap(({ blockExplorers }) => Object.values(blockExplorers))
        .map(({ url }) => hostOf(url)),
      ...ENDPOINTS.map(({ url }) => url)
        .filter((url) => url !== null)
        .map(hostOf),
    ]);
    const web = [...links].filter(([address]) => !address.startsWith("mailto:"));
    const unknown = web
      .filter(([address]) => !known.has(hostOf(address)))
      .map(([address, path]) => `${path}: ${address}`);
    expect(unknown).toEqual([]);
  });
});
