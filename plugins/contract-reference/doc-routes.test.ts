import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { headingAnchors, pageAnchors } from "./doc-routes";
import { indexOf, vaultUnits } from "./testing";

describe("headingAnchors", () => {
  it("finds written and explicit anchors, and no comments in code", () => {
    const source = [
      "# The title",
      "## Who may `call`?",
      "## See [hooks](/x)",
      "### Twice",
      "### Twice",
      "## Fixed {#stable-id}",
      "```bash",
      "# not a heading",
      "```",
      "#not-a-heading",
    ].join("\n");
    expect([...headingAnchors(source)]).toEqual(
      "the-title who-may-call see-hooks twice twice-1 stable-id".split(" "),
    );
  });
});

describe("pageAnchors", () => {
  let site: string;

  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), "routes-"));
    mkdirSync(path.join(site, "docs/reference"), { recursive: true });
    writeFileSync(
      path.join(site, "docs/reference/contract.Vault.mdx"),
      '## Before\n\n<ContractReference contract="lockup/Vault" />\n',
    );
  });

  afterAll(() => rmSync(site, { recursive: true }));

  it("knows the pages of docs with the anchors of the reference", () => {
    const anchorsOf = pageAnchors(site, indexOf(vaultUnits()));
    expect(anchorsOf("/guides/pay").size).toBe(0);
    const anchors = anchorsOf("/reference/contract.Vault");
    expect([...anchors]).toEqual(
      expect.arrayContaining(["before", "pay", "send-address", "event-pay", "events", "functions"]),
    );
  });
});
