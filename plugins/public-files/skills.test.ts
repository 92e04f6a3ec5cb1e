import { createHash } from "node:crypto";

import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { DESK } from "../../data/desk";
import { SKILLS } from "../../data/skills";
import { countTokens } from "../content-index/tokens";
import { exampleText } from "../examples/load";
import { SITE_DIR } from "../paths";
import { INDEX_PATH, OVERVIEW_PATH, skillFiles, skillPath } from "./skills";

const ORIGIN = "https://docs.example.org";
const FILES = skillFiles(ORIGIN, (file, region) =>
  exampleText(SITE_DIR, `examples/${file}`, region),
);
const TEXTS = [...FILES].filter(([path]) => path.endsWith(".md"));

const contentOf = (text: string): string => text.slice(text.indexOf("\n---\n") + 5);

/** https://agentskills.io/specification: 1 to 64 characters, no hyphen at an end or beside another. */
const NAME = z
  .string()
  .max(64)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
const DESCRIPTION = z.string().min(1).max(1_024);

/** Front matter of a skill, from the same page. Other fields are for programs that we do not know. */
const FRONT_MATTER = z.strictObject({
  name: NAME,
  description: DESCRIPTION,
  license: z.string().optional(),
  compatibility: z.string().min(1).max(500).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});

/** Agent Skills Discovery, draft 0.2.0 of March 2026: github.com/cloudflare/agent-skills-discovery-rfc. */
const INDEX = z.strictObject({
  $schema: z.literal("https://schemas.agentskills.io/discovery/0.2.0/schema.json"),
  skills: z
    .array(
      z.strictObject({
        name: NAME,
        type: z.literal("skill-md"),
        description: DESCRIPTION,
        url: z.string().startsWith("/.well-known/agent-skills/"),
        digest: z.string().regex(/^sha256:[\da-f]{64}$/u),
      }),
    )
    .min(1),
});

describe.each(TEXTS)("%s", (path, text) => {
  const content = contentOf(text);

  it("has the form of agentskills.io, below 5,000 tokens and 500 lines [spec 10.2]", async () => {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: path, fileContent: text });
    const { name } = FRONT_MATTER.parse(frontMatter);
    if (path !== OVERVIEW_PATH) expect(path).toBe(skillPath(name));
    expect(countTokens(text)).toBeLessThan(5_000);
    expect(text.split("\n").length).toBeLessThan(500);
  });

  it("asks for no key, and says so first [spec 10.2]", () => {
    const lines = content
      .split("\n")
      .filter((line) => /private|seed|mnemonic|keystore/iu.test(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^- Never ask for a private key/u);
    expect(content).not.toMatch(
      /PRIVATE_KEY|privateKeyTo|writeContract|sendTransaction|cast send/u,
    );
    const [first] = content.matchAll(/^## (.+)$/gmu);
    expect(first?.[1]).toBe("Safety");
  });

  it("simulates before it shows a call [spec 10.2]", () => {
    expect(content).toMatch(/^- Simulate each call with `eth_call` before you show it/mu);
    if (path === OVERVIEW_PATH) return;
    const steps = /^## Steps\n\n([^#]+)/mu.exec(content)?.[1]?.trim().split("\n") ?? [];
    expect(steps.at(-1)).toMatch(
      /^\d+\. Simulate with `eth_call`\. If it succeeds, show the call/u,
    );
    expect(content).toContain("simulateContract");
  });

  it("leads to this site only, by whole addresses", () => {
    const links = [...content.matchAll(/\]\(([^)]+)\)/gu)].map(([, url = ""]) => url);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
  });
});

it("lists each skill with the digest of its file", () => {
  const index = INDEX.parse(JSON.parse(FILES.get(INDEX_PATH) ?? ""));
  expect(index.skills.map(({ name }) => name)).toEqual(SKILLS.map(({ name }) => name));
  for (const { url, digest } of index.skills) {
    const bytes = createHash("sha256")
      .update(FILES.get(url) ?? "")
      .digest("hex");
    expect(digest).toBe(`sha256:${bytes}`);
  }
});

describe("the calls", () => {
  const text = (name: string): string => FILES.get(skillPath(name)) ?? "";

  it("are those of the desk, with every error, in each release that has them", () => {
    for (const { name, calls } of SKILLS) {
      if (calls === undefined) continue;
      const actions = DESK.flatMap((group) => group.actions).filter(({ id }) => calls.includes(id));
      expect(new Set(actions.map(({ id }) => id))).toEqual(new Set(calls));
      const errors = actions.flatMap(({ refusals }) => refusals.map(([, error]) => error));
      expect([...new Set(errors)].filter((error) => !text(name).includes(`\`${error}\``))).toEqual(
        [],
      );
    }
  });
});
