import type { ReactElement } from "react";

import legacyExample from "../../../../examples/json/snapshot-sablier-v1-deposit.json";
import lockupExample from "../../../../examples/json/snapshot-sablier-v2.json";
import { optionField, type TextField, textField } from "@site/src/forms";
import Form, { Answer, ChoiceInput, Fields, TextInput } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import styles from "./styles.module.css";
import { type Finding, STRATEGIES, type Strategy, validateParameters } from "./validate";

const EXAMPLES: Readonly<Record<Strategy, string>> = {
  "sablier-v2": JSON.stringify(lockupExample, null, 2),
  "sablier-v1-deposit": JSON.stringify(legacyExample, null, 2),
};

const STRATEGY_NAMES: Readonly<Record<Strategy, string>> = {
  "sablier-v2": "sablier-v2 (Lockup)",
  "sablier-v1-deposit": "sablier-v1-deposit (Legacy)",
};

const FIELDS: Readonly<Record<"strategy" | "params", TextField>> = {
  strategy: optionField("vs", "Strategy", "sablier-v2", STRATEGIES),
  params: textField("vp", "Parameters", EXAMPLES["sablier-v2"], String),
};

/** Checks the JSON parameters of a Sablier strategy before they go into a Snapshot space. */
export default function SnapshotStrategyValidator(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, change } = form;
  const strategy = STRATEGIES.find((name) => name === texts.strategy) ?? "sablier-v2";
  const { errors, warnings } = validateParameters(strategy, texts.params);

  function choose(next: string): void {
    const untouched = texts.params === EXAMPLES[strategy];
    const example = STRATEGIES.find((name) => name === next);
    change(
      untouched && example !== undefined
        ? { strategy: next, params: EXAMPLES[example] }
        : { strategy: next },
    );
  }

  return (
    <Form form={form} title="Check the parameters" intro="Everything happens in your browser.">
      <Fields legend="Strategy and parameters">
        <ChoiceInput
          label="Strategy"
          value={strategy}
          onChange={choose}
          options={STRATEGIES.map((value) => ({ value, label: STRATEGY_NAMES[value] }))}
        />
        <TextInput
          wide
          code
          rows={7}
          label="Parameters, JSON"
          value={texts.params}
          onChange={(params) => change({ params })}
          problem={errors.length === 0 ? undefined : "Snapshot would refuse this; see below"}
        />
      </Fields>
      <Answer>
        {errors.length === 0
          ? `Snapshot accepts these parameters for ${strategy}.`
          : `${errors.length} ${errors.length === 1 ? "error" : "errors"} to correct.`}
        {warnings.length > 0 && ` ${warnings.length} to check.`}
      </Answer>
      <Findings name="Errors" findings={errors} />
      <Findings name="Check again" findings={warnings} />
    </Form>
  );
}

function Findings({
  name,
  findings,
}: {
  readonly name: string;
  readonly findings: readonly Finding[];
}): ReactElement | null {
  if (findings.length === 0) return null;
  return (
    <div className={styles.findings}>
      <p>{name}</p>
      <ul>
        {findings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path !== "" && <code>{path}</code>} {message}.
          </li>
        ))}
      </ul>
    </div>
  );
}
