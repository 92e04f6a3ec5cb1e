import { type ReactElement, useMemo } from "react";

import { VENDOR_NAMES } from "@site/src/lib/endpoints/model";
import type { ChainsData } from "@site/src/lib/protocol/model";
import Chooser from "@site/src/forms/Chooser";
import { FormFields } from "@site/src/forms/Form";
import { toggled } from "@site/src/forms/ticks";
import { useForm } from "@site/src/forms/useForm";
import { NEEDS } from "../../../../data/vendor-needs";
import { chooseVendor, NEED_IDS, vendorFields } from "./choose";
import { chooserChains } from "./coverage";

interface VendorChooserProps {
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains" | "releases">;
}

/** Tick what you need and pick a chain: the answer names the indexer vendor and the reasons. */
export default function VendorChooser({ chains }: VendorChooserProps): ReactElement {
  const choosable = useMemo(() => chooserChains(chains), [chains]);
  const form = useForm(useMemo(() => vendorFields(choosable), [choosable]));
  const { texts, change } = form;
  const needs = new Set(NEED_IDS.filter((id) => texts.needs.split(".").includes(id)));
  const chain = choosable.find(({ chainId }) => String(chainId) === texts.chain);
  const { vendors, reasons, unmet } = chooseVendor(needs, chain);
  // With needs, two vendors are named because both are required; without, because either does.
  const joint = needs.size > 0 ? " and " : " or ";
  return (
    <Chooser
      form={form}
      title="Find a vendor"
      questions={[
        {
          text: "What do you need?",
          choices: NEEDS,
          several: true,
          chosen: texts.needs,
          onChoose: (id) => change({ needs: toggled(texts.needs, id, NEED_IDS) }),
        },
      ]}
      fields={<FormFields form={form} legend="Chain" names={["chain"]} />}
      answer={
        reasons.length > 0 && (
          <>
            {vendors.length > 0 && (
              <p>
                Take <strong>{vendors.map((vendor) => VENDOR_NAMES[vendor]).join(joint)}</strong>.
              </p>
            )}
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {unmet.map((need) => (
                <li key={need}>Not available there: {need.toLowerCase()}.</li>
              ))}
            </ul>
          </>
        )
      }
      all={NEEDS.map(({ text, vendors: able, reason }) => (
        <>
          {text}: {able.map((vendor) => VENDOR_NAMES[vendor]).join(" and ")}. {reason}
        </>
      ))}
    />
  );
}
