import type { ReactElement, ReactNode } from "react";

import { SHAPES, shapeOf, type ShapeParameter } from "../../lib/shapes";
import Calculator, { Answer, ChoiceInput, Fields, TextInput } from "../Calculator";
import { useTexts } from "../Calculator/useTexts";
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
          value={texts.shape}
          onChange={(shape) => change({ shape })}
          options={SHAPES.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <TextInput
          label="Deposit"
          value={texts.deposit}
          onChange={(deposit) => change({ deposit })}
          inputMode="decimal"
          hint="Whole tokens, without broker fee."
          problem={wrong.deposit}
        />
        <TextInput
          label="Token decimals"
          value={texts.decimals}
          onChange={(decimals) => change({ decimals })}
          inputMode="numeric"
          hint="USDC 6, DAI 18."
          problem={wrong.decimals}
        />
        <TextInput
          label="Start"
          value={texts.start}
          onChange={(start) => change({ start })}
          hint="UTC, or Unix seconds."
          problem={wrong.start}
        />
        {!endsByItself(id) && (
          <TextInput
            label="End"
            value={texts.end}
            onChange={(end) => change({ end })}
            hint="UTC, or Unix seconds."
            problem={wrong.end}
          />
        )}
        {shapeOf(id).parameters.map((name) => (
          <TextInput
            key={name}
            label={EXPLORER_FIELDS[name].label}
            value={texts[name]}
            onChange={(text) => change({ [name]: text })}
            {...INPUTS[name]}
            problem={wrong[name]}
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
