import type { ReactElement } from "react";

import {
  APP_BATCH_LIMIT,
  ETHEREUM_TRANSACTION_GAS,
  gasPerStream,
  planBatches,
} from "@site/src/lib/csv";
import { type FormValues, optionField, readForm, wholeField } from "@site/src/forms";
import Form, { Answer, Fields, FormField, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";

const MODELS = {
  linear: "Linear",
  dynamic: "Dynamic, with segments",
  tranched: "Tranched, with tranches",
};

type Model = keyof typeof MODELS;

const fieldsFor = (model: Model) => ({
  model: optionField("bm", "Model", model, MODELS),
  // The highest is the largest `MAX_COUNT` of any deployment.
  entries: wholeField("be", "Segments or steps", "12", [1n, 4460n]),
  streams: wholeField("bs", "Streams", String(APP_BATCH_LIMIT), [1n, 1_000_000n], {
    hint: `The forms of the app took ${APP_BATCH_LIMIT} at a time. The contract has no such limit.`,
  }),
  cap: wholeField("bg", "Gas limit", String(ETHEREUM_TRANSACTION_GAS), [1n, 1_000_000_000_000n], {
    caption: "Gas limit of a transaction",
    hint: "The default is Ethereum's. Other chains have others.",
  }),
});

const FIELDS = {
  linear: fieldsFor("linear"),
  dynamic: fieldsFor("dynamic"),
  tranched: fieldsFor("tranched"),
};

const evaluate = (texts: FormValues<keyof ReturnType<typeof fieldsFor>>) =>
  readForm(FIELDS.linear, texts, { unused: texts.model === "linear" ? ["entries"] : [] });

const number = (value: number): string => value.toLocaleString("en-US");

interface Props {
  /** Model that is chosen at first. */
  readonly model?: Model;
}

/** Estimates how many streams one transaction of the batch contract of Lockup v2.0 has room for. */
export default function BatchSizeCalculator({ model: atFirst = "linear" }: Props): ReactElement {
  const form = useForm(FIELDS[atFirst], evaluate);
  const { model } = form.texts;
  const { values } = form.outcome;
  return (
    <Form form={form} title="How many streams of Lockup v2.0 fit into a transaction">
      <Fields legend="Batch">
        <FormField form={form} name="model" />
        {model !== "linear" && (
          <FormField
            form={form}
            name="entries"
            caption={model === "dynamic" ? "Segments of each stream" : "Tranches of each stream"}
          />
        )}
        <FormField form={form} name="streams" />
        <FormField form={form} name="cap" />
      </Fields>
      {values === undefined ? (
        <NoAnswer />
      ) : (
        <Outcome
          gasEach={gasPerStream(values.model, Number(values.entries))}
          streams={Number(values.streams)}
          cap={Number(values.cap)}
        />
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
  return (
    <>
      <Answer>
        {plan.transactions === 0
          ? "Not even one such stream fits. Use fewer segments or steps."
          : `At least ${number(plan.transactions)} ${plan.transactions === 1 ? "transaction" : "transactions"} for ${number(streams)} streams.`}
      </Answer>
      <Results
        items={[
          {
            term: "Gas per stream",
            value: number(gasEach),
            note: "Measured average or straight line.",
          },
          { term: "Streams per transaction", value: number(plan.streamsPerTransaction) },
          { term: "Gas of all streams", value: number(plan.totalGas) },
        ]}
      />
    </>
  );
}
