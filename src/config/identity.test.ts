import { describe, expect, it } from "vitest";

import { createIdentity, parseRepository, parseSiteUrl, repositoryProblems } from "./identity";
import { createFooter, createNavbar } from "./navigation";

describe("createIdentity", () => {
  it("needs no environment", () => {
    expect(createIdentity({})).toMatchObject({ baseUrl: "/", repository: undefined });
    const empty = { SITE_URL: " ", REPOSITORY_URL: "", REPOSITORY_BRANCH: "" };
    expect(createIdentity(empty)).toEqual(createIdentity({}));
  });

  it("carries the site's name and links into navbar and footer", () => {
    const identity = {
      ...createIdentity({}),
      siteName: "Other Docs",
      product: "Other",
      links: { ...createIdentity({}).links, chat: "https://chat.example.org" },
    };
    const text = JSON.stringify([createNavbar(identity), createFooter(identity)]);
    expect(text).toContain("Other Docs");
    expect(text).toContain("https://chat.example.org");
    expect(text).not.toContain("Sablier Docs");
    expect(text).not.toContain(createIdentity({}).links.chat);
  });
});

describe("parseSiteUrl", () => {
  it("accepts an origin", () => {
    expect(parseSiteUrl("https://example.org/")).toBe("https://example.org");
  });

  it.each(["example.org", "ftp://example.org", "https://example.org/docs", "https://a.org/?x=1"])(
    "refuses %s and names it",
    (value) => {
      expect(() => parseSiteUrl(value)).toThrow(value);
    },
  );
});

describe("parseRepository", () => {
  it("turns clone addresses into web addresses", () => {
    expect(parseRepository("git@github.com:a/b.git")).toBe("https://github.com/a/b");
    expect(parseRepository("https://github.com/a/b.git/")).toBe("https://github.com/a/b");
    expect(parseRepository("ssh://git@code.org:22/a/b.git")).toBe("https://code.org/a/b");
    expect(parseRepository("ssh://git@code.org/a/b.git")).toBe("https://code.org/a/b");
  });

  it("says that it gives up on what is no repository", () => {
    expect(parseRepository("owner/name")).toBeUndefined();
    expect(repositoryProblems({ REPOSITORY_URL: "owner/name" })[0]).toContain(
      'REPOSITORY_URL is "owner/name": use an address such as',
    );
    expect(repositoryProblems({ REPOSITORY_URL: "https://code.org/a/b" })).toEqual([]);
    expect(repositoryProblems({})).toEqual([]);
    expect(parseRepository(undefined)).toBeUndefined();
  });
});
