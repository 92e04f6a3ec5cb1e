import type { ReactElement } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import type { EntryRule } from "@site/src/lib/shapes";
import Button from "@site/src/ui/Button";
import type { Preset } from "./rows";
import styles from "./styles.module.css";

interface PresetsProps<Name extends string> {
  readonly presets: readonly Preset<Name>[];
  readonly onChoose: (texts: Preset<Name>["texts"]) => void;
}

/** Buttons that replace the rows by an example. */
export function Presets<Name extends string>(props: PresetsProps<Name>): ReactElement {
  return (
    <div className={styles.presets} role="group" aria-label="Examples">
      {props.presets.map(({ name, texts }) => (
        <Button key={name} onClick={() => props.onChoose(texts)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

interface SumProps {
  readonly sum: bigint | undefined;
  readonly deposit: bigint | undefined;
  readonly decimals: number;
  readonly onAdopt: (deposit: string) => void;
}

/** Sum of the rows next to the deposit, with a button that makes them equal. */
export function Sum({ sum, deposit, decimals, onAdopt }: SumProps): ReactElement | null {
  if (sum === undefined || deposit === undefined) {
    return null;
  }
  const difference = sum - deposit;
  const size = formatAmount(difference < 0n ? -difference : difference, decimals);
  return (
    <p className={styles.sum}>
      Sum {formatAmount(sum, decimals)} of {formatAmount(deposit, decimals)} tokens
      {difference === 0n ? "." : difference < 0n ? `: ${size} missing.` : `: ${size} too much.`}
      {difference !== 0n && sum > 0n && (
        <Button onClick={() => onAdopt(formatAmount(sum, decimals, { grouping: false }))}>
          Make the sum the deposit
        </Button>
      )}
    </p>
  );
}

/** The rules of the contract, each with its error and whether the rows keep it. */
export function Rules({ rules }: { readonly rules: readonly EntryRule[] }): ReactElement | null {
  if (rules.length === 0) {
    return null;
  }
  return (
    <ul className={styles.rules} aria-label="Rules of the contract">
      {rules.map(({ rule, error, holds }) => (
        <li key={error} data-holds={holds}>
          <span>
            {holds ? "Kept" : "Broken"}: {rule}
          </span>{" "}
          {!holds && <code>{error}</code>}
        </li>
      ))}
    </ul>
  );
}
