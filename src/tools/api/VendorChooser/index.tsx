import { type ReactElement, useId, useMemo, useState } from "react";

import { ENDPOINTS_AS_OF } from "../../../../data/endpoints";
import { VENDOR_NAMES } from "@site/src/lib/endpoints/model";
import type { ChainsData } from "@site/src/lib/protocol/model";
import { chooseVendor, NEEDS, type NeedId } from "./choose";
import { chooserChains } from "./coverage";
import styles from "./styles.module.css";

interface VendorChooserProps {
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains" | "releases">;
}

/** Tick what you need and pick a chain: the answer names the indexer vendor and the reasons. */
export default function VendorChooser({ chains }: VendorChooserProps): ReactElement {
  const id = useId();
  const choosable = useMemo(() => chooserChains(chains), [chains]);
  const [needs, setNeeds] = useState<ReadonlySet<NeedId>>(new Set());
  const [chainId, setChainId] = useState("");
  const chain = choosable.find((candidate) => String(candidate.chainId) === chainId);
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
          {choosable.map((candidate) => (
            <option key={candidate.chainId} value={candidate.chainId}>
              {candidate.name}
            </option>
          ))}
        </select>
        <p id={`${id}-date`} className={styles.date}>
          Coverage as of {ENDPOINTS_AS_OF}
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
