import type { ShippedPackage } from "./packages";

const TYPES = { "code and styles": "library", data: "data", font: "file" } as const;

/** Address of a package in the form that scanners understand: `pkg:npm/%40scope/name@1.0.0`. */
function packageUrl({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** One entry of a bill of materials, as far as this site fills it. */
function component(shipped: ShippedPackage) {
  const { name, version, license, integrity, repository, part } = shipped;
  const hash = /^sha512-(.+)$/.exec(integrity ?? "")?.[1];
  return {
    type: TYPES[part],
    "bom-ref": integrity === null ? `${name}@${version}` : packageUrl(shipped),
    name,
    version,
    licenses: [
      / (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } },
    ],
    ...(integrity === null ? {} : { purl: packageUrl(shipped) }),
    ...(hash === undefined
      ? {}
      : { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
    ...(repository.startsWith("https://")
      ? { externalReferences: [{ type: "vcs", url: repository }] }
      : {}),
  };
}

export type BillOfMaterials = ReturnType<typeof billOfMaterials>;

/**
 * The bill of materials of what the built site contains, a CycloneDX document in version 1.5. It has no date and no random number, so
 * that two builds of the same source give the same file.
 *
 * `npm sbom` says another thing: what is installed without the tools for development, 1,130 parts in
 * November 2026, of which readers get 76.
 *
 * @param siteName name of the work that the components are parts of
 */
export function billOfMaterials(siteName: string, packages: readonly ShippedPackage[]) {
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": siteName, name: siteName } },
    components: packages.map(component),
  };
}
