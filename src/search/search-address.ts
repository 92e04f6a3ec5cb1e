import { SECTIONS } from "../config/navigation";
import { PAGE_PROTOCOLS, type PageProtocol } from "../lib/page-records/types";
import { LONGEST_QUERY } from "./limits";

/** What a search is limited to: an area (`lvl0`) and a protocol; empty for all. */
export interface AreaAndProtocol {
  readonly area: string;
  readonly protocol: PageProtocol | "";
}

/** What the address of the search page asks for. */
export interface SearchAddress extends AreaAndProtocol {
  readonly query: string;
  /** From 0; the address counts from 1. */
  readonly page: number;
}

/** Most pages that anybody turns to; a larger number in an address is one made up. */
const LAST_PAGE = 1_000;

/** Reads the query of the search page's address. Whatever is not understood is left out. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page") ?? "1");
  const [area, protocol] = [parameters.get("area"), parameters.get("protocol")];
  return {
    query: (parameters.get("q") ?? "").trim().slice(0, LONGEST_QUERY),
    area: SECTIONS.find(({ label }) => label === area)?.label ?? "",
    protocol: PAGE_PROTOCOLS.find((known) => known === protocol) ?? "",
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page - 1 : 0,
  };
}

/** Address of the search page for a search, without what is not limited. */
export function searchPageUrl({
  query,
  area = "",
  protocol = "",
  page = 0,
}: Pick<SearchAddress, "query"> & Partial<SearchAddress>): string {
  const parameters = new URLSearchParams({ q: query });
  if (area !== "") parameters.set("area", area);
  if (protocol !== "") parameters.set("protocol", protocol);
  if (page > 0) parameters.set("page", String(page + 1));
  return `/search?${parameters.toString()}`;
}
