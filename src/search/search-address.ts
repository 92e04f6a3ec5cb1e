import { SECTIONS } from "../config/navigation";
import { PAGE_PROTOCOLS, type PageProtocol } from "../lib/page-records/types";
import { protocolLabel } from "../lib/protocol/model";
import { LONGEST_QUERY } from "./limits";

/** What the address of the search page asks for. */
export interface SearchAddress {
  readonly query: string;
  /** An area (`lvl0`), or empty for all. */
  readonly area: string;
  readonly protocol: PageProtocol | "";
  /** From 0; the address counts from 1. */
  readonly page: number;
}

export const PROTOCOLS: readonly { readonly id: PageProtocol; readonly label: string }[] =
  PAGE_PROTOCOLS.map((id) => ({ id, label: protocolLabel(id) }));

/** Most pages that anybody turns to; a larger number in an address is one made up. */
const LAST_PAGE = 1_000;

/** Reads a protocol from outside, such as an option or an address; anything else is no filter. */
export function readProtocol(value: string | null): PageProtocol | "" {
  return PROTOCOLS.find(({ id }) => id === value)?.id ?? "";
}

/** Reads an area from outside; anything else is no filter. */
export function readArea(value: string | null): string {
  return SECTIONS.find(({ label }) => label === value)?.label ?? "";
}

/** Reads the query of the search page's address. Whatever is not understood is left out. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page") ?? "1");
  return {
    query: (parameters.get("q") ?? "").trim().slice(0, LONGEST_QUERY),
    area: readArea(parameters.get("area")),
    protocol: readProtocol(parameters.get("protocol")),
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page - 1 : 0,
  };
}

/** Address of the search page for a search, without what is not limited. */
export function searchPageUrl({ query, area, protocol, page }: SearchAddress): string {
  const parameters = new URLSearchParams({ q: query });
  if (area !== "") parameters.set("area", area);
  if (protocol !== "") parameters.set("protocol", protocol);
  if (page > 0) parameters.set("page", String(page + 1));
  return `/search?${parameters.toString()}`;
}
