import { type ReactElement, type ReactNode, useId } from "react";

import { MAX_SEARCH_LENGTH } from "@site/src/lib/query";
import Button from "../Button";
import { Ignored } from "../Panel";
import styles from "./styles.module.css";

interface FilterBarProps {
  /** What the controls filter, for example "Filter the audits". */
  readonly label: string;
  /** Left out where there are too few entries to search. */
  readonly search?: {
    /** What the text is looked up in, for example "Chain name or id". */
    readonly label: string;
    readonly text: string;
    readonly onText: (text: string) => void;
  };
  /** `FilterList`s and `FilterChips`. */
  readonly children?: ReactNode;
  /** Shows everything again; left out where the controls do that themselves. */
  readonly onClear?: () => void;
  /** Whether the controls stay at the top of the window while what they filter is in it. */
  readonly staysInView?: boolean;
  /** What is shown now, for example "12 of 34 chains". */
  readonly status: string;
  /** Parts of the address that were ignored, one sentence each. */
  readonly problems: readonly string[];
}

/** Controls that filter what is below them, and a count. */
export default function FilterBar(props: FilterBarProps): ReactElement {
  const { label, search, children, onClear, staysInView, status, problems } = props;
  return (
    <div className={staysInView ? styles.staying : styles.bar}>
      {/* No form: it filters with each letter, and there is nothing to send. */}
      <div role="search" aria-label={label} className={styles.controls}>
        {search && (
          <label className={styles.search}>
            <span className={staysInView ? "sd-visually-hidden" : undefined}>{search.label}</span>
            <input
              type="search"
              value={search.text}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={staysInView ? search.label : undefined}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => search.onText(event.target.value)}
            />
          </label>
        )}
        {children}
        {/* Never disabled: the server does not know what the address carries, and a tap would be lost. */}
        {onClear && <Button onClick={onClear}>Clear</Button>}
      </div>
      <Ignored problems={problems} />
      <p className={styles.status} role="status" data-extract-keep="">
        {status}
      </p>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  /** What is chosen, for example "Product". */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onValue: (value: Value) => void;
}

interface FilterListProps<Value extends string> extends ChoiceProps<Value> {
  /** Name in a form that is sent. */
  readonly name?: string;
  /** Class of the label's text, where it is for screen readers only. */
  readonly labelClass?: string | undefined;
}

/** A list to choose from. */
export function FilterList<Value extends string>(props: FilterListProps<Value>): ReactElement {
  const { label, value, choices, onValue, name, labelClass } = props;
  return (
    <label>
      <span className={labelClass}>{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ target }) => {
          const choice = choices.find((candidate) => candidate.value === target.value);
          if (choice) onValue(choice.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The choice that leaves nothing out. */
export const EVERY = { value: "", label: "All" } as const;

/** Buttons of which one is pressed. */
export function FilterChips<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { label, value, choices, onValue } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group} data-extract-skip="">
      <span id={id}>{label}</span>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          look="chip"
          aria-pressed={value === choice.value}
          onClick={() => onValue(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}

/** Takes the place of a table of which the filter leaves no row. */
export function NoneLeft({ noun }: { noun: string }): ReactElement {
  return <p className={styles.none}>No {noun} fits the filter. Clear it to see all of them.</p>;
}
