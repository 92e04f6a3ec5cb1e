import type { ReactElement } from "react";

import { ChoiceInput, Fields, YES_NO } from "../Calculator";

type Option = "variant" | "cancelable" | "transferable";

interface CallOptionsProps {
  readonly texts: Readonly<Record<Option, string>>;
  readonly change: (changes: Partial<Record<Option, string>>) => void;
}

/** Choices of a create call that do not change the curve. */
export default function CallOptions({ texts, change }: CallOptionsProps): ReactElement {
  return (
    <Fields legend="Call">
      <ChoiceInput
        label="Function takes"
        value={texts.variant}
        onChange={(variant) => change({ variant })}
        options={[
          { value: "timestamps", label: "timestamps" },
          { value: "durations", label: "durations" },
        ]}
      />
      <ChoiceInput
        label="Cancelable"
        value={texts.cancelable}
        onChange={(cancelable) => change({ cancelable })}
        options={YES_NO}
      />
      <ChoiceInput
        label="Transferable"
        value={texts.transferable}
        onChange={(transferable) => change({ transferable })}
        options={YES_NO}
      />
    </Fields>
  );
}
