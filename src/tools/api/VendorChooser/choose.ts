import { ENDPOINTS_AS_OF } from "../../../../data/endpoints";
import type { TextField } from "@site/src/forms/fields";
import { optionField, textField } from "@site/src/forms/words";
import { readTicks } from "@site/src/forms/ticks";
import { type Vendor, VENDOR_NAMES, VENDORS } from "@site/src/lib/endpoints/model";

export type NeedId = "manyChains" | "noKey" | "sums" | "pastBlock" | "decentralized" | "fallback";

export interface Need {
  id: NeedId;
  text: string;
  /** Vendors that meet the need; for the fallback, both together. */
  vendors: readonly Vendor[];
  reason: string;
}

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

export const NEEDS: readonly Need[] = [
  {
    id: "manyChains",
    text: "One query for many chains",
    vendors: ["envio"],
    reason: "Envio has one endpoint for all chains; The Graph has one for each chain.",
  },
  {
    id: "noKey",
    text: "No API key",
    vendors: ["envio"],
    reason: "Envio's endpoint is open; The Graph's gateway asks for your own key.",
  },
  {
    id: "pastBlock",
    text: "The state at an earlier block",
    vendors: ["the-graph"],
    reason: "Only The Graph answers for a block that you name.",
  },
  {
    id: "decentralized",
    text: "Decentralized serving",
    vendors: ["the-graph"],
    reason: "The Graph serves from a network of indexers.",
  },
  {
    id: "sums",
    text: "Sums and counts over many rows",
    vendors: ["envio"],
    reason: "Only Envio adds up and counts rows.",
  },
  {
    id: "fallback",
    text: "To keep working when one vendor is down",
    vendors: VENDORS,
    reason: "A fallback needs both, behind one client that turns their answers into one shape.",
  },
];

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
