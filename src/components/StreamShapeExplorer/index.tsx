import type { ReactElement, ReactNode } from "react";

import { SHAPES, shapeOf, type ShapeParameter } from "../../lib/shapes";
import Calculator, { Answer, ChoiceInput, Fields, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import CallOptions from "./CallOptions";
import { chosenShape, endsByItself, evaluate, EXPLORER_FIELDS } from "./evaluate";
import StreamResult from "./StreamResult";

interface ParameterInput {
  readonly inputMode?: "decimal" | "numeric" | "text";
  readonly hint?: ReactNode;
}

const TOKENS: ParameterInput = { inputMode: "decimal", hint: "Whole tokens." };
const MOMENT: ParameterInput = { hint: "UTC, for example 2025-05-01 or 2025-05-01 12:00." };

const INPUTS: Readonly<Record<ShapeParameter, ParameterInput>> = {
  startUnlock: TOKENS,
  cliff: MOMENT,
  cliffUnlock: TOKENS,
  exponent: { inputMode: "decimal", hint: "Above 1 releases late, below 1 early." },
  firstTime: MOMENT,
  firstUnlock: TOKENS,
  secondTime: MOMENT,
  secondUnlock: TOKENS,
  count: { inputMode: "numeric", hint: "1 to 120." },
  months: { inputMode: "numeric", hint: "1 to 120. Same day every month." },
  percentages: { hint: "One per year, 100 in total." },
};

/** Every named shape with your own amounts and dates: its curve, its unlocks and the call. */
export default function StreamShapeExplorer(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(EXPLORER_FIELDS);
  const { problems: wrong, call } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  const id = chosenShape(texts);
  return (
    <Calculator
      title="Shape explorer"
      intro="Choose a shape, enter your amounts and dates, and copy the call."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Stream">
        <ChoiceInput
          label="Shape"
          {...field("shape")}
          options={SHAPES.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <TextInput
          label="Deposit"
          {...field("deposit")}
          inputMode="decimal"
          hint="Whole tokens, without broker fee."
        />
        <TextInput
          label="Token decimals"
          {...field("decimals")}
          inputMode="numeric"
          hint="USDC 6, DAI 18."
        />
        <TextInput label="Start" {...field("start")} hint="UTC, or Unix seconds." />
        {!endsByItself(id) && (
          <TextInput label="End" {...field("end")} hint="UTC, or Unix seconds." />
        )}
        {shapeOf(id).parameters.map((name) => (
          <TextInput
            key={name}
            label={EXPLORER_FIELDS[name].label}
            {...field(name)}
            {...INPUTS[name]}
          />
        ))}
      </Fields>
      <CallOptions texts={texts} change={change} />
      {call === undefined ? (
        <Answer>Correct the marked fields to see the stream.</Answer>
      ) : (
        <StreamResult call={call} />
      )}
    </Calculator>
  );
}
