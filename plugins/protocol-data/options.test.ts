import { normalizePluginOptions } from "@docusaurus/utils-validation";
import { describe, expect, test } from "vitest";

import { pathsOf, type ProtocolDataOptions, validateOptions } from "./options";

function check(options: object): ProtocolDataOptions {
  return validateOptions({
    // Docusaurus passes this function in; its type leaves the options open.
    validate: normalizePluginOptions,
    options,
  });
}

describe("options", () => {
  test("have defaults", () => {
    expect(check({})).toEqual({ id: "default", dataPath: "data", pagesPath: "deployments" });
  });

  test.each(["../data", "Data", "a b", "", "/", "a//b"])("path %j is refused", (dataPath) => {
    expect(() => check({ dataPath })).toThrow("dataPath");
  });

  test("unknown options are refused", () => {
    expect(() => check({ datapath: "data" })).toThrow("datapath");
  });

  test("paths get one leading slash and none at the end", () => {
    expect(pathsOf({ dataPath: "/data/", pagesPath: "a/b" })).toEqual({
      data: "/data",
      pages: "/a/b",
    });
  });
});
