import { type ReactElement, useId } from "react";

import styles from "./styles.module.css";

/** Longest search text that the field takes. */
export const MAX_SEARCH_LENGTH = 100;

interface Choice {
  /** Empty for "everything". */
  value: string;
  label: string;
}

interface ChipGroup {
  /** What is chosen, for example "Product". */
  label: string;
  value: string;
  choices: readonly Choice[];
  onValue: (value: string) => void;
}

interface ChipFilterProps {
  /** What is filtered, for example "Filter the audits". */
  label: string;
  /** Search field; left out where there are too few entries to search. */
  search?: { label: string; text: string; onText: (text: string) => void };
  groups: readonly ChipGroup[];
  /** What is shown now, for example "12 of 34 audits". */
  status: string;
  /** Parts of the address that were ignored, one sentence each. */
  problems: readonly string[];
}

/** Search field and groups of buttons of which one is pressed, above a list that they filter. */
export default function ChipFilter(props: ChipFilterProps): ReactElement {
  const { label, search, groups, status, problems } = props;
  const id = useId();
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      {search && (
        <label className={styles.search}>
          <span>{search.label}</span>
          <input
            type="search"
            value={search.text}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => search.onText(event.target.value)}
          />
        </label>
      )}
      {groups.map((group, index) => (
        <div
          key={group.label}
          role="group"
          aria-labelledby={`${id}-${index}`}
          className={styles.group}
        >
          <span id={`${id}-${index}`} className={styles.label}>
            {group.label}
          </span>
          {group.choices.map(({ value, label: text }) => (
            <button
              key={value}
              type="button"
              className={styles.chip}
              aria-pressed={group.value === value}
              onClick={() => group.onValue(value)}
            >
              {text}
            </button>
          ))}
        </div>
      ))}
      {problems.length > 0 && (
        <div className={styles.problems} role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </form>
  );
}
