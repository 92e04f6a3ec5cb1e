import type { ReactElement } from "react";

import { Fields, FormField } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { evaluateTranches, TRANCHE_COLUMNS, TRANCHE_FIELDS, TRANCHE_PRESETS } from "./rows";
import RowsBuilder from "./RowsBuilder";

/** Editor of tranches with the rules of the contract, the steps and the call. */
export default function TrancheBuilder(): ReactElement {
  const form = useForm(TRANCHE_FIELDS, evaluateTranches);
  return (
    <RowsBuilder
      form={form}
      title="Tranche builder"
      intro="Start from an example, or write your own unlocks."
      noun="tranche"
      columns={TRANCHE_COLUMNS}
      presets={TRANCHE_PRESETS}
      nextRow={(rows) => ["0", rows.at(-1)?.[1] ?? ""]}
    >
      <Fields legend="Unit of the amounts">
        <FormField
          form={form}
          name="unit"
          hint={
            form.texts.unit === "percent"
              ? "The last tranche takes what rounding leaves."
              : "Whole tokens."
          }
        />
      </Fields>
    </RowsBuilder>
  );
}
