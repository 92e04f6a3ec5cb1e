import type { ReactElement } from "react";

import Form, { FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { CALL_OPTIONS, chosenShape, evaluate, EXPLORER_FIELDS, usedFields } from "./evaluate";
import { chosenRelease } from "../release";
import StreamResult from "./StreamResult";

/** Every named shape with your own amounts and dates: its curve, its unlocks and the call. */
export default function StreamShapeExplorer(): ReactElement {
  const form = useForm(EXPLORER_FIELDS, evaluate);
  const { call } = form.outcome;
  const id = chosenShape(form.texts);
  return (
    <Form
      form={form}
      title="Shape explorer"
      intro="Choose a shape, enter your amounts and dates, and copy the call."
    >
      <FormFields
        form={form}
        legend="Stream"
        names={["release", "shape", ...usedFields(id, chosenRelease(form.texts.release))]}
      />
      <FormFields
        form={form}
        legend="Call"
        names={CALL_OPTIONS.filter((name) => name !== "release")}
      />
      {call === undefined ? <NoAnswer /> : <StreamResult call={call} />}
    </Form>
  );
}
