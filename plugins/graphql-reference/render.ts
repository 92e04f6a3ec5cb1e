import type { InlineCode, PhrasingContent, Table, TableCell } from "mdast";

import {
  COMPARISONS,
  type FieldDescription,
  schemaName,
  SLOTS,
  TODAY,
  type Unit,
  UNITS,
} from "../../data/graphql/descriptions/schema";
import { MIGRATIONS } from "../../data/graphql/migration";
import { parseInline } from "../reference-kit/inline";
import {
  type Block,
  code,
  fence,
  heading,
  join,
  link,
  list,
  longTable,
  paragraph,
  strong,
  table,
  text,
} from "../reference-kit/nodes";
import { fieldsOf } from "./check";
import { entityDiagrams } from "./diagram";
import { FILES_PATH } from "./emit";
import {
  anchorStart,
  type DescribedEntity,
  type GraphqlReference,
  type ProtocolReference,
  referenceKey,
} from "./load";
import { type Field, relationsOf, type Vendor, VENDORS } from "./model";
import { ROW_STAMP } from "./vendors";

const VENDOR_NAMES: Readonly<Record<Vendor, string>> = { "the-graph": "The Graph", envio: "Envio" };

const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-");

const entityUrl = ({ description, places }: ProtocolReference, name: string): string =>
  places.get(name) ?? description.fieldsRoute;

/** Class of names that stay in one piece where there is room; `names.css` styles it. */
export const NAME_CLASS = "graphql-name";

/** A name as code that is not broken over lines. */
const nameCode = (value: string): InlineCode => ({
  ...code(value),
  data: { hProperties: { className: [NAME_CLASS] } },
});

/** A field with its entity, linked to the section of that. */
const fieldLink = (reference: ProtocolReference, entity: string, field: string) =>
  link(entityUrl(reference, entity), nameCode(`${entity}.${field}`));

/** Some names as code; a word where there are none. */
const names = (all: readonly string[]): PhrasingContent[] =>
  all.length === 0
    ? [text("none")]
    : join(
        all.map((name) => [code(name)]),
        ", ",
      );

const anchor = ({ description }: ProtocolReference, name: string): string =>
  `${anchorStart(description.generation)}${name.toLowerCase()}`;

const NEW_LINE: PhrasingContent = { type: "break" };

/** The meaning of a field, then in lines of their own what else there is to know of it. */
function meaning(field: FieldDescription): PhrasingContent[] {
  const { nullWhen, differs, defect } = field;
  const remarks = [
    ["Null when", nullWhen && `${nullWhen}.`],
    ["Vendors:", differs],
    ["Beware:", defect],
  ] as const;
  return [
    ...parseInline(field.text),
    ...remarks.flatMap(([label, words]) =>
      words === undefined ? [] : [NEW_LINE, strong(text(label)), text(" "), ...parseInline(words)],
    ),
  ];
}

function fieldRow(
  reference: ProtocolReference,
  field: Field,
  description: FieldDescription,
): PhrasingContent[][] {
  const only: PhrasingContent[] =
    field.onlyOn === undefined
      ? []
      : [text(" "), { type: "emphasis", children: [text(`${VENDOR_NAMES[field.onlyOn]} only`)] }];
  const type = [
    ...link(reference.places.get(field.named), nameCode(field.type)),
    ...(description.unit === undefined ? [] : [text(` ${description.unit}`)]),
    ...(field.derivedFrom === undefined ? [] : [text(" reverse of "), code(field.derivedFrom)]),
  ];
  return [[nameCode(field.name), ...only], type, meaning(description)];
}

/** Gives the first cell of each row an id, so that a field can be linked to. */
function withAnchors(rows: Table, anchors: readonly string[]): Table {
  rows.children.slice(1).forEach((row, index) => {
    const cell: TableCell | undefined = row.children[0];
    const id = anchors[index];
    if (cell !== undefined && id !== undefined) cell.data = { hProperties: { id } };
  });
  return rows;
}

/**
 * The section of one entity: heading, summary, how to ask for it, and its fields by group.
 *
 * @param depth of the heading; groups get headings only below a heading of depth 2.
 */
export function renderEntity(
  reference: ProtocolReference,
  { name: entity, fields, description, roots }: DescribedEntity,
  depth: 2 | 3,
): Block[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const askFor = (vendor: Vendor): PhrasingContent[] => {
    const { list: all, one } = roots[vendor];
    return [text(`${VENDOR_NAMES[vendor]} for `), code(all), text(" or "), code(one)];
  };
  const groups = description.groups.flatMap(({ title, fields: own }): Block[] => {
    const shown = Object.entries(own).flatMap(([name, field]) => {
      const found = byName.get(name);
      return found === undefined ? [] : [{ found, field }];
    });
    const rows = withAnchors(
      table(
        ["Field", "Type and unit", "Meaning"],
        shown.map(({ found, field }) => fieldRow(reference, found, field)),
      ),
      shown.map(({ found }) => anchor(reference, `${entity}-${found.name}`)),
    );
    if (title === undefined || depth === 3) return [rows];
    const prefix = `${entity.toLowerCase()}-`;
    const id = slug(title);
    const part = id.startsWith(prefix) ? id : `${prefix}${id}`;
    return [heading(3, anchor(reference, part), text(title)), rows];
  });
  return [
    heading(depth, anchor(reference, entity), text(entity)),
    paragraph(
      ...parseInline(description.summary),
      text(" Ask "),
      ...join(VENDORS.map(askFor), ", "),
      text("."),
    ),
    ...(description.details ?? []).map((detail) => paragraph(...parseInline(detail))),
    ...groups,
  ];
}

const RANKS = [
  { rank: "primary", title: "Main entities" },
  { rank: "secondary", title: "Grouping and bookkeeping" },
] as const;

/** All entities with a link to their fields, the main ones first, else in the order of the descriptions. */
function renderEntities(reference: ProtocolReference): Block[] {
  const { schema, description } = reference;
  const order = Object.keys(description.entities);
  const entities = schema.entities.toSorted(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
  );
  return RANKS.flatMap(({ rank, title }) => {
    const ranked = entities.filter((entity) => entity.description.rank === rank);
    const rows = ranked.map(({ name, fields, roots, description: { summary } }) => [
      link(entityUrl(reference, name), text(name)),
      parseInline(summary),
      [text(String(fields.length))],
      VENDORS.flatMap((vendor, index) => [
        ...(index === 0 ? [] : [NEW_LINE]),
        text(`${VENDOR_NAMES[vendor]}: `),
        ...names([roots[vendor].list, roots[vendor].one]),
      ]),
    ]);
    return [
      heading(3, anchor(reference, slug(title)), text(title)),
      table(["Entity", "A row is", "Fields", "Ask for"], rows),
    ];
  });
}

type Rows = readonly PhrasingContent[][][];

/** Stored references between entities, and those that leave the schema. */
function relationRows(reference: ProtocolReference): Rows {
  const inside = relationsOf(reference.schema).map(({ from, field, to, optional, reverse }) => {
    const count = reverse === undefined ? "one to one" : "many to one";
    return [
      fieldLink(reference, from, field),
      link(entityUrl(reference, to), code(to)),
      [text(optional ? `${count}, may be null` : count)],
      [reverse === undefined ? text("none") : nameCode(`${to}.${reverse}`)],
    ];
  });
  const outside = reference.description.outside.map(({ entity, field, text: what }) => [
    fieldLink(reference, entity, field),
    parseInline(what),
    [text("by its id, outside of this schema")],
    [text("none")],
  ]);
  return [...inside, ...outside];
}

function renderEnums(reference: ProtocolReference): Block[] {
  const { schema, description } = reference;
  return [...schema.enums].flatMap(([name, values]) => {
    const known = description.enums[name];
    if (known === undefined) return [];
    return [
      heading(3, anchor(reference, name), text(name)),
      paragraph(...parseInline(known.summary)),
      table(
        ["Value", "Meaning"],
        values.map((value) => [[code(value)], parseInline(known.values[value] ?? "")]),
      ),
    ];
  });
}

/** Events behind the categories of actions, and what the generic slots hold. */
function renderActions(reference: ProtocolReference): Block[] {
  const { description } = reference;
  const actions = Object.entries(description.actions);
  const blocks: Block[] = [
    heading(3, anchor(reference, "action-events"), text("Events by category")),
    table(
      ["Category", "Event of the contract"],
      actions.map(([category, { events }]) => [
        [code(category)],
        join(
          events.map((event) => parseInline(event)),
          ", ",
        ),
      ]),
    ),
  ];
  if (actions.every(([, { slots }]) => Object.keys(slots).length === 0)) return blocks;
  const rows = actions.map(([category, { slots }]) => [
    [code(category)],
    ...SLOTS.map((name) => {
      const slot = slots[name];
      if (slot === undefined) return [text("null")];
      const unit = slot.unit === undefined || slot.unit === "flag" ? "" : `, ${slot.unit}`;
      return [text(`${slot.text}${unit}`)];
    }),
  ]);
  return [
    ...blocks,
    heading(3, anchor(reference, "action-slots"), text("Slots by category")),
    withAnchors(
      table(["Category", ...SLOTS], rows),
      actions.map(([category]) => anchor(reference, `slots-${category}`)),
    ),
  ];
}

/** The fields of all entities with their descriptions. */
const allFields = ({ description }: ProtocolReference) =>
  Object.entries(description.entities).flatMap(([entity, described]) =>
    [...fieldsOf(described)].map(([field, about]) => ({ entity, field, about })),
  );

/** The units in use, in the order of their list. */
function unitRows(reference: ProtocolReference): Rows {
  const used = new Set(allFields(reference).map(({ about }) => about.unit));
  return (Object.keys(UNITS) as Unit[])
    .filter((unit) => used.has(unit))
    .map((unit) => [[text(unit)], parseInline(UNITS[unit])]);
}

/** Version tags with their releases and the aliases of their contracts. */
const versionRows = ({ description: { label, versions } }: ProtocolReference): Rows =>
  versions.map(({ tag, release, aliases }) => [
    [code(tag)],
    [text(`${label} ${release}`)],
    [text(aliases.join(", "))],
  ]);

/** Fields whose values are not what their names promise. */
const defectRows = (reference: ProtocolReference): Rows =>
  allFields(reference).flatMap(({ entity, field, about: { defect } }) =>
    defect === undefined ? [] : [[fieldLink(reference, entity, field), parseInline(defect)]],
  );

const vendorRows = ({ description }: ProtocolReference, { descriptions }: GraphqlReference): Rows =>
  descriptions.vendorTopics[description.generation]
    .filter(({ protocols }) => protocols.includes(description.protocol))
    .map(({ topic, comparison, theGraph, envio }) => [
      parseInline(topic),
      parseInline(theGraph),
      parseInline(envio),
      [strong(text(COMPARISONS[comparison]))],
    ]);

const VENDOR_COLUMNS = [
  { title: "The Graph only", of: "onlyTheGraph" },
  { title: "Envio only", of: "onlyEnvio" },
  { title: "Envio, id of a reference", of: "companions" },
  { title: "Envio, sums and counts", of: "aggregates" },
] as const;

/** Fields that rows have on one vendor only, as the query schemas say; what has none is left out. */
function renderVendorFields(reference: ProtocolReference): Block[] {
  const { differences } = reference;
  const columns = VENDOR_COLUMNS.filter(({ of }) => differences.some((row) => row[of].length > 0));
  const rows = differences.filter((row) => columns.some(({ of }) => row[of].length > 0));
  return [
    table(
      ["Entity", ...columns.map(({ title }) => title)],
      rows.map((row) => [
        link(entityUrl(reference, row.entity), code(row.entity)),
        ...columns.map(({ of }) => names(row[of])),
      ]),
    ),
    ...(differences.some(({ stamped }) => stamped)
      ? [
          paragraph(
            text("Besides, every row has "),
            code(ROW_STAMP),
            text(" on Envio: when the indexer wrote it."),
          ),
        ]
      : []),
  ];
}

/** What became of the names and values of an older generation. */
function renderMoves({ description, schema }: ProtocolReference, all: GraphqlReference): Block[] {
  const { generation, protocol, label } = description;
  const now = all.protocols.get(referenceKey(TODAY, protocol));
  if (generation === TODAY || now === undefined) {
    throw new Error('"moves" goes with an older generation. Write generation="2025".');
  }
  const { types, gone, fields, values } = MIGRATIONS[protocol];
  const today = (name: string): string => types[name] ?? name;
  const pair = ({ roots }: DescribedEntity, vendor: Vendor): PhrasingContent =>
    code(`${roots[vendor].list}, ${roots[vendor].one}`);
  const rootRows = schema.entities.flatMap((old) => {
    const next = now.schema.entities.find(({ name }) => name === today(old.name));
    if (next === undefined || next.name === old.name) return [];
    return [
      [
        [nameCode(old.name)],
        link(entityUrl(now, next.name), nameCode(next.name)),
        [pair(old, "the-graph"), NEW_LINE, pair(next, "the-graph")],
        [pair(old, "envio"), NEW_LINE, pair(next, "envio")],
      ],
    ];
  });
  const fieldRows = [
    ...Object.entries(fields).flatMap(([entity, moved]) =>
      Object.entries(moved)
        .filter(([field]) => field !== ROW_STAMP)
        .map(([field, { to, text: what }]) => [
          [nameCode(`${entity}.${field}`)],
          to === undefined ? [text("gone")] : [nameCode(`${today(entity)}.${to}`)],
          parseInline(what),
        ]),
    ),
    ...Object.entries(gone).map(([name, what]) => [
      [nameCode(name)],
      [text("gone")],
      parseInline(what),
    ]),
  ];
  const enums = Object.entries(types).filter(([name]) => schema.enums.has(name));
  return [
    ...(rootRows.length === 0
      ? []
      : [
          paragraph(strong(text(`Types and root fields of ${label}`))),
          table(["2025", "Today", "The Graph: then, now", "Envio: then, now"], rootRows),
          paragraph(
            text("Enums: "),
            ...join(
              enums.map(([old, name]) => [code(old), text(" is "), code(name)]),
              ", ",
            ),
            text(". On Envio their names are in lower case."),
          ),
        ]),
    paragraph(strong(text(`Fields of ${label}`))),
    longTable("fields", "old name, new name", ["2025", "Today", "Remark"], fieldRows),
    paragraph(strong(text(`Values of ${label}`))),
    longTable(
      "fields",
      "values that changed",
      ["Field of 2025", "Finds nothing unchanged", "Change"],
      values.map(({ entity, field, silent, text: what }) => [
        [nameCode(`${entity}.${field}`)],
        [text(silent === true ? "yes" : "no")],
        parseInline(what),
      ]),
    ),
  ];
}

function renderDownloads({ description }: ProtocolReference): Block[] {
  const files = [
    { kind: "entities", what: "entities, with these descriptions" },
    { kind: "thegraph", what: "query API on The Graph" },
    { kind: "envio", what: "query API on Envio" },
  ];
  return [
    list(
      files.map(({ kind, what }) => {
        const name = `${schemaName(description.generation, description.protocol)}.${kind}.graphql`;
        return [...link(`pathname://${FILES_PATH}/${name}`, code(name)), text(`: ${what}`)];
      }),
    ),
  ];
}

interface View {
  readonly render: (reference: ProtocolReference, all: GraphqlReference) => Block[];
  /** Whether later steps must see the blocks, since they make components of them. */
  readonly live?: true;
}

/** A view that is one table. */
const tableOf = (
  titles: readonly string[],
  rowsOf: (reference: ProtocolReference, all: GraphqlReference) => Rows,
): View => ({ render: (reference, all) => [table(titles, rowsOf(reference, all))] });

/** What `<GraphqlReference show="…">` can show. */
export const VIEWS: Readonly<Record<string, View>> = {
  entities: { render: renderEntities },
  relations: tableOf(["Field", "Leads to", "How many", "Reverse list"], relationRows),
  diagram: {
    render: ({ schema, description }) =>
      entityDiagrams(schema, description).map((value) => fence("mermaid", value)),
    live: true,
  },
  enums: { render: renderEnums },
  actions: { render: renderActions },
  units: tableOf(["Unit", "Meaning"], unitRows),
  versions: tableOf(["Tag", "Release", "Aliases of contracts"], versionRows),
  defects: tableOf(["Field", "Defect"], defectRows),
  vendors: tableOf(["Topic", "The Graph", "Envio", "Compared"], vendorRows),
  "vendor-fields": { render: renderVendorFields },
  moves: { render: renderMoves },
  downloads: { render: renderDownloads, live: true },
};
