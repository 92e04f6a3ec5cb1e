import { addressProblem, isAddressText } from "../format/addresses";
import { quoteValue } from "../query";
import {
  absoluteLink,
  APP_ORIGIN,
  type AppLink,
  formatAppUrl,
  type Param,
  readCampaignId,
  readChainId,
  readStreamId,
  resolveSource,
  STREAM_VIEWS,
} from "./links";
import { type AppContractsData, type Area, AREAS, type StreamArea } from "./model";

/** Query parameters of the current scheme and what they mean. */
const PARAMETERS: Readonly<Record<string, string>> = {
  c: "chain id",
  s: "sender",
  r: "recipient",
  i: "stream ids",
  f: "statuses",
  so: "sort field",
  sd: "sort direction",
  p: "page",
  t: "tab",
  m: "campaign admin",
  o: "whether the campaign is ongoing",
  n: "part of the campaign's name",
  cc: "chain that the wallet is asked to switch to",
};

interface LinkPart {
  readonly name: string;
  readonly value: string;
}

export interface ParsedLink {
  readonly link: AppLink;
  readonly url: string;
  /** Whether it was written in the scheme from before 2026. */
  readonly isOld: boolean;
  /** Other places that the old link may have meant. */
  readonly alternatives: readonly string[];
  readonly parts: readonly LinkPart[];
  /** What is unusual, one sentence each without a full stop. */
  readonly notes: readonly string[];
}

export const MAX_LINK_LENGTH = 2000;

interface Draft {
  link: AppLink;
  isOld?: boolean;
  alternatives?: AppLink[];
  notes?: string[];
}

/**
 * Reads a link into the app, current or old, or the id of a stream or campaign alone.
 * @throws RangeError that names what is wrong and what is expected
 */
export function parseAppLink(text: string, data: AppContractsData): ParsedLink {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LINK_LENGTH) {
    throw new RangeError(
      `${quoteValue(trimmed)} has ${trimmed.length} characters; ${MAX_LINK_LENGTH} is the limit`,
    );
  }
  if (trimmed === "") throw new RangeError("There is not a link; paste one");
  const url = toUrl(trimmed);
  const params = url === undefined ? [] : [...url.searchParams];
  const cc = params.find(([code]) => code === "cc")?.[1];
  const switchTo = cc === undefined ? undefined : readChainId(cc);
  const draft = url === undefined ? fromId(trimmed, data) : fromUrl(url, params, data);
  const notes = [...(draft.notes ?? []), ...ignoredParameters(draft, params)];
  return {
    link: draft.link,
    url: formatAppUrl(draft.link, switchTo),
    isOld: draft.isOld ?? false,
    alternatives: (draft.alternatives ?? []).map((link) => formatAppUrl(link, switchTo)),
    parts: [...namesOf(draft.link, data), [parameterName("cc"), cc] as const].flatMap(
      ([name, value]) => (value === undefined ? [] : [{ name, value }]),
    ),
    notes,
  };
}

/** The link as a URL, or undefined for a bare id. */
function toUrl(text: string): URL | undefined {
  if (!/[/.?]/.test(text)) return undefined;
  const host = new URL(APP_ORIGIN).host;
  let url: URL;
  try {
    url = new URL(absoluteLink(text));
  } catch {
    throw new RangeError(`${quoteValue(text)} is not a link; paste one into the app, or an id`);
  }
  if (url.host !== host || !/^https?:$/.test(url.protocol)) {
    throw new RangeError(
      `${quoteValue(url.host)} is another site; links into the app start with ${APP_ORIGIN}`,
    );
  }
  return url;
}

function fromId(text: string, data: AppContractsData): Draft {
  if (text.split("-").length === 2) {
    return { link: { kind: "campaign", ...readCampaignId(text), manage: false } };
  }
  return streamOfUnknownArea(text, data);
}

/** A stream without the part of the app it belongs to: the contract tells. */
function streamOfUnknownArea(text: string, data: AppContractsData): Draft {
  const id = readStreamId(text);
  const area = resolveSource(id, data).contract?.area;
  const toLink = (of: StreamArea): AppLink => ({ kind: "stream", area: of, view: "", ...id });
  if (area !== undefined) return { link: toLink(area) };
  return {
    link: toLink("vesting"),
    alternatives: [toLink("payments")],
    notes: ["The contract is unknown here, so the stream may belong to vesting or to payments"],
  };
}

function fromUrl(url: URL, params: readonly Param[], data: AppContractsData): Draft {
  const path = url.pathname.split("/").filter((part) => part !== "");
  const [first = "", second = "", third = "", fourth, ...rest] = path;
  const area = AREAS.find((name) => name === first);
  const tab = params.find(([code]) => code === "t")?.[1];
  const unknown = new RangeError(
    `${quoteValue(url.pathname)} is no path of the app that is known here; streams are at /vesting/stream/… or /payments/stream/…, campaigns at /airdrops/campaign/…`,
  );
  if (rest.length > 0) throw unknown;
  if (first === "stream" && third === "") {
    return { ...streamOfUnknownArea(second, data), isOld: true };
  }
  if (first === "airstream" && third === "") {
    return { link: { kind: "campaign", ...readCampaignId(second), manage: false }, isOld: true };
  }
  if (first === "" || (first === "airdrops" && second === "" && tab === "search")) {
    throw new RangeError(
      tab === undefined
        ? "This is the home page of the app; paste the link to a stream, a campaign or a search"
        : "This is a search of the scheme from before 2026; open it, and the app leads to today's",
    );
  }
  if (area === undefined) throw unknown;
  const kept = params.filter(([code]) => code !== "cc");
  if (second === "") return { link: { kind: "dashboard", area, params: kept } };
  if (second === "search") return { link: search(area, third, fourth, kept) };
  if (area === "airdrops" && second === "campaign") {
    if (fourth !== undefined && fourth !== "manage") throw unknown;
    return {
      link: { kind: "campaign", ...readCampaignId(third), manage: fourth === "manage" },
    };
  }
  if (area === "airdrops" || second !== "stream") throw unknown;
  const view = STREAM_VIEWS.find((name) => name === (fourth ?? ""));
  if (view === undefined) {
    throw new RangeError(
      `${quoteValue(fourth ?? "")} is not a view of a stream; use details or history`,
    );
  }
  return { link: { kind: "stream", area, view, ...readStreamId(third) } };
}

function search(
  area: Area,
  third: string,
  fourth: string | undefined,
  params: readonly Param[],
): AppLink {
  const chainSlug = area === "vesting" && third !== "" ? third : undefined;
  const token = area === "vesting" ? fourth : third === "" ? undefined : third;
  if (token !== undefined) checkToken(token);
  return {
    kind: "search",
    area,
    params,
    ...(chainSlug !== undefined && { chainSlug }),
    ...(token !== undefined && { token: token.toLowerCase() }),
  };
}

function checkToken(token: string): void {
  const problem = addressProblem(token);
  if (problem !== undefined) throw new RangeError(`The token is wrong: ${problem}`);
}

/** What is to be said of parameters that the app does not read. */
function ignoredParameters({ link, isOld }: Draft, params: readonly Param[]): string[] {
  if (isOld === true) return [];
  const isList = link.kind === "search" || link.kind === "dashboard";
  return params.flatMap(([code]) => {
    if (!Object.hasOwn(PARAMETERS, code)) {
      return [`The parameter ${quoteValue(code)} is unknown here`];
    }
    return isList || code === "cc"
      ? []
      : [`The parameter ${quoteValue(code)} has no meaning on this page`];
  });
}

function chainText(chainId: number, data: AppContractsData): string {
  const chain = data.chains.find(({ id }) => id === chainId);
  return `${chainId}, ${chain?.name ?? "unknown here"}`;
}

/** The parts of a link with what they mean; undefined for those that it does not have. */
function namesOf(
  link: AppLink,
  data: AppContractsData,
): readonly (readonly [name: string, value: string | undefined])[] {
  switch (link.kind) {
    case "stream":
      return [
        ["Area", link.area],
        [isAddressText(link.source) ? "Contract address" : "Alias", link.source],
        ["Chain", chainText(link.chainId, data)],
        ["Stream id", link.streamId],
        ["View", link.view === "" ? undefined : link.view],
      ];
    case "campaign":
      return [
        ["Area", "airdrops"],
        ["Campaign", link.address],
        ["Chain", chainText(link.chainId, data)],
        ["View", link.manage ? "manage, for the admin" : undefined],
      ];
    case "search":
    case "dashboard":
      return [
        ["Area", link.area],
        ["Page", link.kind],
        ["Chain", link.kind === "search" ? link.chainSlug : undefined],
        ["Token", link.kind === "search" ? link.token : undefined],
        ...link.params.map(([code, value]) => [parameterName(code), value] as const),
      ];
  }
}

const parameterName = (code: string): string =>
  Object.hasOwn(PARAMETERS, code) ? `${code}: ${PARAMETERS[code] ?? ""}` : code;
