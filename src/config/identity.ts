import { type Environment, valueOf } from "./environment";

/**
 * Who this site is and where its people are. Everything else (config, plugins, components, the
 * generated files) reads it from here, so a change of name or address is a change of this file.
 */

export interface Identity {
  readonly product: string;
  /** Name of this site: the page-title suffix, navbar title and feed titles. */
  readonly siteName: string;
  /** Lower-case name for file names, storage keys and package names. */
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  /** Origin the site is published at, without a trailing slash. */
  readonly url: string;
  readonly baseUrl: string;
  readonly locale: string;
  /** Owner and name as shown by the code host. */
  readonly organization: string;
  /** Address of this site's own repository, when the build knows it. */
  readonly repository: string | undefined;
  readonly branch: string;
  readonly email: string;
  readonly links: {
    readonly site: string;
    readonly app: string;
    readonly chat: string;
    readonly code: string;
    readonly allLinks: string;
    readonly social: string;
    readonly blog: string;
    readonly deployments: string;
    readonly audits: string;
  };
}

const DEFAULT_URL = "https://docs.sablier.com";

/**
 * Reads the published origin.
 *
 * @throws Error naming the value when it is not an absolute http(s) address without a path.
 */
export function parseSiteUrl(text: string | undefined): string {
  const value = valueOf(text);
  if (value === null) return DEFAULT_URL;
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    throw new Error(
      `SITE_URL is "${value}", which is not an absolute address. Use one such as "${DEFAULT_URL}".`,
    );
  }
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") {
    throw new Error(`SITE_URL is "${value}": only http and https addresses can be published to.`);
  }
  if (parsed.pathname !== "/" || parsed.search !== "" || parsed.hash !== "") {
    throw new Error(
      `SITE_URL is "${value}": the site is served from the root, so give the origin only ("${parsed.origin}").`,
    );
  }
  return parsed.origin;
}

/** Turns a clone address into the address of the repository's web page; undefined when unknown. */
export function parseRepository(value: string | undefined): string | undefined {
  const web = (valueOf(value) ?? "")
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)(?::\d+\/|[:/])/u, "https://$1/")
    .replace(/\/$/u, "")
    .replace(/\.git$/u, "");
  return /^https:\/\/[^/]+\/./u.test(web) ? web : undefined;
}

/** What is wrong with the address of the repository; empty when it can be used or is not set. */
export function repositoryProblems({ REPOSITORY_URL }: Environment): string[] {
  const value = valueOf(REPOSITORY_URL);
  return value === null || parseRepository(value) !== undefined
    ? []
    : [
        `REPOSITORY_URL is "${value}": use an address such as "https://github.com/owner/name". ` +
          "Pages have no edit links.",
      ];
}

/**
 * Builds the identity for one environment.
 *
 * @throws Error when a variable holds a value that cannot be published.
 */
export function createIdentity(environment: Environment): Identity {
  return {
    product: "Sablier",
    siteName: "Sablier Docs",
    slug: "sablier-docs",
    tagline: "Documentation and guides for Sablier",
    description:
      "Vesting streams, open-ended payment streams and Merkle airdrops on EVM chains: concepts, guides, addresses, APIs and the contract reference.",
    url: parseSiteUrl(environment.SITE_URL),
    baseUrl: "/",
    locale: "en",
    organization: "sablier-labs",
    repository: parseRepository(environment.REPOSITORY_URL),
    branch: valueOf(environment.REPOSITORY_BRANCH) ?? "main",
    email: "contact@sablier.com",
    links: {
      site: "https://sablier.com",
      app: "https://app.sablier.com",
      chat: "https://discord.sablier.com",
      code: "https://github.com/sablier-labs",
      allLinks: "https://linktr.ee/SablierLabs",
      social: "https://x.com/Sablier",
      blog: "https://blog.sablier.com",
      deployments: "https://github.com/sablier-labs/deployments",
      audits: "https://github.com/sablier-labs/audits",
    },
  };
}
