/** Parts of a stream's deposit at a moment; they add up to the deposit. */
export const PARTS = ["withdrawn", "withdrawable", "unstreamed", "refunded"] as const;

export type Part = (typeof PARTS)[number];

/** A policy of the strategy `sablier-v2`: who votes, and which parts of a stream count. */
export interface Policy {
  readonly name: string;
  readonly voter: "recipient" | "sender";
  readonly primary: boolean;
  readonly parts: readonly Part[];
}

/** The six policies, as the code of the strategy defines them for one stream. */
export const POLICIES: readonly Policy[] = [
  {
    name: "withdrawable-recipient",
    voter: "recipient",
    primary: true,
    parts: ["withdrawable"],
  },
  {
    name: "reserved-recipient",
    voter: "recipient",
    primary: true,
    parts: ["withdrawable", "unstreamed"],
  },
  { name: "deposited-recipient", voter: "recipient", primary: false, parts: PARTS },
  { name: "deposited-sender", voter: "sender", primary: false, parts: PARTS },
  {
    name: "streamed-recipient",
    voter: "recipient",
    primary: false,
    parts: ["withdrawn", "withdrawable"],
  },
  {
    name: "unstreamed-recipient",
    voter: "recipient",
    primary: false,
    parts: ["unstreamed"],
  },
];
