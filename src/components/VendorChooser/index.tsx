import { type ReactElement, useId, useState } from "react";

import { chooseVendor, NEEDS, type NeedId, VENDOR_NAMES } from "./choose";
import { COVERAGE, COVERAGE_DATE } from "./coverage";
import styles from "./styles.module.css";

/** Tick what you need and pick a chain: the answer names the indexer vendor and the reasons. */
export default function VendorChooser(): ReactElement {
  const id = useId();
  const [needs, setNeeds] = useState<ReadonlySet<NeedId>>(new Set());
  const [chainId, setChainId] = useState("");
  const chain = COVERAGE.find((candidate) => String(candidate.chainId) === chainId);
  const choice = chooseVendor(needs, chain);

  function toggle(need: NeedId): void {
    const next = new Set(needs);
    if (!next.delete(need)) next.add(need);
    setNeeds(next);
  }

  return (
    <div className={styles.chooser}>
      <fieldset className={styles.needs}>
        <legend className={styles.legend}>What do you need?</legend>
        {NEEDS.map((need) => (
          <label key={need.id} className={styles.need}>
            <input type="checkbox" checked={needs.has(need.id)} onChange={() => toggle(need.id)} />
            {need.text}
          </label>
        ))}
      </fieldset>
      <div className={styles.chain}>
        <label htmlFor={`${id}-chain`} className={styles.legend}>
          On which chain?
        </label>
        <select
          id={`${id}-chain`}
          className={styles.select}
          value={chainId}
          aria-describedby={`${id}-date`}
          onChange={(event) => setChainId(event.target.value)}
        >
          <option value="">Any chain</option>
          {COVERAGE.map((candidate) => (
            <option key={candidate.chainId} value={candidate.chainId}>
              {candidate.name}
            </option>
          ))}
        </select>
        <p id={`${id}-date`} className={styles.date}>
          Coverage as of {COVERAGE_DATE}
        </p>
      </div>
      <div className={styles.result} role="status">
        {choice.vendors.length > 0 && (
          <p className={styles.vendors}>
            Take{" "}
            <strong>
              {choice.vendors.map((vendor) => VENDOR_NAMES[vendor]).join(joint(needs))}
            </strong>
            .
          </p>
        )}
        {choice.reasons.length > 0 && (
          <ul className={styles.reasons}>
            {choice.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {choice.unmet.map((need) => (
              <li key={need}>Not available there: {need.toLowerCase()}.</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** With needs, two vendors are named because both are required; without, because either does. */
function joint(needs: ReadonlySet<NeedId>): string {
  return needs.size > 0 ? " and " : " or ";
}
