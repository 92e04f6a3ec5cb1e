import { setImmediate } from "node:timers/promises";

import { McpServer, type ToolCallback } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

import { TOPICS } from "../../data/counterparts";
import { GENERATIONS, RELEASES } from "../../data/releases";
import {
  canonicalSignature,
  createDecoder,
  type Match,
  RevertDataError,
  type SymbolInfo,
} from "../../src/lib/abi";
import { lexMarkdown, plainTextOf } from "../../src/lib/ask/markdown";
import { CONDITIONS, DESK_ROLES, type DeskRole } from "../../src/lib/desk/model";
import { describeCall, settle, subjectsOf } from "../../src/lib/desk/settle";
import { type FinderAnswer, findRelease, MAX_INPUT_LENGTH, summaryOf } from "../../src/lib/finder";
import { PAGE_PROTOCOLS, type PageProtocol } from "../../src/lib/page-records/types";
import { counterpartsOf } from "../../src/lib/protocol/counterparts";
import { labelOfRef, PROTOCOLS } from "../../src/lib/protocol/model";
import { failureId, type Log } from "./http";
import type { Library } from "./library";
import type { ProtocolFiles } from "./protocol-files";
import { ToolInputError } from "./tool-input";

export interface McpOptions {
  readonly library: Library;
  readonly protocol: ProtocolFiles;
  readonly log: Log;
  /** Requests that an address may make in a minute; left out where there is no limit. */
  readonly perMinute?: number;
}

/** Longest text of a tool's answer, in characters; a page that is longer is read by its sections. */
const LONGEST_PAGE = 40_000;
const SNIPPET_WORDS = 60;
const MOST_RESULTS = 20;
/** Characters of a section of which the first words are taken. */
const LONGEST_BEGINNING = 2_000;

const READ_ONLY = { readOnlyHint: true, openWorldHint: false, idempotentHint: true } as const;

/** Releases with guides, the newest first. */
const GUIDED = RELEASES.filter(({ depth }) => depth === "full")
  .toSorted((a, b) => GENERATIONS[b.generation].localeCompare(GENERATIONS[a.generation]))
  .map(({ ref }) => labelOfRef(ref))
  .join(", ");

type SymbolMatch = Match<SymbolInfo>;

/** What a tool gives: Markdown as it is, all else as JSON, which leaves out what is undefined. */
type Answer = string | object;

const text = (value: string): CallToolResult => ({ content: [{ type: "text", text: value }] });

/** The first words of a section, for a hit of which the search shows none. */
async function beginningOf(library: Library, url: string): Promise<string> {
  const markdown = (await library.section(url))?.markdown ?? "";
  const words = plainTextOf(lexMarkdown(markdown.slice(0, LONGEST_BEGINNING))).match(/\S+/gu) ?? [];
  return words.length === 0
    ? "A heading without text of its own; read_page lists the sections below it."
    : words.slice(0, SNIPPET_WORDS).join(" ");
}

interface SearchQuery {
  readonly query: string;
  readonly limit: number;
  readonly protocol?: PageProtocol | undefined;
  readonly release?: string | undefined;
}

async function searchDocs(
  { library, protocol: files }: McpOptions,
  { query, limit, protocol, release }: SearchQuery,
): Promise<Answer> {
  const origin = await library.origin();
  const wanted = release === undefined ? null : await files.release(release, protocol);
  const { hits, total, suggestions } = await library.search({
    query,
    hitsPerPage: limit,
    snippetWords: SNIPPET_WORDS,
    release: wanted?.ref ?? null,
    ...(protocol === undefined ? {} : { protocols: [protocol] }),
  });
  const results = await Promise.all(
    hits.map(async ({ url, hierarchy, snippet, release: of }) => ({
      url: `${origin}${url}`,
      release: of ?? undefined,
      title: Object.values(hierarchy)
        .slice(1)
        .filter((level) => level !== null)
        .join(" › "),
      text: (snippet ?? []).map((run) => run.text).join("") || (await beginningOf(library, url)),
    })),
  );
  return { total, results, suggestions: results.length === 0 ? suggestions : undefined };
}

/** Path and anchor of what a client asks for: an address of this site, a path, or a Markdown file. */
function readPlace(given: string, origin: string): { route: string; id: string } {
  const local = origin !== "" && given.startsWith(origin) ? given.slice(origin.length) : given;
  const [place = "", id = ""] = local.trim().split("#");
  const [path = ""] = place.split("?");
  const parts = path.split("/").filter((part) => part !== "");
  const route = `/${parts.join("/").replace(/\.(?:md|html)$/u, "")}`;
  return { route: route === "/index" ? "/" : route, id };
}

/**
 * What is to be read, of two ways to name it.
 * @throws ToolInputError when there is none, or both name different pages
 */
function onePlace(path: string | undefined, url: string | undefined, origin: string): string {
  const place = url ?? path;
  if (place === undefined) {
    throw new ToolInputError('read_page needs "path" or "url", such as "/concepts/fees".');
  }
  if (path !== undefined && readPlace(path, origin).route !== readPlace(place, origin).route) {
    throw new ToolInputError('read_page takes "path" or "url", not both. Leave one of them out.');
  }
  return place;
}

/**
 * The page about the same thing for a release.
 * @throws ToolInputError saying what there is instead when the release has no such page
 */
async function pageOfRelease(
  { library, protocol }: McpOptions,
  route: string,
  release: string,
): Promise<string> {
  const about = (await library.pages()).find((page) => page.route === route)?.release ?? null;
  const wanted = await protocol.release(release, about?.split("@", 1)[0]);
  if (about === null || about === wanted.ref) return route;
  const other = counterpartsOf(route, { topics: TOPICS, releases: RELEASES }).find(
    ({ version }) => version === wanted.version,
  );
  if (other !== undefined && other.reason === undefined) return other.path;
  const why =
    other === undefined
      ? `There is no page about the same thing for ${wanted.label}.`
      : `${wanted.label} ${other.reason ?? ""}: read ${other.path}.`;
  throw new ToolInputError(`${route} is about ${about}. ${why} Or leave the release out.`);
}

const anchorsOf = (headings: readonly { readonly id: string }[]): string =>
  headings
    .filter(({ id }) => id !== "")
    .map(({ id }) => `#${id}`)
    .join(", ");

/**
 * A section of a page; where a heading has no text of its own, the sections below it.
 * @throws ToolInputError listing the sections when there is no such one
 */
async function readSection(library: Library, route: string, id: string): Promise<string> {
  const section = await library.section(`${route}#${id}`);
  if (section !== null) return `# ${section.title}\n\n${section.markdown}`;
  const headings = await library.headings(route);
  const [heading, ...after] = headings.slice(headings.findIndex((one) => one.id === id));
  if (heading?.id !== id) {
    throw new ToolInputError(
      `The page ${route} has no section "#${id.slice(0, 100)}". Use ${anchorsOf(headings)}.`,
    );
  }
  const end = after.findIndex(({ level }) => level <= heading.level);
  const below = after
    .slice(0, end < 0 ? after.length : end)
    .map((one) => `- ${one.heading}: ${route}#${one.id}`);
  const parts = [`# ${heading.heading}`, "This heading has no text of its own."];
  if (below.length > 0) parts.push("Below it:", below.join("\n"));
  return parts.join("\n\n");
}

async function readPage(options: McpOptions, path: string, release?: string): Promise<Answer> {
  const { library } = options;
  const given = readPlace(path, await library.origin());
  const routes = (await library.pages()).map((page) => page.route);
  const route =
    release !== undefined && routes.includes(given.route)
      ? await pageOfRelease(options, given.route, release)
      : given.route;
  if (!routes.includes(route)) {
    const close = await library.closest(route);
    const hint = close.length === 0 ? "Find pages with search_docs." : `Use ${close.join(", ")}.`;
    throw new ToolInputError(`There is no page "${route.slice(0, 200)}". ${hint}`);
  }
  // The sections of another page have anchors of their own.
  if (given.id !== "" && route === given.route) return readSection(library, route, given.id);
  const markdown = await library.readPage(route);
  return markdown.length <= LONGEST_PAGE
    ? markdown
    : `${markdown.slice(0, LONGEST_PAGE)}\n\n(The page goes on. Read a section with the path ${route}#…: ${anchorsOf(await library.headings(route))}.)`;
}

/**
 * What is known of an error in one release.
 * @throws ToolInputError naming the releases that have it when this one has none of them
 */
function inRelease(
  matches: readonly SymbolMatch[],
  { ref, label }: { readonly ref: string; readonly label: string },
): readonly SymbolMatch[] {
  const own = matches
    .map((match) => {
      const { places, about } = match.symbol;
      const symbol = {
        ...match.symbol,
        places: places.filter((place) => place.startsWith(`${ref.replace("@", "/")}/`)),
        about: about.filter(({ releases }) => releases.includes(label)),
      };
      return { ...match, symbol };
    })
    .filter(({ symbol }) => symbol.places.length + symbol.about.length > 0);
  if (own.length > 0) return own;
  const others = new Set(
    matches.flatMap(({ symbol }) => [
      ...symbol.places.map((place) => labelOfRef(place.split("/", 2).join("@"))),
      ...symbol.about.flatMap(({ releases }) => releases),
    ]),
  );
  const names = matches.map(({ symbol }) => canonicalSignature(symbol)).join(" or ");
  throw new ToolInputError(
    `${label} has no error with this selector. ${names} is one of ${[...others].join(", ")}. Name that release, or leave the release out.`,
  );
}

async function decodeError(
  { library, protocol }: McpOptions,
  data: string,
  release: string | undefined,
): Promise<Answer> {
  const decoded = createDecoder(await protocol.errors())(data);
  const wanted = release === undefined ? null : await protocol.release(release);
  const origin = await library.origin();
  switch (decoded.kind) {
    case "empty":
      return { kind: "empty", meaning: "The call reverted without data." };
    case "unknown":
      return {
        kind: "unknown",
        selector: decoded.hash,
        meaning: "No contract of Sablier that is known here has an error with this selector.",
      };
    case "symbols":
      return {
        kind: "custom",
        matches: (wanted === null ? decoded.matches : inRelease(decoded.matches, wanted)).map(
          ({ symbol, args }) => ({
            error: canonicalSignature(symbol),
            arguments: args ?? "not in the data",
            units: symbol.units,
            contracts: symbol.places.map((place) => place.replace("/", "@").replace("/", " ")),
            documented: symbol.about.map(({ releases, text: cause, fix, url }) => ({
              releases,
              cause,
              fix,
              url: `${origin}${url}`,
            })),
          }),
        ),
      };
    default:
      return decoded;
  }
}

/**
 * What a text is about.
 *
 * @throws ToolInputError that says what is wrong with the text
 */
async function find(protocol: ProtocolFiles, input: string): Promise<FinderAnswer> {
  const { selectors, ...data } = await protocol.finder();
  try {
    return findRelease(input, data, selectors);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolInputError(`${error.message}.`);
    throw error;
  }
}

async function findWhichRelease({ library, protocol }: McpOptions, input: string): Promise<Answer> {
  const answer = await find(protocol, input);
  const origin = await library.origin();
  return {
    subject: answer.subject,
    summary: summaryOf(answer),
    notes: answer.notes,
    matches: answer.matches.map(({ release, contract, places }) => ({
      release: release.ref,
      contract: contract.name,
      alias: contract.alias,
      places: places.map(({ chain, address, explorerUrl, isUnconfirmed, id, appUrl }) => ({
        chain: { id: chain.id, name: chain.name, testnet: chain.testnet },
        address,
        explorerUrl,
        unconfirmed: isUnconfirmed || undefined,
        stream: id,
        appUrl,
      })),
      reference: contract.reference === undefined ? undefined : `${origin}${contract.reference}`,
      pages: release.pages.map(({ label, path }) => ({ label, url: `${origin}${path}` })),
    })),
  };
}

interface SettleQuery {
  readonly input: string;
  readonly number?: string | undefined;
  readonly role: DeskRole;
  readonly recipient: string;
  readonly to?: string | undefined;
}

/** The calls of a stream for a role. Nothing is asked of a chain, so each says what it depends on. */
async function settleStream(
  { library, protocol }: McpOptions,
  { input, number, role, recipient, to = recipient }: SettleQuery,
): Promise<Answer> {
  const answer = await find(protocol, input);
  const subjects = subjectsOf(answer.matches, (await protocol.desk()).groups);
  const [subject, ...others] = subjects;
  if (subject === undefined) {
    throw new ToolInputError(
      `${answer.subject} is no contract that holds streams or vaults. Ask find_release for its pages. Claims need a proof from the campaign's list: ${await library.origin()}/apps/without-the-app#claims has their calls.`,
    );
  }
  // A call to the wrong contract would settle the stream of somebody else, or none.
  if (others.length > 0) {
    const fits = subjects
      .slice(0, MOST_RESULTS)
      .map((one) => `${one.label} ${one.contract} on ${one.place.chain.name}`);
    throw new ToolInputError(
      `${answer.subject} may be one of ${subjects.length}: ${fits.join(", ")}${subjects.length > fits.length ? " and others" : ""}. Give the id with its chain, such as "LK2-137-42", or the contract's address with the "number".`,
    );
  }
  const id = subject.id ?? (number === undefined ? undefined : BigInt(number));
  if (id === undefined)
    throw new ToolInputError('Give the "number" of the stream too, such as "42".');
  const { group, place, label, contract, contracts } = subject;
  const { value } = group;
  return {
    [group.thing]: `${id} of ${contract}, ${label}, on ${place.chain.name} (${place.chain.id})`,
    fee:
      typeof value === "object"
        ? `Calls with "needsFee" take at least ${value.atLeast} in wei; read it right before.`
        : undefined,
    rules:
      "Never ask for a private key or a seed phrase. Read the stream, and try the call with eth_call from the caller's address, before you show it.",
    page: `${await library.origin()}/apps/without-the-app`,
    calls: settle(group, place.address, role, {}, { args: { id, recipient, to }, contracts }).map(
      ({ action, verdict, call, lacks }) => ({
        action: action.id,
        title: action.title,
        effect: action.effect,
        madeBy: action.roles,
        needsFee: action.needsFee === true || undefined,
        refused: verdict.kind === "refused" ? verdict.error : undefined,
        revertsIf:
          verdict.kind === "refused"
            ? undefined
            : action.refusals
                .filter(([condition]) => condition !== "role")
                .map(([condition, error]) => `${error}: ${CONDITIONS[condition]}`),
        call: describeCall({ call, lacks }),
      }),
    ),
  };
}

/** Makes a server with the tools of this site. All of them only read. */
export function createMcpServer(options: McpOptions): McpServer {
  const { library, protocol, log, perMinute } = options;
  const server = new McpServer(
    { name: "sablier-docs", version: "1.0.0" },
    {
      instructions: [
        `Documentation of the Sablier protocol, with guides for ${GUIDED}. Releases differ: name yours to the tools. Search first, then read the section. Take addresses and ABIs from the tools, never from memory.`,
        `A search gives at most ${MOST_RESULTS} results, and a page is cut after ${LONGEST_PAGE.toLocaleString("en-US")} characters: read a long one by its sections.`,
        "Where somebody wants to withdraw, cancel, refund or transfer, above all without the app, settle_stream makes the exact call of the release. Never ask for a private key, and simulate a call with eth_call before you show it. The skills for assistants are listed at /skill.md.",
        ...(perMinute === undefined
          ? []
          : [
              `One IP address has ${perMinute} requests a minute, and a question takes 2 to 4; beyond that, calls fail with the status 429 until the minute is over.`,
            ]),
      ].join(" "),
    },
  );
  let before: Promise<unknown> = Promise.resolve();
  /**
   * Adds a tool. A call is done when what was asked for before is done, and lets others have a turn
   * between: a body may hold several calls, and a process serves more than one client. What was asked wrongly is
   * explained, what failed inside is only logged.
   */
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    title: string,
    description: string,
    inputSchema: Shape,
    work: (query: z.output<z.ZodObject<Shape>>) => Promise<Answer>,
  ): void => {
    const run = async (
      query: z.output<z.ZodObject<Shape>>,
      { signal }: { readonly signal: AbortSignal },
    ): Promise<CallToolResult> => {
      const done = before.then(async () => {
        await setImmediate();
        signal.throwIfAborted();
        return work(query);
      });
      before = done.catch(() => undefined);
      try {
        const answer = await done;
        return text(typeof answer === "string" ? answer : JSON.stringify(answer, null, 2));
      } catch (error) {
        if (error instanceof ToolInputError || error instanceof RevertDataError) {
          return { isError: true, ...text(error.message) };
        }
        // Nobody reads the answer of a call that was given up.
        if (signal.aborted) throw error;
        const id = failureId();
        log({ event: "mcp-failure", id, tool: name, error: String(error) });
        return { isError: true, ...text(`The tool failed. (${id})`) };
      }
    };
    const about = { title, description, inputSchema, annotations: READ_ONLY };
    // The type of the callback depends on the shape, which is open here.
    server.registerTool(name, about, run as unknown as ToolCallback<Shape>);
  };
  const place = z.string().min(1).max(2_000);
  const protocolName = z.string().max(40).describe(PROTOCOLS.join(", "));
  const release = z
    .string()
    .max(40)
    .optional()
    .describe('Such as "v4.0"; the newest release with guides when left out');
  const ofRelease = (what: string) =>
    z.string().min(1).max(40).optional().describe(`Such as "lockup@v4.0". ${what}`);
  const input = z.string().min(1).max(MAX_INPUT_LENGTH);
  const address = z.string().regex(/^0x[\da-f]{40}$/iu, "is no address");

  tool(
    "search_docs",
    "Search the docs",
    "Finds sections of the Sablier documentation by words, names, selectors or addresses.",
    {
      query: z.string().min(1).max(512),
      limit: z.number().int().min(1).max(MOST_RESULTS).default(6),
      protocol: z.enum(PAGE_PROTOCOLS).optional(),
      release: ofRelease("Leaves out pages about other releases"),
    },
    (query) => searchDocs(options, query),
  );
  tool(
    "read_page",
    "Read a page",
    "Gives a page, or one section of it, as Markdown.",
    {
      path: place
        .optional()
        .describe('Path, with an anchor for one section: "/concepts/fees#claim-fee"'),
      url: place.optional().describe("In place of the path: the `url` of a result of search_docs"),
      release: ofRelease("Gives the page about the same thing for that release"),
    },
    async ({ path, url, release: of }) =>
      readPage(options, onePlace(path, url, await options.library.origin()), of),
  );
  tool(
    "get_deployment",
    "Get contract addresses",
    "Gives the addresses of Sablier contracts on a chain, from the published data package.",
    {
      protocol: protocolName,
      release,
      chain: z.string().min(1).max(80).describe('Name, slug or chain id, such as "Base" or "8453"'),
      contract: z.string().max(80).optional().describe("All contracts when left out"),
    },
    async (query) => {
      const found = await protocol.deployment(query);
      return { ...found, page: `${await library.origin()}${found.page}` };
    },
  );
  tool(
    "get_abi",
    "Get an ABI",
    "Gives the ABI of a contract with the errors of its libraries, or one function, event or error of it.",
    {
      protocol: protocolName,
      release,
      contract: z.string().min(1).max(80),
      item: z.string().max(120).optional().describe("Name of one function, event or error"),
    },
    async (query) => {
      const { fromLibraries, ...found } = await protocol.abi(query);
      const note = `The published ABI lacks these errors, which libraries of the release raise or declare. They are in "abi" here.`;
      return fromLibraries.length === 0 ? found : { ...found, fromLibraries, note };
    },
  );
  tool(
    "find_release",
    "Find the release",
    "Says which release of the Sablier contracts a link into the app, a stream id, an address, or the input data of a transaction belongs to, on which chain, with the pages about it. What the data cannot decide is said in the notes.",
    {
      input: input.describe(
        'Such as "LK2-137-42", "https://app.sablier.com/vesting/stream/LK-137-21", "0x… on Base", or input data in hex',
      ),
    },
    ({ input: given }) => findWhichRelease(options, given),
  );
  tool(
    "settle_stream",
    "Settle a stream without the app",
    "Makes the calls that withdraw from, cancel, refund, pause, end or transfer a stream of any release of Lockup, Flow and Legacy, or redeem a vault of Bob, from a link, an id or an address: calldata, a command of cast, the values for a block explorer, who may call and which errors it raises. It reads no chain.",
    {
      input: input.describe('As for find_release, such as "LK2-137-42"'),
      number: z
        .string()
        .regex(/^\d{1,30}$/u)
        .optional()
        .describe("Number of the stream or vault, if the input is a contract's address"),
      role: z.enum(Object.keys(DESK_ROLES) as [DeskRole, ...DeskRole[]]).describe("Who calls"),
      recipient: address.describe("The address that owns the stream now"),
      to: address.optional().describe("Where to withdraw or transfer to; the recipient if absent"),
    },
    (query) => settleStream(options, query),
  );
  tool(
    "decode_error",
    "Decode revert data",
    "Says which error a call reverted with, with its arguments and the section that explains it.",
    {
      data: z.string().max(20_000).describe("Revert data, or only its first four bytes, in hex"),
      release: ofRelease("Gives what is known of the error in that release only"),
    },
    ({ data, release: of }) => decodeError(options, data, of),
  );
  return server;
}
