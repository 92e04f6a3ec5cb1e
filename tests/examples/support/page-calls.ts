import { readFileSync } from "node:fs";
import path from "node:path";

import { callEntries } from "../../../plugins/contract-reference/calls";
import { SITE_DIR } from "../../../plugins/paths";
import { loadModel } from "../../../plugins/protocol-data/test-model";
import { initialTexts } from "../../../src/forms";
import { explorerBoxes } from "../../../src/lib/call";
import { callForm, evaluate } from "../../../src/tools/contracts/Call/model";

/** What the page of a guide shows for the calls that it builds, as an explorer takes it. */
export function pageCalls(page: string) {
  const text = readFileSync(path.join(SITE_DIR, `docs/guides/${page}.mdx`), "utf8");
  const calls = [...text.matchAll(/<Call\s+([^>]*?)\/>/gu)].map(([, attributes = ""]) => {
    const attribute = (name: string): string =>
      new RegExp(`${name}="([^"]*)"`, "u").exec(attributes)?.[1] ?? "";
    const values = /values=\{\{(.*?)\}\}/su.exec(attributes)?.[1] ?? "";
    const texts = Object.fromEntries(
      [...values.matchAll(/(?:"([^"]+)"|(\w+)):\s*"([^"]*)"/gu)].map(
        ([, quoted, plain = "", value = ""]) => [quoted ?? plain, value],
      ),
    );
    const [release, name] = [attribute("release"), attribute("function")];
    const table = loadModel().tables.find(({ ref }) => ref === release);
    if (table === undefined) throw new Error(`${page} has a call of "${release}"`);
    const entries = callEntries(release, attribute("contract"), name);
    const settings = { release, entries, table, values: texts };
    const form = callForm(settings);
    const { call, problems } = evaluate(form, settings, initialTexts(form.fields));
    if (call === undefined) throw new Error(`${page}, ${name}: ${JSON.stringify(problems)}`);
    return { name, values: explorerBoxes(call).map(({ value }) => value) };
  });
  const valuesOf = (name: string): string[] =>
    calls.find((call) => call.name === name)?.values ?? [];
  return { text, names: calls.map(({ name }) => name), valuesOf };
}
