import type { LoadedContent } from "@docusaurus/plugin-content-docs";

import type { FinderFile } from "../../src/lib/finder/model";
import type { ProtocolModel } from "../protocol-data/model";
import { finderData, type SitePage } from "./finder";
import { selectorTable } from "./selectors";

/** The pages whose front matter names a release. */
export function pagesOf({ loadedVersions }: LoadedContent): SitePage[] {
  return loadedVersions
    .flatMap(({ docs }) => docs)
    .filter(({ draft }) => !draft)
    .flatMap(({ id, frontMatter }) => {
      const release: unknown = Reflect.get(frontMatter, "release");
      return typeof release === "string" ? [{ path: `/${id}`, release }] : [];
    });
}

/** The finder's data for programs, as the text of a public file. */
export function finderFile({ tables, abis }: ProtocolModel, pages: readonly SitePage[]): string {
  const file: FinderFile = { ...finderData(tables, pages), selectors: selectorTable(abis) };
  return `${JSON.stringify(file)}\n`;
}
