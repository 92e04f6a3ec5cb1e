import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../paths";
import { WORKER_PACKAGES } from ".";
import { billOfMaterials } from "./cyclone-dx";
import { isAllowed, licenseProblems } from "./licenses";
import { countByLicense, thirdPartyNotices } from "./notices";
import { PACKAGE_JSON, packageFolders, type ShippedPackage } from "./packages";

const REACT: ShippedPackage = {
  name: "react",
  version: "10.0.0",
  license: "MIT",
  part: "code and styles",
  licenseText: "The MIT License\n\nCopyright (c) somebody\n",
  author: "Somebody",
  repository: "https://github.com/facebook/react",
  integrity: `sha512-${Buffer.alloc(64, 1).toString("base64")}`,
};
const FONT: ShippedPackage = {
  ...REACT,
  name: "Font",
  license: "OFL-1.1",
  part: "font",
  repository: "",
  integrity: null,
};

describe("packageFolders", () => {
  it("finds the package of a module, also behind loaders and queries", () => {
    expect(
      packageFolders([
        "/site/node_modules/react/cjs/react.production.js",
        "javascript/auto|/site/node_modules/react/index.js",
        "/l/node_modules/loader/i.js??x!/site/node_modules/@scope/name/a.css?v=1",
        "css /l/node_modules/css-loader/i.js!/site/node_modules/a/node_modules/b/c.css",
        "/site/src/index.tsx",
        "webpack/runtime/compat",
      ]),
    ).toEqual([
      "/site/node_modules/@scope/name",
      "/site/node_modules/a/node_modules/b",
      "/site/node_modules/react",
    ]);
  });
});

it("the packages of the service worker are those that its source imports", () => {
  const folder = path.join(SITE_DIR, "plugins/offline/worker");
  const imported = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), "utf8").matchAll(/ from "((?:@[\w-]+\/)?[\w-]+)/g),
    ])
    .map(([, name = ""]) => name);
  // Workbox brings its store with it.
  expect([...new Set([...imported, "idb"])].sort()).toEqual(WORKER_PACKAGES);
});

describe("what a package says of itself", () => {
  const json = { name: "a", version: "1.0.0" };

  it.each<[object, object]>([
    [{ license: "MIT" }, { license: "MIT" }],
    [{ license: { type: "ISC" } }, { license: "" }],
    [{}, { license: "", author: "", repository: "" }],
    [{ author: "A <a@b.example>" }, { author: "A" }],
    [{ author: { name: "A" } }, { author: "A" }],
    [{ repository: "x/y" }, { repository: "https://github.com/x/y" }],
    [
      { repository: { url: "git+https://github.com/x/y.git" } },
      { repository: "https://github.com/x/y" },
    ],
    [{ repository: { url: "git://github.com/x/y" } }, { repository: "https://github.com/x/y" }],
  ])("may have one of the forms that are in use: %j", (fields, read) => {
    expect(PACKAGE_JSON.parse({ ...json, ...fields })).toMatchObject(read);
  });
});

describe("licenses", () => {
  it.each(["MIT", "(MIT OR GPL-2.0-only)", "Apache-2.0 AND MIT", "GPL-3.0-or-later", "OFL-1.1"])(
    "%s goes with the site",
    (license) => {
      expect(isAllowed(license)).toBe(true);
    },
  );

  it.each(["GPL-2.0-only", "MIT AND SSPL-1.0", "UNLICENSED", "", "SEE LICENSE IN x", "BUSL-1.1"])(
    "%s does not",
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );

  it("names every package that does not fit", () => {
    expect(
      licenseProblems([REACT, { ...REACT, license: "" }, { ...REACT, license: "BUSL-1.1" }]),
    ).toEqual(["react 10.0.0 states no license", "react 10.0.0 has the license BUSL-1.1"]);
  });
});

describe("the files", () => {
  it("are a CycloneDX document with the hash of each package", () => {
    const bom = billOfMaterials("Docs", [{ ...REACT, name: "@s/n" }, FONT]);
    expect(bom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1 });
    expect(bom.components[0]).toEqual({
      type: "library",
      "bom-ref": "pkg:npm/%40s/n@10.0.0",
      name: "@s/n",
      version: "10.0.0",
      licenses: [{ license: { id: "MIT" } }],
      purl: "pkg:npm/%40s/n@10.0.0",
      hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
      externalReferences: [{ type: "vcs", url: "https://github.com/facebook/react" }],
    });
    expect(bom.components[1]).toEqual({
      type: "file",
      "bom-ref": "Font@10.0.0",
      name: "Font",
      version: "10.0.0",
      licenses: [{ license: { id: "OFL-1.1" } }],
    });
  });

  it("repeat every license text, and say what the whole is licensed under", () => {
    const text = thirdPartyNotices("Docs", [REACT, FONT]);
    expect(text).toContain("GPL-3.0-or-later");
    expect(text).toContain("react 10.0.0 (code and styles)\nLicense: MIT\nBy: Somebody\n");
    expect(text).toContain("Copyright (c) somebody");
    expect(thirdPartyNotices("Docs", [{ ...REACT, licenseText: "" }])).toContain(
      "brings no license file",
    );
    expect(countByLicense([REACT, FONT, REACT])).toBe("MIT 2, OFL-1.1 1");
  });
});
