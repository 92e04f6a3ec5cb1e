import type { CsvTemplate } from "../../src/lib/csv/model";
import type { CheckSettings } from "../../src/lib/csv/rules";
import { buildTemplates } from "./build";
import { readSources } from "./sources";

/** The templates that the build makes from the installed package, for tests. */
export const TEMPLATES = buildTemplates(await readSources());

export const ADDRESS = "0x8b1dD8774373729B7755202079F52D8c7444D335";
export const OTHER_ADDRESS = "0x0298F4332e3857631385b39766325058a93e249f";

/** The template with an id, for example `lockup/range/cliff`. */
export function templateOf(id: string): CsvTemplate {
  const template = TEMPLATES.templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`The package has no template ${id}.`);
  return template;
}

export const AIRDROP = templateOf("airdrops/instant");
export const LINEAR = templateOf("lockup/duration/linear");
export const CLIFF = templateOf("lockup/range/cliff");
export const FLOW = templateOf("flow/stream");
export const STEPPER = templateOf("lockup/duration/tranchedStepper");

/** Settings of a check with 18 decimals, in UTC, on January 1, 2025. */
export function settings(
  template: CsvTemplate,
  change: Partial<Omit<CheckSettings, "template">> = {},
): CheckSettings {
  const { definitions } = TEMPLATES;
  const now = 1_735_689_600n;
  return { template, definitions, decimals: 18, zone: "utc", now, maxCount: 500n, ...change };
}
