import type { IsoDate, IsoMonth } from "../protocol/model";

export interface DocumentationEntry {
  readonly id: string;
  readonly title: string;
  /** Day on which it came into the log, `YYYY-MM-DD`. */
  readonly listed: IsoDate;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

export interface ReleaseEntry {
  readonly id: string;
  readonly title: string;
  /** Month of the public announcement, `YYYY-MM`. */
  readonly month: IsoMonth;
  /** Git tags whose day is known, oldest first. */
  readonly tags: readonly { readonly version: string; readonly date: IsoDate }[];
  readonly highlights: readonly string[];
  /** Route of the page with its addresses. */
  readonly path: string;
}

export interface Changelog {
  readonly documentation: readonly DocumentationEntry[];
  readonly releases: readonly ReleaseEntry[];
}

export const CHANGELOG_PATH = "/changelog";
export const RSS_PATH = "/feed.xml";
export const ATOM_PATH = "/atom.xml";
