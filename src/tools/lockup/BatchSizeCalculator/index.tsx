import type { ReactElement } from "react";

import {
  APP_BATCH_LIMIT,
  ETHEREUM_TRANSACTION_GAS,
  gasPerStream,
  planBatches,
} from "@site/src/lib/csv";
import {
  optionField,
  problemOf,
  read,
  readWhole,
  textField,
  type TextFields,
} from "@site/src/forms";
import Form, {
  Answer,
  ChoiceInput,
  Fields,
  NoAnswer,
  type Result,
  Results,
  TextInput,
} from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";

const MODELS = ["linear", "dynamic", "tranched"] as const;
type Model = (typeof MODELS)[number];

const LABELS: Readonly<Record<Model, string>> = {
  linear: "Linear",
  dynamic: "Dynamic, with segments",
  tranched: "Tranched, with steps",
};

/** Largest `MAX_COUNT` of any deployment. */
const MAX_ENTRIES = 4460n;
const MAX_STREAMS = 1_000_000n;
const MAX_GAS = 1_000_000_000_000n;

const readEntries = (text: string): number => Number(readWhole(text, 1n, MAX_ENTRIES));
const readStreams = (text: string): number => Number(readWhole(text, 1n, MAX_STREAMS));
const readCap = (text: string): number => Number(readWhole(text, 1n, MAX_GAS));

const FIELDS: TextFields<"model" | "entries" | "streams" | "cap"> = {
  model: optionField("bm", "Model", "linear", MODELS),
  entries: textField("be", "Segments or steps", "12", readEntries),
  streams: textField("bs", "Streams", String(APP_BATCH_LIMIT), readStreams),
  cap: textField("bg", "Gas limit", String(ETHEREUM_TRANSACTION_GAS), readCap),
};

const number = (value: number): string => value.toLocaleString("en-US");

/** Estimates how many streams one transaction of the batch contract has room for. */
export default function BatchSizeCalculator(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, change } = form;
  const model = MODELS.find((name) => name === texts.model) ?? "linear";
  const isLinear = model === "linear";
  const entries = read(() => (isLinear ? 1 : readEntries(texts.entries)));
  const streams = read(() => readStreams(texts.streams));
  const cap = read(() => readCap(texts.cap));
  return (
    <Form form={form} title="How many streams fit into a transaction">
      <Fields legend="Batch">
        <ChoiceInput
          label="Model"
          value={model}
          onChange={(value) => change({ model: value })}
          options={MODELS.map((value) => ({ value, label: LABELS[value] }))}
        />
        {!isLinear && (
          <TextInput
            label={model === "dynamic" ? "Segments of each stream" : "Steps of each stream"}
            value={texts.entries}
            onChange={(value) => change({ entries: value })}
            inputMode="numeric"
            problem={problemOf(entries)}
          />
        )}
        <TextInput
          label="Streams"
          value={texts.streams}
          onChange={(value) => change({ streams: value })}
          inputMode="numeric"
          hint={`The forms of the app took ${APP_BATCH_LIMIT} at a time. The contract has no such limit.`}
          problem={problemOf(streams)}
        />
        <TextInput
          label="Gas limit of a transaction"
          value={texts.cap}
          onChange={(value) => change({ cap: value })}
          inputMode="numeric"
          hint="The default is Ethereum's. Other chains have others."
          problem={problemOf(cap)}
        />
      </Fields>
      {entries.ok && streams.ok && cap.ok ? (
        <Outcome
          gasEach={gasPerStream(model, entries.value)}
          streams={streams.value}
          cap={cap.value}
        />
      ) : (
        <NoAnswer />
      )}
    </Form>
  );
}

interface OutcomeProps {
  readonly gasEach: number;
  readonly streams: number;
  readonly cap: number;
}

function Outcome({ gasEach, streams, cap }: OutcomeProps): ReactElement {
  const plan = planBatches(streams, gasEach, cap);
  const items: Result[] = [
    { term: "Gas per stream", value: number(gasEach), note: "Measured average or straight line." },
    { term: "Streams per transaction", value: number(plan.streamsPerTransaction) },
    { term: "Gas of all streams", value: number(plan.totalGas) },
  ];
  return (
    <>
      <Answer>
        {plan.transactions === 0
          ? "Not even one such stream fits. Use fewer segments or steps."
          : `At least ${number(plan.transactions)} ${plan.transactions === 1 ? "transaction" : "transactions"} for ${number(streams)} streams.`}
      </Answer>
      <Results items={items} />
    </>
  );
}
