import * as z from "zod";

const text = z.string().trim().min(1);

const outcome = z.strictObject({ status: z.int().min(200).max(599), body: text });

const failure = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  when: text,
  standalone: outcome.nullable(),
  serverless: outcome.nullable(),
});

const typed = z.looseObject({ type: z.string().optional(), $ref: z.string().optional() });

const response = z.looseObject({
  description: text,
  content: z.strictObject({
    "application/json": z.looseObject({
      schema: typed.extend({ oneOf: z.array(typed).optional() }),
      examples: z
        .record(z.string(), z.looseObject({ summary: text, value: z.unknown() }))
        .optional(),
    }),
  }),
});

const parameter = z.strictObject({
  name: text,
  in: z.literal("query"),
  required: z.boolean(),
  description: text,
  schema: typed,
  example: z.unknown(),
});

const operation = z.looseObject({
  "x-heading": text,
  summary: text,
  description: text,
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.union([parameter, z.strictObject({ $ref: z.string() })])).default([]),
  requestBody: z.looseObject({ description: text }).optional(),
  responses: z.record(z.string().regex(/^\d{3}$/), response),
  "x-failures": z.array(failure),
});

const schema = z.looseObject({
  description: text,
  properties: z.record(z.string(), typed.extend({ description: text })).optional(),
});

/** The fields that this site reads. A test holds the whole against OpenAPI. */
const description = z.looseObject({
  paths: z.record(
    z.string().startsWith("/api/"),
    z.union([z.strictObject({ get: operation }), z.strictObject({ post: operation })]),
  ),
  components: z.looseObject({
    parameters: z.record(z.string(), parameter),
    schemas: z.record(z.string(), schema),
  }),
});

/** The description of the Merkle API, `data/merkle-api/openapi.json`. */
export type Description = z.infer<typeof description>;
export type Operation = z.infer<typeof operation>;
export type Parameter = z.infer<typeof parameter>;
export type Response = z.infer<typeof response>;
export type Failure = z.infer<typeof failure>;

export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly operation: Operation;
}

/**
 * Checks that the description has a text for everything that the pages show.
 *
 * @throws Error listing every place that lacks one or has another form
 */
export function readDescription(value: unknown): Description {
  const { data, error } = description.safeParse(value);
  if (data !== undefined) return data;
  throw new Error(
    `The description of the Merkle API lacks what pages show:\n${z.prettifyError(error)}\nCorrect data/merkle-api/openapi.json.`,
  );
}

/** All routes, in the order of the description. */
export function routesOf({ paths }: Description): Route[] {
  return Object.entries(paths).map(([path, item]) =>
    "get" in item
      ? { method: "GET", path, operation: item.get }
      : { method: "POST", path, operation: item.post },
  );
}

/**
 * The parameters of a route, references followed.
 *
 * @throws Error naming a reference that leads nowhere
 */
export function parametersOf(api: Description, { parameters }: Operation): Parameter[] {
  return parameters.map((one) => {
    if (!("$ref" in one)) return one;
    const found = api.components.parameters[lastPart(one.$ref)];
    if (found === undefined) throw new Error(`The description has no "${one.$ref}".`);
    return found;
  });
}

/** Last part of a reference: `#/components/schemas/Hash` gives `Hash`. */
export const lastPart = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);
