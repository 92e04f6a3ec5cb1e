import { RELEASES } from "../../data/releases";
import { CHANGELOG_PATH } from "../../src/lib/changelog/model";
import { addressPageOf, PAGES_PATH } from "../protocol-data/pages";

/** Routes that plugins add to those of the docs. */
export const MADE_ROUTES: readonly string[] = [
  PAGES_PATH,
  ...RELEASES.filter(({ addressPage }) => addressPage === undefined).map(addressPageOf),
  CHANGELOG_PATH,
];
