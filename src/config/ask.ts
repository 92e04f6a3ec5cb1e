import { isLocalHost } from "../lib/endpoints/local";
import { trimEnd } from "../lib/text/trim-end";
import { type Environment, valueOf } from "./environment";

/**
 * Who answers questions in the search dialog. The default quotes this site's own pages in the browser
 * and needs nothing. The other two are chosen by environment variables of the build. Everything here
 * is published in the pages: no secret belongs into it.
 */

/** The site's own function, or another one that speaks the same protocol. */
export interface EndpointConfig {
  readonly kind: "endpoint";
  /** Path on this site or https address. */
  readonly url: string;
  /** Where likes and dislikes go; null for nowhere. */
  readonly feedbackUrl: string | null;
}

/** A hosted assistant that works on a hosted search index. */
export interface HostedAssistantConfig {
  readonly kind: "hosted";
  readonly assistantId: string;
  readonly appId: string;
  /** The search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Address that questions are posted to; `/token` and `/feedback` are below it. */
  readonly url: string;
}

export type AskTransportConfig =
  { readonly kind: "embedded" } | EndpointConfig | HostedAssistantConfig;

export interface AskConfig {
  readonly transport: AskTransportConfig;
  /** Why another transport than the one asked for is used; to be shown in the console. */
  readonly problems: readonly string[];
}

/** What the assistant is called: without a language model, it quotes the pages. */
export const askName = (answeredBy: "model" | "extracts"): string =>
  answeredBy === "extracts" ? "Ask the docs" : "Ask AI";

export const EMBEDDED: AskConfig = { transport: { kind: "embedded" }, problems: [] };

const DEFAULT_ENDPOINT = "/api/chat";
const DEFAULT_FEEDBACK_ENDPOINT = "/api/feedback";
const DEFAULT_ASSISTANT_URL = "https://askai.algolia.com/chat";

/** Whether a value is a path on this site or an address without user name. */
function isAddress(value: string): boolean {
  if (/^\/(?![/\\])\S*$/u.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isReachable = protocol === "https:" || (protocol === "http:" && isLocalHost(hostname));
  return isReachable && username + password === "";
}

/**
 * Reads the configuration of the assistant. One that is not complete is a problem and not a failure:
 * the embedded one stays in service.
 */
export function createAskConfig(environment: Environment): AskConfig {
  const kind = valueOf(environment.ASK_TRANSPORT) ?? "embedded";
  const problems: string[] = [];
  const address = (name: string): string | null => {
    const value = valueOf(environment[name]);
    if (value === null || isAddress(value)) return value;
    problems.push(
      `${name} is "${value}": use a path such as "${DEFAULT_ENDPOINT}" or an https address.`,
    );
    return null;
  };
  const required = (name: string, problem: string): string => {
    const value = valueOf(environment[name]);
    if (value === null) problems.push(`${problem}: set ${name}.`);
    return value ?? "";
  };
  const transportOf = (): AskTransportConfig => {
    switch (kind) {
      case "embedded":
        return { kind };
      case "endpoint":
        return {
          kind,
          url: address("ASK_ENDPOINT") ?? DEFAULT_ENDPOINT,
          feedbackUrl: address("ASK_FEEDBACK_ENDPOINT") ?? DEFAULT_FEEDBACK_ENDPOINT,
        };
      case "hosted":
        return {
          kind,
          assistantId: required("ASK_ASSISTANT_ID", "Ask AI assistant ID is required"),
          appId: required("ALGOLIA_APP_ID", "The hosted assistant has no application id"),
          apiKey: required("ALGOLIA_SEARCH_KEY", "The hosted assistant has no search key"),
          indexName:
            valueOf(environment.ALGOLIA_MARKDOWN_INDEX) ??
            valueOf(environment.ALGOLIA_INDEX) ??
            "sablier-docs",
          url: trimEnd(address("ASK_ASSISTANT_URL") ?? DEFAULT_ASSISTANT_URL, "/"),
        };
      default:
        problems.push(`ASK_TRANSPORT is "${kind}": use embedded, endpoint or hosted.`);
        return { kind: "embedded" };
    }
  };
  const transport = transportOf();
  return problems.length === 0
    ? { transport, problems }
    : {
        transport: EMBEDDED.transport,
        problems: problems.map((problem) => `${problem} Answers stay quoted from these docs.`),
      };
}

/** Reads the configuration back from the site's `customFields`; anything else means the default. */
export function readAskConfig(value: unknown): AskConfig {
  const isConfig =
    typeof value === "object" && value !== null && "transport" in value && "problems" in value;
  return isConfig ? (value as AskConfig) : EMBEDDED;
}
