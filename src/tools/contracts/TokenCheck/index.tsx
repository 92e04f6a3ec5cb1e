import type { ReactElement } from "react";

import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { judgeToken, TOKEN_FIELDS, type TokenVerdict } from "./check";

const RESULT_LABELS: Record<TokenVerdict["result"], string> = {
  supported: "Supported",
  unsupported: "Not supported",
  open: "Not known yet",
};

/** Questions about a token that lead to "supported" or "not supported", with the reason. */
export default function TokenCheck(): ReactElement {
  const form = useForm(TOKEN_FIELDS);
  const verdicts = judgeToken(form.texts);
  return (
    <Form
      form={form}
      title="Can this token be streamed?"
      intro="Answer the questions that you can. The result appears as soon as an answer rules out the token."
    >
      <FormFields form={form} legend="Properties of the token" />
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
