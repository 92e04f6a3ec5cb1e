import { createRequire } from "node:module";

import { describe, expect, test } from "vitest";

import { readCsv } from "../../src/lib/csv/parse";
import { cellChecker } from "../../src/lib/csv/values";
import { buildTemplates, FOLDER, type Sources } from "./build";
import csvTemplates from "./index";
import { readSources } from "./sources";

const sources = await readSources();
const data = buildTemplates(sources);

/** The problems that a change of the package's files leads to. */
function problemsAfter(change: (files: Map<string, string>) => void, other: Partial<Sources> = {}) {
  const files = new Map(sources.files);
  change(files);
  try {
    buildTemplates({ ...sources, ...other, files });
  } catch (error) {
    return (error as Error).message.split("\n").slice(1);
  }
  return [];
}

const LINEAR = "lockup/duration/linear.schema.json";

/** Replaces a part of a file, which has to be there. */
function edit(file: string, from: string, to: string): string[] {
  return problemsAfter((files) => {
    const text = files.get(file) ?? "";
    expect(text).toContain(from);
    files.set(file, text.replace(from, to));
  });
}

describe("the installed package", () => {
  test("has a template for each shape and timing", () => {
    expect(data.templates.map(({ id }) => id)).toHaveLength(26);
    expect(
      data.templates.filter(({ files }) => files.schema === undefined).map(({ id }) => id),
    ).toEqual([
      "lockup/range/tranchedMonthly",
      "lockup/range/tranchedBackweighted",
      "lockup/duration/linearTimelock",
      "lockup/range/linearTimelock",
    ]);
    const newest = data.templates.filter(({ since }) => since === "v4.0");
    expect(newest.map(({ id }) => id)).toEqual([
      "lockup/duration/linearStepper",
      "lockup/range/linearStepper",
    ]);
    expect(
      new Set(data.templates.filter(({ deprecated }) => deprecated).map(({ shape }) => shape)),
    ).toEqual(new Set(["tranchedStepper"]));
  });

  test("the small checker agrees with a full JSON Schema library", () => {
    const bundler = createRequire(createRequire(import.meta.url).resolve("webpack"));
    const validatorRequire = createRequire(bundler.resolve("schema-utils"));
    const { default: Ajv } = validatorRequire("ajv") as {
      default: new () => {
        addSchema(schema: object, key: string): unknown;
        compile(schema: object): (value: unknown) => boolean;
      };
    };
    const ajv = new Ajv();
    const common = JSON.parse(sources.files.get("common.schema.json") ?? "") as object;
    ajv.addSchema({ ...common, $id: "http://x/common.schema.json" }, "http://x/common.schema.json");
    const hostile = [
      "",
      " ",
      "2027-01-12 16:15",
      "😀",
      ..."0x 1 1. -1 1e3 10;20 daily month".split(" "),
    ];
    for (const template of data.templates.filter(({ files }) => files.schema !== undefined)) {
      const file = template.files.schema?.replace(`${FOLDER}/`, "") ?? "";
      const schema = JSON.parse(sources.files.get(file) ?? "") as object;
      const validate = ajv.compile({ ...schema, $id: `http://x/${template.id}` });
      const [header = [], sample = []] = [...readCsv(template.sample)].map(({ fields }) => fields);
      const good = Object.fromEntries(header.map((name, index) => [name, sample[index]]));
      expect(validate(good)).toBe(true);
      for (const { name, definition } of template.columns) {
        const ours = cellChecker(data.definitions[definition] ?? {});
        for (const value of [...hostile, ...sample]) {
          expect([name, value, ours(value)]).toEqual([
            name,
            value,
            validate({ ...good, [name]: value }),
          ]);
        }
      }
    }
  });

  test("its files are public as they are", async () => {
    const { files } = (await csvTemplates().loadContent?.()) ?? {
      files: new Map<string, string>(),
    };
    for (const { files: own, sample } of data.templates) {
      expect(files.get(own.csv)).toBe(sample);
      if (own.schema !== undefined) expect(files.has(own.schema)).toBe(true);
    }
    expect(files.has("/data/csv/common.schema.json")).toBe(true);
    expect(JSON.parse(files.get("/data/csv/templates.json") ?? "")).toEqual(data);
  });
});

describe("a changed package", () => {
  test.each([
    ['"minProperties": 1,\n  "title"', '"title"', LINEAR, 'Unrecognized key: "minProperties"'],
    ['"type": "array"', '"type": "object"', LINEAR, 'expected "object"'],
    ['"additionalProperties": true', '"additionalProperties": false', LINEAR, "expected false"],
    [
      '["address", "amount"]',
      '["address", "amount", "duration"]',
      LINEAR,
      "must list every column",
    ],
    ["draft-04", "draft-07", LINEAR, "draft-07/schema"],
    ["$defs/street", "$defs/address", LINEAR, "$defs/street, which is no definition"],
    [
      '"maxLength": 9,\n      "minLength"',
      '"minLength"',
      "common.schema.json",
      'Unrecognized key: "maxLength"',
    ],
    [
      '"pattern": "("',
      String.raw`"pattern": "^[1-9][0-9]*$"`,
      "common.schema.json",
      "no regular expression",
    ],
    [
      '"type": "number",\n      "minLength"',
      '"type": "string",\n      "minLength"',
      "common.schema.json",
      'expected "string"',
    ],
    [
      "address,amount,length",
      "address,amount,duration",
      "lockup/duration/linear.csv",
      '"length" is no column',
    ],
    [",0,", ",42.5,", "lockup/duration/linear.csv", "row 2, amount: the amount is 0"],
  ])("%j", (to, from, file, problem) => {
    expect(edit(file, from, to).join("\n")).toContain(problem);
  });

  test("no JSON and unknown files are named together", () => {
    const problems = problemsAfter((files) => {
      files.set(LINEAR, "{");
      files.set("lockup/range/spiral.csv", "address\n");
      files.set("bridge/linear.csv", "address\n");
      files.set("lockup/range/spiral.schema.json", "{}");
      files.set("lockup/range/tranchedBackweighted.csv", "address,color\n");
    }).join("\n");
    for (const part of [
      `${LINEAR}: the file is no JSON`,
      "lockup/range/spiral.csv has an unknown shape",
      "bridge/linear.csv is in an unknown folder",
      "lockup/range/spiral.schema.json belongs to no template",
      'column "color" has no rule',
      "lockup/range/tranchedBackweighted: the template has no sample row",
    ]) {
      expect(problems).toContain(part);
    }
  });

  test("a shape that the package does not know is named", () => {
    expect(problemsAfter(() => undefined, { shapes: {} }).join("\n")).toContain(
      'no shape "linear"',
    );
  });
});

describe("curves", () => {
  test("jump where the schedule does", () => {
    const curveOf = (shape: string) => data.templates.find((one) => one.shape === shape)?.curve;
    expect(curveOf("tranchedTimelock")).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(curveOf("linearUnlockLinear")?.[1]).toEqual([0, 0.2]);
    expect(curveOf("instant")).toBeUndefined();
  });
});
