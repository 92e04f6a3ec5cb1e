import { toString } from "mdast-util-to-string";
import type { Abi, AbiParameter } from "viem";
import { parseAbiItem } from "viem/utils";

import { RELEASES } from "../../data/releases";
import { WITHOUT_ABI } from "../../data/without-abi";
import { canonicalSignature, hashOf, type Description, type SymbolInfo } from "../../src/lib/abi";
import { labelOfRef } from "../../src/lib/protocol/model";
import { parseInline, SYMBOL_PREFIX } from "../reference-kit/inline";
import { releaseOf, type AbiSource } from "./abi-source";
import type { Entry } from "./model";
import { linkSymbols } from "./symbol-links";
import type { SymbolIndex } from "./symbols";
import { protocolOf } from "./units";

/** A symbol while it is gathered from the contracts of all releases. */
interface Gathered {
  readonly symbol: Pick<SymbolInfo, "kind" | "name" | "hash" | "inputs">;
  readonly places: Set<string>;
  readonly entries: Entry[];
}

/** A symbol as an ABI or a description has it. */
interface Item {
  readonly type: SymbolInfo["kind"];
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
}

type NamedItem = Extract<Abi[number], { type: "function" | "event" | "error" }>;

const isNamed = (item: Abi[number]): item is NamedItem =>
  item.type === "function" || item.type === "event" || item.type === "error";

/** What the decoder shows of a parameter: names, types, and the members of tuples. */
function shown(parameter: AbiParameter): AbiParameter {
  const { type, internalType } = parameter;
  return {
    name: parameter.name ?? "",
    type,
    ...(internalType === undefined || internalType === type ? {} : { internalType }),
    ...("indexed" in parameter && parameter.indexed === true ? { indexed: true } : {}),
    ...("components" in parameter ? { components: parameter.components.map(shown) } : {}),
  };
}

/**
 * The functions, events and errors of all releases with what the reference says about them, sorted by kind and
 * name. Contracts that have the same symbol with the same names of its inputs share one.
 *
 * @throws Error naming an error whose argument types are not known.
 */
export function symbolInfos(index: SymbolIndex, source: AbiSource): readonly SymbolInfo[] {
  const all = new Map<string, Gathered>();
  const gather = ({ type: kind, name, inputs: parameters }: Item): Gathered => {
    const inputs = parameters.map(shown);
    const signature = canonicalSignature({ name, inputs });
    // Types that only Solidity tells apart (`IERC20`, `address`) are one, other names are not.
    const key = JSON.stringify([kind, signature, inputs], (field, value: unknown) =>
      field === "internalType" ? undefined : value,
    );
    const symbol = { kind, name, hash: hashOf(kind, signature), inputs };
    const known = all.get(key) ?? { symbol, places: new Set(), entries: [] };
    all.set(key, known);
    return known;
  };
  for (const file of source.files) {
    for (const item of source.load(file).filter(isNamed)) gather(item).places.add(file);
  }
  for (const { contract, symbols } of WITHOUT_ABI) {
    for (const text of symbols) gather(parseAbiItem(text) as NamedItem).places.add(contract);
  }
  for (const entry of [...index.reference.entries.values()].flat()) {
    const { kind } = entry.record;
    if ((kind !== "function" && kind !== "event" && kind !== "error") || !isCallable(entry))
      continue;
    gather({ type: kind, name: entry.name, inputs: inputsOf(index, entry) }).entries.push(entry);
  }
  return [...all.values()]
    .map(({ symbol, places, entries }) => {
      const newest = entries.toSorted(byRelease).at(-1);
      return {
        ...symbol,
        units: newest?.params.map(({ unit }) => (typeof unit === "string" ? unit : "")),
        places: [...places].toSorted(
          (a, b) => placeRank(a) - placeRank(b) || a.localeCompare(b, "en"),
        ),
        about: descriptions(index, entries),
      };
    })
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, "en"));
}

export function errorsFile(index: SymbolIndex, source: AbiSource): string {
  const errors = symbolInfos(index, source).filter(({ kind }) => kind === "error");
  return `${JSON.stringify({ errors }, null, 2)}\n`;
}

/** Functions of libraries are called by linked contracts only, with selectors of another form. */
function isCallable(entry: Entry): boolean {
  const { record, hash, unit } = entry;
  return hash !== undefined && (record.kind !== "function" || unit.unit.kind !== "library");
}

/** Order of a release among all, oldest first within a protocol. */
const rankOf = (ref: string): number => RELEASES.findIndex((release) => release.ref === ref);

const placeRank = (place: string): number => rankOf(releaseOf(place));

const byRelease = (a: Entry, b: Entry): number =>
  rankOf(a.unit.unit.release) - rankOf(b.unit.unit.release);

/**
 * What the reference says of a symbol, protocol after protocol with the newest release first. Releases of a
 * protocol with the same words are together, and lead to the newest of them.
 */
function descriptions(index: SymbolIndex, entries: readonly Entry[]): readonly Description[] {
  const protocols = new Map<string, Map<string, Description>>();
  for (const { record, unit, url } of entries.toSorted(byRelease)) {
    const text = plainText(index, record.kind === "error" ? record.cause : record.summary);
    const fix =
      "fix" in record && record.fix !== undefined ? plainText(index, record.fix) : undefined;
    const protocol = protocolOf(unit.id);
    const found = protocols.get(protocol) ?? new Map<string, Description>();
    const key = JSON.stringify([text, fix]);
    const releases = new Set([...(found.get(key)?.releases ?? []), labelOfRef(unit.unit.release)]);
    // The newest of those with the same words gives their place and their link.
    found.delete(key);
    found.set(key, { releases: [...releases], text, fix, url });
    protocols.set(protocol, found);
  }
  return [...protocols.values()].flatMap((found) => [...found.values()].toReversed());
}

function inputsOf(index: SymbolIndex, entry: Entry): readonly AbiParameter[] {
  if (entry.abi !== undefined) {
    const item = index.reference.abis.get(entry.abi.file)?.[entry.abi.index];
    if (item !== undefined && isNamed(item)) return item.inputs;
  }
  return entry.params.map(({ name, type, canonical, indexed }) => {
    if (canonical === undefined || canonical.startsWith("tuple")) {
      throw new Error(
        `${entry.unit.file}: ${entry.record.kind} ${entry.name}: the argument "${name}" of type ${type} cannot be decoded. Only types without members can be.`,
      );
    }
    return { name, type: canonical, internalType: type, ...(indexed ? { indexed } : {}) };
  });
}

function plainText(index: SymbolIndex, markdown: string): string {
  const children = parseInline(markdown);
  const paragraph = { type: "paragraph" as const, children };
  linkSymbols(paragraph, index);
  return toString(paragraph).replaceAll(SYMBOL_PREFIX, "");
}
