import type { ReactElement, ReactNode } from "react";

import { type Result, Results } from "@site/src/forms/Form";
import type { Figures } from "@site/src/lib/desk/conditions";
import type { DeskFigure } from "@site/src/lib/desk/model";
import { addressIn, word } from "@site/src/lib/desk/node";
import { formatDateTime, toChecksum } from "@site/src/lib/format";

type Kind = "amount" | "wei" | "moment" | "address" | "price" | "hash";

/** What readers see of the figures, in this order. */
const FIGURES: Partial<Readonly<Record<DeskFigure, readonly [term: string, kind: Kind]>>> = {
  deposited: ["Deposited", "amount"],
  streamed: ["Streamed", "amount"],
  withdrawn: ["Withdrawn", "amount"],
  balance: ["Balance", "amount"],
  debt: ["Debt", "amount"],
  withdrawable: ["Withdrawable now", "amount"],
  refundable: ["Refundable now", "amount"],
  shares: ["Your shares", "amount"],
  price: ["Price", "price"],
  target: ["Target price", "price"],
  start: ["Claims begin", "moment"],
  expiration: ["Expiration", "moment"],
  firstClaim: ["First claim", "moment"],
  fee: ["Minimum fee", "wei"],
  sender: ["Sender", "address"],
  recipient: ["Recipient", "address"],
  admin: ["Admin", "address"],
  token: ["Token", "address"],
  share: ["Share token", "address"],
  adapter: ["Adapter", "address"],
  oracle: ["Price feed", "address"],
  root: ["Merkle root", "hash"],
};

const NOTES: Partial<Readonly<Record<Kind, string>>> = {
  amount: "base units of the token",
  price: "8 decimals",
};

const NEVER: Partial<Readonly<Record<DeskFigure, string>>> = {
  start: "at once",
  expiration: "never",
  firstClaim: "none yet",
  adapter: "none",
};

const LATEST = 8_640_000_000_000n;

function shown(figure: DeskFigure, kind: Kind, value: bigint): ReactNode {
  if (value === 0n && NEVER[figure] !== undefined) return NEVER[figure];
  if (kind === "address") return <code>{toChecksum(addressIn(value))}</code>;
  if (kind === "hash") return <code>{`0x${word(value)}`}</code>;
  if (kind === "moment" && value <= LATEST) return formatDateTime(value);
  return `${value}`;
}

interface StateProps {
  /** Undefined where the contract has none. */
  readonly status?: string | undefined;
  readonly figures: Figures;
  /** Name of the chain, whose coin pays the fee. */
  readonly chain: string;
  readonly more?: readonly Result[] | undefined;
}

/** What is known of a stream, a campaign or a vault. */
export default function State({ status, figures, chain, more = [] }: StateProps): ReactElement {
  const items: Result[] = [
    ...(status === undefined ? [] : [{ term: "Status", value: status }]),
    ...(Object.entries(FIGURES) as [DeskFigure, readonly [string, Kind]][]).flatMap(
      ([figure, [term, kind]]): Result[] => {
        const value = figures[figure];
        if (value === undefined) return [];
        const note = kind === "wei" ? `wei of the coin of ${chain}` : NOTES[kind];
        return [{ term, value: shown(figure, kind, value), ...(note !== undefined && { note }) }];
      },
    ),
    ...more,
  ];
  return <Results items={items} />;
}
