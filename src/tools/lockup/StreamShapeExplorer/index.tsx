import type { ReactElement } from "react";

import { SHAPES, shapeOf } from "@site/src/lib/shapes";
import Form, { Fields, FormField, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { CALL_OPTIONS, chosenShape, endsByItself, evaluate, EXPLORER_FIELDS } from "./evaluate";
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
      <Fields legend="Stream">
        <FormField
          form={form}
          name="shape"
          options={SHAPES.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <FormField form={form} name="deposit" />
        <FormField form={form} name="decimals" />
        <FormField form={form} name="start" />
        {!endsByItself(id) && <FormField form={form} name="end" />}
        {shapeOf(id).parameters.map((name) => (
          <FormField key={name} form={form} name={name} />
        ))}
      </Fields>
      <FormFields form={form} legend="Call" names={CALL_OPTIONS} />
      {call === undefined ? <NoAnswer /> : <StreamResult call={call} />}
    </Form>
  );
}
