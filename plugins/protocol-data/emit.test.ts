import { createRequire } from "node:module";

import { comptroller, releases } from "sablier";
import { describe, expect, test } from "vitest";

import { publicFiles } from "./emit";
import { loadModel } from "./test-model";

interface Validator {
  (data: unknown): boolean;
  errors?: unknown;
}

interface Ajv {
  compile(schema: object): Validator;
}

const validators = new Map<string, Validator>();

/** The validator of a schema among the public files, compiled once. */
function validatorOf(schemaPath: string): Validator {
  const known = validators.get(schemaPath) ?? createAjv().compile(read(schemaPath));
  validators.set(schemaPath, known);
  return known;
}

/** The JSON Schema validator that the bundler brings along, in its 2020-12 edition. */
function createAjv(): Ajv {
  const bundler = createRequire(createRequire(import.meta.url).resolve("webpack"));
  const validatorRequire = createRequire(bundler.resolve("schema-utils"));
  const { default: Ajv2020 } = validatorRequire("ajv/dist/2020") as {
    default: new (options: object) => Ajv;
  };
  return new Ajv2020({ strict: true, allErrors: true });
}

const model = loadModel();
const files = publicFiles(model);

function read(path: string): Record<string, unknown> {
  const text = files.get(path);
  if (text === undefined) throw new Error(`No file ${path} was emitted.`);
  return JSON.parse(text) as Record<string, unknown>;
}

const described = [...files.keys()].filter(
  (path) => !path.startsWith("/data/abi/") && !path.startsWith("/data/schema/"),
);

describe("public files", () => {
  test("have one file for the chains, one for all deployments and one for each release", () => {
    expect(described.toSorted()).toEqual(
      [
        "/data/chains.json",
        "/data/deployments.json",
        ...model.tables.map(({ files: { table } }) => table),
      ].toSorted(),
    );
  });

  test.each(described)("%s fits the schema that it names", (path) => {
    const data = read(path);
    const schemaPath = new URL(String(data.$schema), `https://site.example${path}`).pathname;
    const validate = validatorOf(schemaPath);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(data).toMatchObject({
      schemaVersion: 2,
      source: { package: "sablier", version: "4.1.0" },
    });
  });

  test.each([
    ["chains.json", (data: Record<string, unknown>) => delete data.schemaVersion],
    ["chains.json", (data: Record<string, unknown>) => (data.extra = true)],
    ["deployments/lockup-v2.0.json", (data: Record<string, unknown>) => (data.ref = "x@v1.0")],
    ["deployments.json", (data: Record<string, unknown>) => (data.releases = [{}])],
  ])("a damaged %s does not fit", (path, damage) => {
    const data = read(`/data/${path}`);
    const name = path.startsWith("deployments/") ? "release" : path.replace(".json", "");
    damage(data);
    expect(validatorOf(`/data/schema/${name}.json`)(data)).toBe(false);
  });

  test("every schema is a 2020-12 document that states its dialect", () => {
    for (const name of ["chains", "deployments", "release"]) {
      expect(read(`/data/schema/${name}.json`).$schema).toBe(
        "https://json-schema.org/draft/2020-12/schema",
      );
      expect(validatorOf(`/data/schema/${name}.json`)).toBeTypeOf("function");
    }
  });
});

test("every ABI of the package has its file, and no other", () => {
  const all = Object.entries({ ...releases, comptroller: comptroller.releases });
  const expected = all.flatMap(([protocol, versions]) =>
    Object.entries(versions).flatMap(([version, { abi }]) =>
      Object.entries(abi).map(
        ([name, content]) => [`/data/abi/${protocol}/${version}/${name}.json`, content] as const,
      ),
    ),
  );
  const paths = [...files.keys()].filter((path) => path.startsWith("/data/abi/"));
  expect(paths.toSorted()).toEqual(expected.map(([path]) => path).toSorted());
  for (const [path, content] of expected) expect(read(path)).toEqual(content);
  expect(paths).toContain("/data/abi/legacy/v1.0/Payroll.json");
});
