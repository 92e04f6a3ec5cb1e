import type { ReactElement } from "react";

import { LOCKUP_QUOTED, type QuotedGas, type QuotedRelease } from "../../../data/gas/quoted";
import { formatAmount } from "@site/src/lib/format/amounts";

interface GasProps {
  /** What is quoted. */
  readonly of: QuotedGas;
  /** Release that was measured. The sentence around it names this release. */
  readonly release: QuotedRelease;
}

/** A measured figure of Lockup in running text: one number, or the lowest to the highest. */
export default function Gas({ of, release }: GasProps): ReactElement {
  const { low, high } = LOCKUP_QUOTED[release][of];
  const [from, to] = [low, high].map((gas) => formatAmount(BigInt(gas), 0));
  return <>{from === to ? from : `${from} to ${to}`}</>;
}
