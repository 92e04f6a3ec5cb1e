import { type ReactElement, useState } from "react";

import {
  type FormValues,
  optionalMomentField,
  problemOf,
  read,
  readForm,
  type TextField,
  textField,
} from "@site/src/forms";
import { FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { readWhole } from "@site/src/forms/readers";
import type { DeskGroup } from "@site/src/lib/desk/model";
import { type TypedName, typedNames, typedReading } from "@site/src/lib/desk/typed";
import { MAX_UINT256 } from "@site/src/lib/fixed-point";
import { formatDateTime } from "@site/src/lib/format";
import styles from "./styles.module.css";

function readAmount(text: string): bigint | undefined {
  return text.trim() === "" ? undefined : readWhole(text, 0n, MAX_UINT256);
}

function readRoot(text: string): bigint | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (/^0x[0-9a-f]{64}$/iu.test(trimmed)) return BigInt(trimmed);
  throw new RangeError(`"${trimmed.slice(0, 40)}" is not a root; write 0x and 64 hex digits`);
}

const amount = (key: string, label: string, hint = "Base units."): TextField<bigint | undefined> =>
  textField(key, label, "", readAmount, { inputMode: "numeric", hint });

const FIELDS: Readonly<Record<TypedName, TextField<bigint | undefined>>> = {
  deposited: amount("deposited", "Deposited"),
  withdrawn: amount("withdrawn", "Withdrawn"),
  start: optionalMomentField("start", "Start", ""),
  end: optionalMomentField("end", "End", ""),
  balance: amount("balance", "Balance"),
  rate: amount("rate", "Rate", "Base units a second; 0 while paused."),
  since: optionalMomentField("since", "Last change of the debt", ""),
  debt: amount("debt", "Debt then"),
  expiration: optionalMomentField("expiration", "Expiration", ""),
  firstClaim: optionalMomentField("first", "First claim", ""),
  target: amount("target", "Target price", "With 8 decimals."),
  price: amount("price", "Price", "With 8 decimals."),
  shares: amount("shares", "Your shares"),
  root: textField("root", "Merkle root", "", readRoot, { code: true, wide: true }),
  fee: amount("fee", "Minimum fee", "In wei."),
};

const readFields = (texts: FormValues<TypedName>) => readForm(FIELDS, texts);

/** What follows from the entries, at the time when the page was opened. */
export function useTyped(group: DeskGroup) {
  const form = useForm(FIELDS, readFields);
  const [now] = useState(() => BigInt(Math.floor(Date.now() / 1000)));
  const names = typedNames(group);
  const { readable } = form.outcome;
  const values = Object.fromEntries(names.map((name) => [name, readable[name]]));
  const result = read(() => typedReading(group, values, now));
  /** Undefined while the entries say nothing, or nothing that fits together. */
  const value = result.ok ? result.value : undefined;
  return { form, now, names, value, problem: problemOf(result) };
}

export type TypedState = ReturnType<typeof useTyped>;

/** Fields for what a chain would say, for readers without one. */
export default function Typed({
  typed: { form, now, names, problem },
}: {
  readonly typed: TypedState;
}): ReactElement {
  return (
    <details className={styles.typed}>
      <summary>Or type what you know, without a network</summary>
      <FormFields form={form} legend="What you know" names={names} />
      {problem === undefined ? (
        <p>The verdicts are for {formatDateTime(now)}. What you leave empty stays open.</p>
      ) : (
        <p role="alert">{problem}.</p>
      )}
    </details>
  );
}
