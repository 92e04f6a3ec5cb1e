import { type Environment, valueOf } from "./environment";

/**
 * A live chat of another provider. Off unless it is configured: pages then have no code for it, and
 * the content security policy no address.
 */
export interface LiveChatConfig {
  readonly script: string;
  /** Global variables that the widget reads, such as its account, by name. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Origins that the widget loads from and shows frames of. */
  readonly origins: readonly string[];
}

export interface LiveChat {
  /** Null when there is none. */
  readonly config: LiveChatConfig | null;
  /** Why there is none although it was asked for; to be shown at build. */
  readonly problems: readonly string[];
}

/** The site's own script that starts the widget. */
export const LIVE_CHAT_LOADER = "/js/live-chat.js";

const OFF = "The site has no live chat.";

/** The origin of an address, when it is one that a secure page may use; null otherwise. */
function secureOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host } = new URL(text);
  return protocol === "https:" || protocol === "wss:" ? `${protocol}//${host}` : null;
}

function parseSettings(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Reads the configuration of the live chat. One that cannot work is a problem and not a failure: the
 * site is built without.
 */
export function createLiveChat(environment: Environment): LiveChat {
  const script = valueOf(environment.LIVE_CHAT_SCRIPT);
  const settingsText = valueOf(environment.LIVE_CHAT_SETTINGS);
  const originTexts = valueOf(environment.LIVE_CHAT_ORIGINS)?.split(",") ?? [];
  const problems: string[] = [];
  if (script === null) {
    const others = settingsText !== null || originTexts.length > 0;
    return {
      config: null,
      problems: others
        ? [`LIVE_CHAT_SCRIPT is not set: give the address of the provider's widget. ${OFF}`]
        : [],
    };
  }
  const scriptOrigin = secureOrigin(script);
  if (scriptOrigin?.startsWith("https:") !== true) {
    problems.push(`LIVE_CHAT_SCRIPT is "${script}": use an https address. ${OFF}`);
  }
  const settings = parseSettings(settingsText ?? "{}");
  if (settings === null) {
    problems.push(
      `LIVE_CHAT_SETTINGS is ${settingsText ?? ""}: use a JSON object of global variables. ${OFF}`,
    );
  }
  const origins = originTexts.map((text) => {
    const origin = secureOrigin(text.trim());
    if (origin === null) {
      problems.push(
        `LIVE_CHAT_ORIGINS names "${text.trim()}": use https or wss origins such as "https://chat.example.org". ${OFF}`,
      );
    }
    return origin ?? "";
  });
  if (problems.length > 0 || settings === null || scriptOrigin === null) {
    return { config: null, problems };
  }
  return {
    config: { script, settings, origins: [...new Set([scriptOrigin, ...origins])] },
    problems,
  };
}
