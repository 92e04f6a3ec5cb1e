import { ENDPOINTS_AS_OF } from "../../../../data/endpoints";
import { type Need, type NeedId, NEEDS } from "../../../../data/vendor-needs";
import type { TextField } from "@site/src/forms/fields";
import { optionField, textField } from "@site/src/forms/words";
import { readTicks } from "@site/src/forms/ticks";
import { type Vendor, VENDOR_NAMES, VENDORS } from "@site/src/lib/endpoints/model";

/** On which vendors a chain is indexed. */
export interface IndexedChain {
  chainId: number;
  name: string;
  vendors: readonly Vendor[];
}

export interface Choice {
  /** One vendor, both, or none when nothing is asked for or no vendor indexes the chain. */
  vendors: Vendor[];
  /** Why these vendors, one sentence each. */
  reasons: string[];
  /** Needs that no vendor of the chosen chain meets, as the reader sees them. */
  unmet: string[];
}

export const NEED_IDS = NEEDS.map(({ id }) => id);

/** What the address keeps: the needs that are ticked, and the chain by its id. */
export function vendorFields(
  chains: readonly IndexedChain[],
): Readonly<Record<"needs" | "chain", TextField>> {
  const ids = chains.map(({ chainId }) => String(chainId));
  return {
    needs: textField("vn", "Needs", "", (text) => readTicks(text, NEED_IDS)),
    chain: optionField("vc", "On which chain?", "", ids, {
      hint: `Coverage as of ${ENDPOINTS_AS_OF}`,
      options: [
        { value: "", label: "Any chain" },
        ...chains.map(({ chainId, name }) => ({ value: String(chainId), label: name })),
      ],
    }),
  };
}

/**
 * Vendors that meet what a reader needs, with the reasons.
 * @param needs needs that are ticked
 * @param chain chain that has to be indexed, if one is chosen
 * @returns both vendors when no single one is enough, or when the only request is a chain that
 * both index
 */
export function chooseVendor(needs: ReadonlySet<NeedId>, chain?: IndexedChain): Choice {
  const available = chain === undefined ? VENDORS : chain.vendors;
  const asked = NEEDS.filter(({ id }) => needs.has(id));
  const met = asked.filter((need) =>
    need.id === "fallback" ? available.length > 1 : need.vendors.some((v) => available.includes(v)),
  );
  const reasons = met.map(({ reason }) => reason);
  if (chain !== undefined) reasons.push(describeChain(chain));
  return {
    vendors: asked.length === 0 && chain === undefined ? [] : pickVendors(met, available),
    reasons,
    unmet: asked.filter((need) => !met.includes(need)).map(({ text }) => text),
  };
}

function pickVendors(met: readonly Need[], available: readonly Vendor[]): Vendor[] {
  if (met.some(({ id }) => id === "fallback")) return [...available];
  const enough = available.filter((vendor) => met.every(({ vendors }) => vendors.includes(vendor)));
  return enough.length > 0 ? enough : [...available];
}

function describeChain({ name, vendors }: IndexedChain): string {
  if (vendors.length === 0) return `${name} has no indexer: read the contracts and logs directly.`;
  const where = vendors.map((vendor) => VENDOR_NAMES[vendor]).join(" and ");
  return `${name} is indexed by ${where}${vendors.length === 1 ? " only" : ""}.`;
}
