import type { ReactElement } from "react";

import Form, { Answer, ChoiceInput, Fields, FormField } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import {
  judgeToken,
  QUESTION_NAMES,
  QUESTIONS,
  RESTRICTED,
  TOKEN_FIELDS,
  type TokenVerdict,
} from "./check";

const OPTIONS = [
  { value: "", label: "Not answered" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const RESULT_LABELS: Record<TokenVerdict["result"], string> = {
  supported: "Supported",
  unsupported: "Not supported",
  open: "Not known yet",
};

/** Questions about a token that lead to "supported" or "not supported", with the reason. */
export default function TokenCheck(): ReactElement {
  const form = useForm(TOKEN_FIELDS);
  const { texts, change } = form;
  const verdicts = judgeToken(texts);
  return (
    <Form
      form={form}
      title="Can this token be streamed?"
      intro="Answer what you know. An answer that rules the token out shows at once."
    >
      <Fields legend="Properties of the token">
        {QUESTION_NAMES.map((name) => (
          <ChoiceInput
            key={name}
            label={QUESTIONS[name].label}
            hint={QUESTIONS[name].hint}
            value={texts[name]}
            options={OPTIONS}
            onChange={(answer) => change({ [name]: answer })}
          />
        ))}
        <FormField
          form={form}
          name="restricted"
          caption={RESTRICTED.label}
          hint={RESTRICTED.hint}
          options={OPTIONS}
        />
      </Fields>
      <Answer>{summarize(verdicts)}</Answer>
      <ResultTable
        caption="Result for each product"
        columns={["Product", "Result", "Why"]}
        rows={verdicts.map(({ product, result, reasons }) => [
          product,
          RESULT_LABELS[result],
          reasons.join(" "),
        ])}
      />
    </Form>
  );
}

function summarize(verdicts: readonly TokenVerdict[]): string {
  const named = (result: TokenVerdict["result"]): string =>
    verdicts
      .filter((verdict) => verdict.result === result)
      .map(({ product }) => product)
      .join(", ");
  const unsupported = named("unsupported");
  const supported = named("supported");
  if (unsupported === "" && supported === "") return "No answer rules the token out so far.";
  return [
    ...(supported === "" ? [] : [`Supported: ${supported}.`]),
    ...(unsupported === "" ? [] : [`Not supported: ${unsupported}.`]),
  ].join(" ");
}
