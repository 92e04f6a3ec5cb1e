import { type Environment, valueOf } from "../../src/config/environment";
import { parseSiteUrl } from "../../src/config/identity";
import { trimEnd } from "../../src/lib/text/trim-end";

/** A language model behind an OpenAI-compatible interface. */
export interface ModelSettings {
  /** Address that `/chat/completions` is below, without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null where the provider asks for none. */
  readonly apiKey: string | null;
}

export interface FunctionSettings {
  /** Null: answers are quoted from the docs. */
  readonly model: ModelSettings | null;
  /** Origins besides the site's own that may call the functions from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Questions that one client may ask a minute. */
  readonly chatPerMinute: number;
  /** Calls of the model for one answer; from 2 on it may search by itself. */
  readonly maxSteps: number;
  readonly maxTokens: number;
  /** Milliseconds until an answer must be complete. */
  readonly timeoutMs: number;
  /** Where feedback is forwarded to; null keeps it in the log. */
  readonly feedbackUrl: string | null;
  readonly mcpPerMinute: number;
  /** Why a variable was not used; to be shown in the log. */
  readonly problems: readonly string[];
}

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

function urlOf(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username + url.password === "" ? url : null;
}

/** An address as the log may show it: without a password, and without what may be a token. */
function shown(address: string): string {
  return address.replace(/(?<=\/\/)[^/@]*(?=@)/gu, "…").replace(/\?.*/su, "?…");
}

function readModel(environment: Environment, problems: string[]): ModelSettings | null {
  const baseUrl = valueOf(environment.LLM_BASE_URL);
  const model = valueOf(environment.LLM_MODEL);
  const apiKey = valueOf(environment.LLM_API_KEY);
  if (baseUrl === null && model === null && apiKey === null) return null;
  const found: string[] = [];
  if (baseUrl === null) {
    found.push("LLM_BASE_URL is missing: set the address of an OpenAI-compatible interface.");
  } else {
    const url = urlOf(baseUrl);
    if (url === null) {
      found.push(
        'LLM_BASE_URL is no http or https address without a user name (it is not shown, as it may be the key): use an address such as "https://llm.example.org/v1".',
      );
    } else if (/[?#]/u.test(baseUrl)) {
      found.push(
        "LLM_BASE_URL has a ? or a #, and /chat/completions cannot be put behind it: use an address that ends with a path.",
      );
    } else if (url.protocol === "http:" && apiKey !== null && !LOCAL_HOSTS.includes(url.hostname)) {
      found.push(
        `LLM_BASE_URL is "${shown(baseUrl)}": with LLM_API_KEY use https, or the key could be read on its way.`,
      );
    }
  }
  if (model === null) found.push("LLM_MODEL is missing: set the name of a model.");
  problems.push(...found.map((problem) => `${problem} Answers stay quoted from the docs.`));
  if (found.length > 0 || baseUrl === null || model === null) return null;
  return { baseUrl: trimEnd(baseUrl, "/"), model, apiKey };
}

/** Where the site is published, by the rule and with the default of the build. */
function readSiteOrigin(environment: Environment, problems: string[]): string[] {
  try {
    return [parseSiteUrl(environment.SITE_URL)];
  } catch (error) {
    problems.push(`${(error as Error).message} Until then, the site may be refused.`);
    return [];
  }
}

function readOrigins(environment: Environment, problems: string[]): string[] {
  const given = (valueOf(environment.CHAT_ALLOWED_ORIGINS) ?? "").split(",");
  const origins = given.flatMap((entry) => {
    const text = entry.trim();
    if (text === "") return [];
    const url = urlOf(text);
    const isOrigin = url !== null && url.origin === text.replace(/\/$/u, "");
    if (isOrigin && !url.hostname.includes("*")) return [url.origin];
    problems.push(
      `CHAT_ALLOWED_ORIGINS has "${text}": use origins such as "https://example.org", each in full, with commas between them.`,
    );
    return [];
  });
  return [...new Set([...readSiteOrigin(environment, problems), ...origins])];
}

/**
 * Reads the settings of the functions. A value that cannot be used is a problem and not a failure:
 * its default stays in service, so that the functions always answer.
 */
export function readFunctionSettings(environment: Environment): FunctionSettings {
  const problems: string[] = [];
  const wholeNumber = (name: string, standard: number, least: number, most: number): number => {
    const text = valueOf(environment[name]);
    if (text === null) return standard;
    const number = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    problems.push(
      `${name} is "${text}": use a whole number from ${least} to ${most}. It stays ${standard}.`,
    );
    return standard;
  };
  const forward = valueOf(environment.FEEDBACK_FORWARD_URL);
  const forwardUrl = urlOf(forward ?? "");
  const isForwarded =
    forwardUrl !== null &&
    (forwardUrl.protocol === "https:" || LOCAL_HOSTS.includes(forwardUrl.hostname));
  if (forward !== null && !isForwarded) {
    problems.push(
      "FEEDBACK_FORWARD_URL cannot be used (it is not shown, as it may hold a token): use an https address. Feedback stays in the log.",
    );
  }
  return {
    model: readModel(environment, problems),
    allowedOrigins: readOrigins(environment, problems),
    chatPerMinute: wholeNumber("CHAT_RATE_LIMIT", 10, 1, 10_000),
    maxSteps: wholeNumber("CHAT_MAX_STEPS", 1, 1, 5),
    maxTokens: wholeNumber("CHAT_MAX_TOKENS", 800, 16, 16_000),
    timeoutMs: wholeNumber("CHAT_TIMEOUT", 45, 1, 300) * 1_000,
    feedbackUrl: isForwarded ? forward : null,
    mcpPerMinute: wholeNumber("MCP_RATE_LIMIT", 60, 1, 10_000),
    problems,
  };
}
