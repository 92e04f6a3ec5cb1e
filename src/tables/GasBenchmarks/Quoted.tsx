import type { ReactElement } from "react";

import { LOCKUP_QUOTED, type QuotedGas } from "../../../data/gas/quoted";
import { formatAmount } from "@site/src/lib/format/amounts";

interface GasProps {
  /** What is quoted. */
  readonly of: QuotedGas;
}

/** A measured gas figure of Lockup in running text: one number, or the lowest to the highest. */
export default function Gas({ of }: GasProps): ReactElement {
  const { low, high } = LOCKUP_QUOTED[of];
  const [from, to] = [low, high].map((gas) => formatAmount(BigInt(gas), 0));
  return <>{from === to ? from : `${from} to ${to}`}</>;
}
