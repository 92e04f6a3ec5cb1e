import type { LinkPlace } from "./collect";

/** What came of asking for one address. `refused`: the other side answers, but not to programs. */
export interface Outcome {
  readonly kind: "alive" | "dead" | "refused" | "unreachable";
  readonly reason: string;
}

export interface Report {
  readonly checked: number;
  /** No address could be reached at all: there is no network, and nothing is known. */
  readonly isOffline: boolean;
  /** One line for each page that links an address with this outcome. */
  readonly dead: readonly string[];
  readonly refused: readonly string[];
}

export interface CheckOptions {
  readonly fetch: typeof fetch;
  /** Time that one answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Addresses that are asked for at the same time. */
  readonly parallel: number;
}

/** Statuses that sites give to programs for pages that people can read. */
const REFUSALS: readonly number[] = [401, 403, 405, 406, 429, 999];

/** Addresses without an answer in a row, after which there is no network rather than dead links. */
const ENOUGH_TO_GIVE_UP = 20;

/** The address that is asked for: without the section, which is not sent. */
const asked = (address: string): string => address.replace(/#.*/u, "");

const hasAnswer = (outcomes: ReadonlyMap<string, Outcome>): boolean =>
  [...outcomes.values()].some(({ kind }) => kind !== "unreachable");

export async function checkAddress(
  address: string,
  { fetch: ask, timeoutMs }: CheckOptions,
): Promise<Outcome> {
  try {
    const { status, body } = await ask(address, {
      redirect: "follow",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "text/html,*/*", "user-agent": "Mozilla/5.0 (link check)" },
    });
    await body?.cancel();
    const isRefused = REFUSALS.includes(status) || status >= 500;
    const kind = status < 400 ? "alive" : isRefused ? "refused" : "dead";
    return { kind, reason: `status ${status}` };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return { kind: "unreachable", reason: cause?.code ?? message };
  }
}

/** Checks each address once and reports every page that links it. */
export async function checkLinks(
  places: readonly LinkPlace[],
  options: CheckOptions,
): Promise<Report> {
  const queue = [...new Set(places.map(({ address }) => asked(address)))];
  const outcomes = new Map<string, Outcome>();
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      outcomes.set(next, await checkAddress(next, options));
      if (outcomes.size >= ENOUGH_TO_GIVE_UP && !hasAnswer(outcomes)) return;
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, work));
  const isOffline = outcomes.size > 0 && !hasAnswer(outcomes);
  const lines = (...kinds: readonly Outcome["kind"][]): string[] =>
    places.flatMap(({ address, page }) => {
      const outcome = outcomes.get(asked(address));
      return outcome !== undefined && kinds.includes(outcome.kind)
        ? [`${page}: ${address} (${outcome.reason})`]
        : [];
    });
  return {
    checked: outcomes.size,
    isOffline,
    dead: isOffline ? [] : lines("dead", "unreachable"),
    refused: lines("refused"),
  };
}
