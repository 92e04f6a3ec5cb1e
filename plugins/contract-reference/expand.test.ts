import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { toFunctionSelector } from "viem/utils";
import { describe, expect, it } from "vitest";

import { compile as compileWith, outline as linesOf } from "../reference-kit/testing";
import { remarkContractReference } from "./expand";
import { remarkSymbolLinks } from "./symbol-links";
import { indexOf, unit, VAULT_RECORDS, vaultUnits } from "./testing";

const units = [
  ...vaultUnits(),
  unit("lockup/Child", [], {
    inherits: ["lockup/Vault"],
    abi: ["lockup/v2.0/SablierLockup"],
    errors: ["lockup/Errors"],
  }),
];
const PAY = toFunctionSelector("function pay((address,uint128),uint256)");
const source = { load: () => Promise.resolve(indexOf(units)) };

const compile = (mdx: string, from = source): Promise<Root> =>
  compileWith(
    mdx,
    remarkContractReference({ siteDir: "/site", source: from }),
    remarkSymbolLinks({ siteDir: "/site", source: from }),
  );

const outline = (tree: Root): string => linesOf(tree).join("\n");

const headings = (tree: Root): string[] => {
  const found: Heading[] = [];
  visit(tree, "heading", (node) => {
    found.push(node);
  });
  return found.map((node) => `${"#".repeat(node.depth)} ${toString(node)}`);
};

describe("<ContractReference>", () => {
  it("becomes headings in reading order", async () => {
    const tree = await compile('Text.\n\n<ContractReference contract="lockup/Vault" />\n\nMore.');
    expect(headings(tree)).toEqual([
      "## Constructor",
      "## Structs",
      "### Order",
      "## Enums",
      "### Kind",
      "## Functions",
      "### pay",
      "### send(address)",
      "### send(address,bytes)",
      "## Events",
      "### Pay",
      "## Errors",
      "## State",
      "### _limit",
      "## Modifiers",
      "### onlyOwner",
      "## Internal functions",
      "### _check",
    ]);
    expect(outline(tree).endsWith("More.")).toBe(true);
  });

  it("tells everything about a function, with links", async () => {
    const lines = outline(await compile('<ContractReference contract="lockup/Vault" />'));
    const start = lines.indexOf("### `pay`");
    expect(lines.slice(start, lines.indexOf("### `send(address)`"))).toBe(
      [
        "### `pay` {#pay}",
        "Pays an order.",
        "payable Caller: Anyone.",
        "solidity: function pay( Vault.Order calldata order, UD60x18 fee ) external payable returns (uint256 id);",
        `Selector: \`${PAY}\` of \`pay((address,uint128),uint256)\``,
        "Declared in: [`IVault`](/reference/IVault)",
        "Parameters",
        "| Name | Type | Unit | Meaning |",
        "| `order` | [`Vault.Order`](/reference/Vault#order) |  | What to pay. |",
        "| `fee` | `UD60x18` (`uint256`) | 18-decimals share | Fee, see [guide](/guides/pay#fees). |",
        "Returns",
        "| Name | Type | Unit | Meaning |",
        "| `id` | `uint256` | id | Id of the payment. |",
        "Requirements",
        "| Condition | Otherwise reverts with |",
        "| The vault is not empty. | [`Vault_Empty`](/reference/Errors#vault_empty) |",
        "| The list has an element. | [`Panic(0x32)`](/reference/errors#panics): An array was read or written at an index that it does not have. |",
        "| The token moves. | the token's own error |",
        "Events",
        "[`Pay`](/reference/Vault#event-pay)",
        "`Transfer` of the token: for the amount",
        "Also see [`Vault.send(address)`](/reference/Vault#send-address).",
        "",
      ].join("\n"),
    );
  });

  it("shows events, enums and where they are used", async () => {
    const lines = outline(await compile('<ContractReference contract="lockup/Vault" />'));
    expect(lines).toContain("### `Pay` {#event-pay}");
    expect(lines).toMatch(/Topic 0: `0x[0-9a-f]{64}` of `Pay\(uint256\)`/u);
    expect(lines).toContain("Emitted by: [`pay`](/reference/Vault#pay)");
    expect(lines).toContain("| `id` | `uint256` | yes | id | Payment. |");
    expect(lines).toContain("| 1 | `SLOW` | Later. |");
    expect(lines).toContain("Value: `1000`");
    const errors = outline(await compile('<ContractReference contract="lockup/Errors" />'));
    expect(errors).toContain("Raised by: [`pay`](/reference/Vault#pay)");
    expect(errors).toContain("Fix: Fill it.");
  });

  it("shows on an interface page what the interface declares", async () => {
    const lines = outline(await compile('<ContractReference contract="lockup/IVault" />'));
    expect(lines).toContain("## Functions {#functions}\n### `pay` {#pay}\nPays an order.");
    expect(lines).toContain(
      "payable Caller: Anyone. Full description: [`Vault.pay`](/reference/Vault#pay)",
    );
    expect(lines).not.toContain("Requirements");
  });

  it("lists what a contract inherits, and the errors of its ABI", async () => {
    const lines = outline(await compile('<ContractReference contract="lockup/Child" />'));
    expect(lines).toContain("## Inherited functions {#inherited-functions}");
    expect(lines).toContain(`| [\`pay\`](/reference/Vault#pay) | \`${PAY}\` | Pays an order. |`);
    expect(lines).toContain("| [`Pay`](/reference/Vault#event-pay) | Emitted for each payment. |");
    expect(lines).toContain("There is nothing in the vault. |");
    expect(lines).not.toContain("_check");
  });

  it("lands a link to what a contract inherits on the line that leads to it", async () => {
    const landings: unknown[] = [];
    visit(await compile('<ContractReference contract="lockup/Child" />'), "link", (node) => {
      const { id } = (node.data?.hProperties ?? {}) as { readonly id?: string };
      if (id !== undefined) landings.push([id, node.url]);
    });
    expect(landings).toContainEqual(["pay", "/reference/Vault#pay"]);
    expect(landings).toContainEqual(["event-pay", "/reference/Vault#event-pay"]);
  });

  it.each([
    ['<ContractReference contract="lockup/Volt" />', 'There is no unit "lockup/Volt"'],
    ["<ContractReference />", 'takes exactly one attribute, as in contract="lockup/SablierLockup"'],
    ["<ContractReference contract={unit} />", "takes exactly one attribute"],
    ['<ContractReference contract="lockup/Vault" full />', "takes exactly one attribute"],
    [
      '<ErrorReference protocol="bob" />',
      'No errors are described for the protocol "bob". Known: lockup.',
    ],
  ])("refuses %s", async (mdx, message) => {
    await expect(compile(`Text.\n\n${mdx}`)).rejects.toThrow(message);
    await expect(compile(`Text.\n\n${mdx}`)).rejects.toThrow("docs/page.mdx:3: ");
  });

  it("reports dead references of a description", async () => {
    const [pay] = VAULT_RECORDS.filter((record) => "name" in record && record.name === "pay");
    if (pay?.kind !== "function") throw new Error();
    const bad = {
      load: () => Promise.resolve(indexOf(vaultUnits([{ ...pay, notes: ["`ref:x/Y`"] }]))),
    };
    await expect(compile('<ContractReference contract="lockup/Vault" />', bad)).rejects.toThrow(
      "docs/page.mdx:1: ref:x/Y is dead",
    );
  });
});

describe("<ErrorReference>", () => {
  it("becomes a table of all errors of a protocol", async () => {
    const lines = outline(await compile('<ErrorReference protocol="lockup" />')).split("\n");
    expect(lines[0]).toBe("| Selector | Error | Cause |");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(
      /^\| `0x[0-9a-f]{8}` \| \[`Vault_Fee`\]\(\/reference\/Errors#vault_fee\) \| The fee is too high\. \|$/u,
    );
  });
});

describe("symbol links", () => {
  it("lead to the full description", async () => {
    const tree = await compile(
      "A [b](ref:lockup/Vault#pay), [](ref:lockup/Child#pay), `ref:lockup/Vault#send(address,bytes)`, `Vault.pay`, [`ref:lockup/Vault`](/x), [e](ref:lockup/Vault#Vault_Fee).",
    );
    expect(outline(tree)).toBe(
      "A [b](/reference/Vault#pay), [`Child.pay`](/reference/Vault#pay), [`Vault.send(address,bytes)`](/reference/Vault#send-address-bytes), `Vault.pay`, [`Vault`](/x), [e](/reference/Errors#vault_fee).",
    );
  });

  it("that lead nowhere are listed with file and line", async () => {
    await expect(
      compile("[a](ref:lockup/Vault#no)\n\nText `ref:lockup/Volt` and\n[c](ref:%E0%A4%A)."),
    ).rejects.toThrow(
      [
        "Dead symbol references:",
        'docs/page.mdx:1: ref:lockup/Vault#no is dead: "lockup/Vault" has no symbol "no".',
        'docs/page.mdx:3: ref:lockup/Volt is dead: there is no unit "lockup/Volt". Units are named by their file below data/contracts, for example lockup/SablierLockup.',
        'docs/page.mdx:4: ref:%E0%A4%A is dead: there is no unit "%E0%A4%A". Units are named by their file below data/contracts, for example lockup/SablierLockup.',
      ].join("\n  "),
    );
  });
});
