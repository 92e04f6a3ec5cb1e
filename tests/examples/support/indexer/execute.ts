import {
  defaultFieldResolver,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

import { TODAY } from "../../../../data/graphql/descriptions/schema";
import { compare, type Follow, passesEnvioFilter, passesGraphFilter } from "./filter";
import { type Row, rowsOf2025 } from "./rows";
import { rowsOf, YEAR } from "./rows-today";
import {
  derivedFields,
  type Generation,
  indexerSchema,
  type Protocol,
  type Vendor,
} from "./schema";

/** Most rows of a list on The Graph, and most rows that may be skipped there. */
const GRAPH_LIMITS = { first: 1000, skip: 5000 } as const;

/** Block up to which the model has read, with its time in Unix seconds. */
export const HEAD = { number: 8_943_000, timestamp: 1_754_611_200 } as const;

/** The same a year later, up to which the model of today has read. */
const HEADS = {
  "2025": HEAD,
  "2026": { number: HEAD.number + YEAR.blocks, timestamp: HEAD.timestamp + YEAR.seconds },
} as const;

type Args = Readonly<Record<string, unknown>>;

interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** A stand-in for an indexer: its schema, and a function that answers queries from made-up rows. */
export interface Indexer {
  readonly schema: GraphQLSchema;
  execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult>;
}

/**
 * Makes a stand-in for one indexer. It knows filters, sorting, paging, references and reverse lists
 * of the vendor's grammar and refuses what the vendor refuses. The rows are the same for both
 * vendors, in each vendor's form.
 */
export function createIndexer(
  protocol: Protocol,
  vendor: Vendor,
  generation: Generation = TODAY,
): Indexer {
  const schema = indexerSchema(protocol, vendor, generation);
  const rows = (generation === TODAY ? rowsOf : rowsOf2025)(protocol, vendor);
  const derived = derivedFields(protocol, generation);
  const head = HEADS[generation];
  const resolveList = vendor === "envio" ? resolveEnvio : resolveGraph(head.number);

  function typeOf(entity: string, field: string): string | undefined {
    const type = schema.getType(entity);
    const found = isObjectType(type) ? type.getFields()[field]?.type : undefined;
    const named = found === undefined ? undefined : getNamedType(found);
    return isObjectType(named) ? named.name : undefined;
  }

  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
    const target = getNamedType(info.returnType);
    const parent = info.parentType.name;
    const follow =
      (entity: string): Follow =>
      (row, field) => {
        const other = typeOf(entity, field);
        const id = row[field];
        return other === undefined || typeof id !== "string"
          ? undefined
          : rows[other]?.find((one) => one.id === id);
      };
    const isRoot = info.parentType === schema.getQueryType();
    if (!isObjectType(target) || rows[target.name] === undefined) {
      if (isRoot && info.fieldName === "_meta") return { ...META, block: { ...NO_BLOCK, ...head } };
      const counted = rows[info.fieldName.replace(/_aggregate$/u, "")];
      if (isRoot && counted !== undefined) {
        const entity = info.fieldName.replace(/_aggregate$/u, "");
        return { aggregate: aggregateOf(resolveEnvio(counted, args as Args, follow(entity))) };
      }
      const row = source as Row;
      if (info.fieldName.endsWith("_id") && !Object.hasOwn(row, info.fieldName)) {
        return row[info.fieldName.slice(0, -3)];
      }
      return defaultFieldResolver(source, args, context, info);
    }
    const all = rows[target.name] ?? [];
    const type = isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType;
    if (!isListType(type)) {
      const id = isRoot ? (args as Args).id : (source as Row)[info.fieldName];
      return all.find((row) => row.id === id) ?? null;
    }
    const reference = derived.get(`${parent}.${info.fieldName}`);
    const own = isRoot
      ? all
      : all.filter((row) => reference !== undefined && row[reference] === (source as Row).id);
    return resolveList(own, args as Args, follow(target.name));
  };

  return { schema, execute: (args) => execute({ ...args, schema, fieldResolver }) };
}

const NO_BLOCK = { hash: null, parentHash: null };

/** Count and sums of rows, as Envio's aggregates give them. */
function aggregateOf(rows: readonly Row[]): Readonly<Record<string, unknown>> {
  const sum: Record<string, string> = {};
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (typeof value !== "string" || !/^\d+$/u.test(value)) continue;
      sum[field] = (BigInt(sum[field] ?? 0) + BigInt(value)).toString();
    }
  }
  return { count: rows.length, sum };
}

const META = {
  deployment: "made-up",
  hasIndexingErrors: false,
};

type ListResolver = (rows: readonly Row[], args: Args, follow: Follow) => readonly Row[];

function sorted(rows: readonly Row[], sorts: readonly Sort[], follow: Follow): readonly Row[] {
  const valueOf = (row: Row, field: string): unknown => {
    const [head = "", ...rest] = field.split("__");
    if (rest.length === 0) return row[head];
    const other = follow(row, head);
    return other === undefined ? null : other[rest.join("__")];
  };
  return rows.toSorted((a, b) => {
    for (const { field, descending } of sorts) {
      const order = compare(valueOf(a, field), valueOf(b, field));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

/** The Graph: `first`, `skip`, `orderBy`, `orderDirection`, `where`, and the state at a block. */
const resolveGraph =
  (head: number): ListResolver =>
  (own, args, follow) => {
    const { first = 100, skip = 0, orderBy = "id", orderDirection = "asc", where, block } = args;
    if (Number(first) > GRAPH_LIMITS.first || Number(skip) > GRAPH_LIMITS.skip) {
      throw new Error(
        `\`first\` must be between 0 and ${GRAPH_LIMITS.first}, \`skip\` between 0 and ${GRAPH_LIMITS.skip}`,
      );
    }
    const until = (block as { number?: number } | undefined)?.number ?? head;
    const found = own
      .filter(({ since }) => Number(since ?? 0) <= until)
      .filter((row) => passesGraphFilter(row, (where ?? {}) as Args, follow));
    const sorts = [{ field: String(orderBy), descending: orderDirection === "desc" }];
    return sorted(found, sorts, follow).slice(Number(skip), Number(skip) + Number(first));
  };

/** Envio: `limit`, `offset`, `order_by` (an object or a list of them) and `where`. */
const resolveEnvio: ListResolver = (own, args, follow) => {
  const { limit = own.length, offset = 0, order_by: order = [], where } = args;
  if (args.distinct_on !== undefined) throw new Error("The model does not know distinct_on.");
  const found = own.filter((row) => passesEnvioFilter(row, (where ?? {}) as Args, follow));
  const sorts = (order as readonly Args[]).flatMap((one) => Object.entries(one).map(toSort));
  return sorted(found, sorts, follow).slice(Number(offset), Number(offset) + Number(limit));
};

function toSort([field, direction]: [string, unknown]): Sort {
  if (typeof direction === "string") return { field, descending: direction.startsWith("desc") };
  const [nested] = Object.entries(direction as Args);
  if (nested === undefined) throw new Error(`order_by has an empty "${field}".`);
  const inner = toSort(nested);
  return { ...inner, field: `${field}__${inner.field}` };
}
