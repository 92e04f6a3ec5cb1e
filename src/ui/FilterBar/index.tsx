import type { ReactElement } from "react";

import { MAX_TEXT_LENGTH, type Network, NETWORKS } from "@site/src/lib/protocol/filter";
import styles from "./styles.module.css";

const NETWORK_LABELS: Record<Network, string> = {
  all: "All networks",
  mainnet: "Mainnets",
  testnet: "Testnets",
};

interface FilterBarProps {
  /** What the controls filter, for example "Filter the addresses of Lockup v2.0". */
  legend: string;
  /** What the text is looked up in, for example "Chain name or id". */
  searchLabel: string;
  text: string;
  onText: (text: string) => void;
  network: Network;
  onNetwork: (network: Network) => void;
  /** One more list of values; an empty value means all of them. */
  choice?: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onValue: (value: string) => void;
  };
  /** Whether anything is filtered, so that there is something to clear. */
  active: boolean;
  onClear: () => void;
  /** What is shown now, for example "12 of 34 chains". */
  status: string;
  /** Parts of the address that were ignored, one sentence each. */
  problems: readonly string[];
}

/** Search field, network choice and count above a table. */
export default function FilterBar(props: FilterBarProps): ReactElement {
  const { legend, searchLabel, text, onText, network, onNetwork, choice } = props;
  return (
    <div className={styles.bar}>
      <form role="search" aria-label={legend} onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.controls}>
          <legend className="sd-visually-hidden">{legend}</legend>
          <label className={styles.search}>
            <span>{searchLabel}</span>
            <input
              type="search"
              value={text}
              maxLength={MAX_TEXT_LENGTH}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onText(event.target.value)}
            />
          </label>
          <label className={styles.choice}>
            <span>Network</span>
            <select
              value={network}
              onChange={(event) =>
                onNetwork(NETWORKS.find((name) => name === event.target.value) ?? "all")
              }
            >
              {NETWORKS.map((name) => (
                <option key={name} value={name}>
                  {NETWORK_LABELS[name]}
                </option>
              ))}
            </select>
          </label>
          {choice && (
            <label className={styles.choice}>
              <span>{choice.label}</span>
              <select value={choice.value} onChange={(event) => choice.onValue(event.target.value)}>
                {choice.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button
            type="button"
            className={styles.clear}
            disabled={!props.active}
            onClick={props.onClear}
          >
            Clear
          </button>
        </fieldset>
      </form>
      {props.problems.length > 0 && (
        <div className={styles.problems} role="alert">
          {props.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <p className={styles.status} role="status" aria-live="polite">
        {props.status}
      </p>
    </div>
  );
}

/** Takes the place of a table of which the filter leaves no row. */
export function NoneLeft({ noun }: { noun: string }): ReactElement {
  return <p className={styles.none}>No {noun} fits the filter. Clear it to see all of them.</p>;
}
