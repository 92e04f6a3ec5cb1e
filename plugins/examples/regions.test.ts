import { describe, expect, it } from "vitest";

import { dedent, parseExample } from "./regions";

const SOURCE = `contract A {
    // region: create
    function create() external {
        // region: inner
        call();
        // endregion
    }
    // endregion

    # region: other-one
    x
    # endregion
}
`;

describe("parseExample", () => {
  it("gives each region without markers and common indentation, in the order of their starts", () => {
    const { regions } = parseExample(SOURCE);
    expect([...regions]).toEqual([
      ["create", "function create() external {\n    call();\n}"],
      ["inner", "call();"],
      ["other-one", "x"],
    ]);
  });

  it("gives the whole file without markers", () => {
    expect(parseExample(SOURCE).text).toBe(
      "contract A {\n    function create() external {\n        call();\n    }\n\n    x\n}\n",
    );
  });

  it("reads Windows line ends", () => {
    expect(parseExample("// region: a\r\nx\r\n// endregion\r\n").regions.get("a")).toBe("x");
  });

  it.each([
    ["// region: a\nx", /line 1: the region "a" has no endregion/],
    ["x\n// endregion", /line 2: endregion without a region/],
    ["// region: a\nx\n// endregion a", /line 3: "a" after endregion/],
    ["// region: A b\nx\n// endregion", /line 1: the region name "A b"/],
    ["// region: a\n\n// endregion", /line 1: the region "a" is empty/],
    [
      "// region: a\nx\n// endregion\n// region: a\ny\n// endregion",
      /line 4: there is a region "a" already/,
    ],
  ])("refuses %j", (source, message) => {
    expect(() => parseExample(source)).toThrow(message);
  });

  it("lists every problem", () => {
    expect(() => parseExample("// endregion\n// region: B")).toThrow(/line 1: .*; line 2: .*/);
  });
});

describe("dedent", () => {
  it("ignores empty lines when it measures", () => {
    expect(dedent(["", "    a", "", "      b", ""])).toBe("a\n\n  b");
  });
});
