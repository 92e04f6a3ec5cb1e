import { CHANGELOG_PATH } from "../../src/lib/changelog/model";
import { addressPagePath, PAGES_PATH, type ProtocolModel } from "../protocol-data/model";

/** Routes that plugins add to those of the docs. */
export const madeRoutes = ({ tables }: Pick<ProtocolModel, "tables">): string[] => [
  PAGES_PATH,
  ...tables.filter((table) => table.path === addressPagePath(table)).map((table) => table.path),
  CHANGELOG_PATH,
];
