import { type DefinitionNode, Kind, parse, print, type StringValueNode } from "graphql";
import { toString } from "mdast-util-to-string";

import {
  type FieldDescription,
  type ProtocolDescription,
  schemaName,
} from "../../data/graphql/descriptions/schema";
import { parseInline } from "../reference-kit/inline";
import { fieldsOf } from "./check";
import type { GraphqlReference } from "./load";

/** Public folder of the schema files, below the site's base URL. */
export const FILES_PATH = "/data/graphql";

const plain = (markdown: string): string => toString(parseInline(markdown));

/** A field's description as one text without Markdown. */
function fieldText({ text, unit, nullWhen, differs, defect }: FieldDescription): string {
  return [
    plain(text),
    unit === undefined ? "" : `Unit: ${unit}.`,
    nullWhen === undefined ? "" : `Null when ${plain(nullWhen)}.`,
    differs === undefined ? "" : `Vendors: ${plain(differs)}`,
    defect === undefined ? "" : `Beware: ${plain(defect)}`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const documented = (text: string | undefined): { description?: StringValueNode } =>
  text === undefined
    ? {}
    : { description: { kind: Kind.STRING, value: text, block: text.length > 80 } };

/** Writes the descriptions of the protocols that share a schema into its text. */
export function describeSchema(sdl: string, sharers: readonly ProtocolDescription[]): string {
  const entities = new Map(sharers.flatMap((one) => Object.entries(one.entities)));
  const enums = new Map(sharers.flatMap((one) => Object.entries(one.enums)));
  const comment = sdl
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .join("\n");
  const definitions = parse(sdl).definitions.map((node): DefinitionNode => {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const entity = entities.get(node.name.value);
      if (entity === undefined) return node;
      const known = fieldsOf(entity);
      return {
        ...node,
        ...documented(plain(entity.summary)),
        fields: (node.fields ?? []).map((field) => {
          const found = known.get(field.name.value);
          return { ...field, ...documented(found && fieldText(found)) };
        }),
      };
    }
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
      const known = enums.get(node.name.value);
      if (known === undefined) return node;
      return {
        ...node,
        ...documented(plain(known.summary)),
        values: (node.values ?? []).map((value) => {
          const found = known.values[value.name.value];
          return { ...value, ...documented(found === undefined ? undefined : plain(found)) };
        }),
      };
    }
    return node;
  });
  return `${comment}\n\n${print({ kind: Kind.DOCUMENT, definitions })}\n`;
}

/**
 * The schema files for download: the entities with their descriptions, the query APIs as they are.
 *
 * @returns text of each file by its path below the site's base URL, with a leading slash
 */
export function publicFiles({ files, protocols }: GraphqlReference): Map<string, string> {
  const result = new Map<string, string>();
  for (const [name, text] of files) result.set(`${FILES_PATH}/${name}`, text);
  const all = [...protocols.values()].map(({ description }) => description);
  const nameOf = ({ generation, protocol }: ProtocolDescription): string =>
    schemaName(generation, protocol);
  for (const name of new Set(all.map(nameOf))) {
    const path = `${FILES_PATH}/${name}.entities.graphql`;
    const text = result.get(path);
    const sharers = all.filter((one) => nameOf(one) === name);
    if (text !== undefined) result.set(path, describeSchema(text, sharers));
  }
  return result;
}
