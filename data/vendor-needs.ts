import { type Vendor, VENDORS } from "../src/lib/endpoints/model";

export type NeedId = "manyChains" | "noKey" | "sums" | "pastBlock" | "decentralized" | "fallback";

export interface Need {
  id: NeedId;
  text: string;
  /** Vendors that meet the need; for the fallback, both together. */
  vendors: readonly Vendor[];
  reason: string;
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
