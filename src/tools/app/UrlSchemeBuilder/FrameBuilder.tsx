import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { frameUrl } from "@site/src/lib/app-urls";
import { type FormValues, problemsOf, read, textField } from "@site/src/forms";
import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";

const FIELDS = {
  stream: textField("fs", "Stream", "LL2-11155111-3", frameUrl, {
    caption: "Id of the stream",
    hint: "Alias or address, chain id and number, as in the link to the stream.",
    code: true,
    wide: true,
  }),
};

function evaluate(texts: FormValues<"stream">) {
  const stream = read(() => frameUrl(texts.stream));
  return { problems: problemsOf({ stream }), stream };
}

/** Makes the address of a Farcaster frame out of the id of a stream. */
export default function FrameBuilder(): ReactElement {
  const form = useForm(FIELDS, evaluate);
  const { stream } = form.outcome;
  return (
    <Form form={form} title="Link to a frame">
      <FormFields form={form} legend="Stream" />
      {stream.ok && (
        <Answer isKept>
          The frame of <code>{form.texts.stream.trim()}</code> is at{" "}
          <Link href={stream.value}>{stream.value}</Link>.{" "}
          <CopyButton text={stream.value} label="Copy the link to the frame" />
        </Answer>
      )}
    </Form>
  );
}
