import path from "node:path";

import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { chains } from "sablier";

import { createIdentity } from "../../src/config/identity";
import { ALL_ABIS } from "../contract-reference/abi-source";
import { errorsFile } from "../contract-reference/symbols-data";
import { deskData } from "../app-links/desk";
import { DESK_SCHEMA, DESK_SCHEMA_PATH, deskFile } from "../app-links/desk-schema";
import { finderFile, pagesOf } from "../app-links/finder-file";
import type { SymbolIndex } from "../contract-reference/symbols";
import type { CsvTemplatesContent } from "../csv-templates";
import { endpointFiles } from "../endpoints/load";
import { publicFiles as schemaFiles } from "../graphql-reference/emit";
import type { GraphqlReference } from "../graphql-reference/load";
import { PUBLIC_PATH as MERKLE_API_PATH } from "../merkle-api/load";
import { publicFiles as protocolFiles } from "../protocol-data/emit";
import type { ProtocolModel } from "../protocol-data/model";
import { EXAMPLES, exampleText } from "../examples/load";
import { PUBLIC_FOLDER } from "../paths";
import { contentOf } from "../shared/content";
import { fillFolder } from "../shared/fill-folder";
import { skillFiles } from "./skills";
import { SECURITY_TXT_PATH, securityTxt, sourceTime } from "./security-txt";

/**
 * Publishes what the other plugins have made for programs (data, schemas, templates and examples), skills
 * for assistants, and whom to tell of a flaw.
 * Fails the build when `data/endpoints.ts`, of which one file is made, does not fit the data package, and
 * when `SOURCE_DATE_EPOCH` is no time.
 */
export default function publicFiles({ siteDir }: LoadContext): Plugin {
  const { email, url, locale } = createIdentity(process.env);
  return {
    name: "public-files",
    async allContentLoaded({ allContent }) {
      const protocol = contentOf(allContent, "protocol-data") as ProtocolModel;
      const docs = contentOf(allContent, "docusaurus-plugin-content-docs") as LoadedContent;
      const contracts = contentOf(allContent, "contract-reference") as SymbolIndex;
      const schemas = contentOf(allContent, "graphql-reference") as GraphqlReference;
      const templates = contentOf(allContent, "csv-templates") as CsvTemplatesContent;
      const examples = contentOf(allContent, "examples") as Map<string, string>;
      const merkleApi = contentOf(allContent, "merkle-api") as string;
      await fillFolder(
        path.join(siteDir, PUBLIC_FOLDER),
        new Map([
          ...protocolFiles(protocol),
          ...endpointFiles(protocol),
          ["/data/errors.json", errorsFile(contracts, ALL_ABIS)],
          ["/data/finder.json", finderFile(protocol, pagesOf(docs))],
          ["/data/desk.json", deskFile(deskData(protocol.abis, chains))],
          [DESK_SCHEMA_PATH, `${JSON.stringify(DESK_SCHEMA, null, 2)}\n`],
          ...schemaFiles(schemas),
          ...templates.files,
          ...examples,
          [MERKLE_API_PATH, merkleApi],
          ...skillFiles(url, (file, region) => exampleText(siteDir, `${EXAMPLES}/${file}`, region)),
          [
            SECURITY_TXT_PATH,
            securityTxt({
              email,
              origin: url,
              language: locale,
              time: sourceTime(siteDir, process.env),
            }),
          ],
        ]),
      );
    },
  };
}
