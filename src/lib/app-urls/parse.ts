import { addressProblem, isAddressText } from "../format/addresses";
import { quoteValue } from "../query";
import {
  absoluteLink,
  APP_ORIGIN,
  type AppLink,
  appSlug,
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
export const PARAMETERS: Readonly<Record<string, string>> = {
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

export interface LinkPart {
  readonly name: string;
  readonly value: string;
}

export interface ParsedLink {
  readonly link: AppLink;
  /** Chain that the wallet is asked to switch to. */
  readonly switchTo?: number;
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
  const notes = [...(draft.notes ?? []), ...unknownParameters(draft, params)];
  return {
    link: draft.link,
    ...(switchTo !== undefined && { switchTo }),
    url: formatAppUrl(draft.link, switchTo),
    isOld: draft.isOld ?? false,
    alternatives: (draft.alternatives ?? []).map((link) => formatAppUrl(link, switchTo)),
    parts: [
      ...partsOf(draft.link, data),
      ...(switchTo === undefined
        ? []
        : [{ name: `cc: ${PARAMETERS.cc ?? ""}`, value: String(switchTo) }]),
    ],
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

function areaOf(source: string, chainId: number, data: AppContractsData): StreamArea | undefined {
  return resolveSource({ source, chainId }, data).contract?.area;
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
  const area = areaOf(id.source, id.chainId, data);
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
    return oldSearch(first === "" ? undefined : "airdrops", tab, params, data);
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

/** The old search kept everything in the query of the home page. */
function oldSearch(
  area: "airdrops" | undefined,
  tab: string | undefined,
  params: readonly Param[],
  data: AppContractsData,
): Draft {
  if (tab === undefined) {
    throw new RangeError("This is the home page of the app; an old search has ?t=search");
  }
  const valueOf = (code: string): string | undefined =>
    params.find(([name, value]) => name === code && value !== "")?.[1];
  if (tab === "sender" || tab === "recipient") {
    const toLink = (of: Area): AppLink => ({ kind: "dashboard", area: of, params: [["t", tab]] });
    return { link: toLink("vesting"), alternatives: [toLink("payments")], isOld: true };
  }
  if (tab !== "search") {
    throw new RangeError(
      `${quoteValue(tab)} is no tab of the old scheme; it had search, sender and recipient`,
    );
  }
  const chainText = valueOf("c");
  const chainId = chainText === undefined ? undefined : readChainId(chainText);
  const token = valueOf("a")?.toLowerCase();
  if (token !== undefined) checkToken(token);
  const keep = (codes: readonly string[]): Param[] =>
    codes.flatMap((code): Param[] => {
      const value = valueOf(code);
      return value === undefined ? [] : [[code, value]];
    });
  const withToken = token === undefined ? {} : { token };
  const notes = chainId === undefined ? ["The old scheme required a chain, the parameter c"] : [];
  if (area === "airdrops") {
    return {
      link: { kind: "search", area, params: keep(["c", "m"]), ...withToken },
      isOld: true,
      notes,
    };
  }
  const payments: AppLink = {
    kind: "search",
    area: "payments",
    params: keep(["c", "s", "r", "i"]),
    ...withToken,
  };
  const chain = data.chains.find(({ id }) => id === chainId);
  if (chain === undefined) {
    if (chainId !== undefined)
      notes.push(`Chain ${chainId} is unknown here, so there is no vesting search for it`);
    return { link: payments, isOld: true, notes };
  }
  return {
    link: {
      kind: "search",
      area: "vesting",
      chainSlug: appSlug(chain),
      params: keep(["s", "r", "i"]),
      ...withToken,
    },
    alternatives: [payments],
    isOld: true,
    notes: [...notes, "The old search showed both products; the new one has a page for each"],
  };
}

function unknownParameters({ link, isOld }: Draft, params: readonly Param[]): string[] {
  if (isOld === true) return [];
  const names = params.map(([code]) => code).filter((code) => !(code in PARAMETERS));
  const ignored =
    link.kind === "stream" || link.kind === "campaign"
      ? params.map(([code]) => code).filter((code) => code in PARAMETERS && code !== "cc")
      : [];
  return [
    ...names.map((code) => `The parameter ${quoteValue(code)} is unknown here`),
    ...ignored.map((code) => `The parameter ${quoteValue(code)} has no meaning on this page`),
  ];
}

function chainPart(chainId: number, data: AppContractsData): LinkPart {
  const chain = data.chains.find(({ id }) => id === chainId);
  return {
    name: "Chain",
    value: chain === undefined ? `${chainId}, unknown here` : `${chainId}, ${chain.name}`,
  };
}

function partsOf(link: AppLink, data: AppContractsData): LinkPart[] {
  switch (link.kind) {
    case "stream":
      return [
        { name: "Area", value: link.area },
        { name: isAddressText(link.source) ? "Contract address" : "Alias", value: link.source },
        chainPart(link.chainId, data),
        { name: "Stream id", value: link.streamId },
        ...(link.view === "" ? [] : [{ name: "View", value: link.view }]),
      ];
    case "campaign":
      return [
        { name: "Area", value: "airdrops" },
        { name: "Campaign", value: link.address },
        chainPart(link.chainId, data),
        ...(link.manage ? [{ name: "View", value: "manage, for the admin" }] : []),
      ];
    case "search":
    case "dashboard":
      return [
        { name: "Area", value: link.area },
        { name: "Page", value: link.kind },
        ...(link.kind === "search" && link.chainSlug !== undefined
          ? [{ name: "Chain", value: link.chainSlug }]
          : []),
        ...(link.kind === "search" && link.token !== undefined
          ? [{ name: "Token", value: link.token }]
          : []),
        ...link.params.map(([code, value]) => ({
          name: code in PARAMETERS ? `${code}: ${PARAMETERS[code] ?? ""}` : code,
          value,
        })),
      ];
  }
}
