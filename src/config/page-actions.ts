import { type Environment, valueOf } from "./environment";
import type { Identity } from "./identity";

/** What the actions below a page need to know of the site. */
export interface PageActionSettings {
  /** Address, or path on this site, of an MCP server over these docs; null where none is run. */
  readonly mcpUrl: string | null;
  /** Where answers to "Was this page helpful?" are posted. Where nothing takes them, pages say so. */
  readonly feedbackUrl: string;
  /** Address of a new issue, or of an email where the repository is not known. */
  readonly reportUrl: string;
}

/** The function of this site that takes feedback. */
const FEEDBACK_PATH = "/api/feedback";

/**
 * Reads the address of a function: of this site by its path, or of another host.
 *
 * @throws Error naming the value when it is neither a path of this site nor an https address.
 */
function parseAddress(name: string, example: string, text: string | undefined): string | null {
  const value = valueOf(text);
  if (value === null) return null;
  if (/^\/(?!\/)/.test(value) || (URL.canParse(value) && new URL(value).protocol === "https:")) {
    return value;
  }
  throw new Error(
    `${name} is "${value}". Use a path of this site such as "${example}", or an https address.`,
  );
}

/**
 * Settings of the page actions for one environment.
 *
 * @throws Error when a variable holds a value that cannot be used.
 */
export function createPageActions(
  identity: Identity,
  environment: Environment,
): PageActionSettings {
  return {
    mcpUrl: parseAddress("MCP_URL", "/mcp", environment.MCP_URL),
    feedbackUrl:
      parseAddress("FEEDBACK_URL", FEEDBACK_PATH, environment.FEEDBACK_URL) ?? FEEDBACK_PATH,
    reportUrl:
      identity.repository === undefined
        ? `mailto:${identity.email}`
        : `${identity.repository}/issues/new`,
  };
}
