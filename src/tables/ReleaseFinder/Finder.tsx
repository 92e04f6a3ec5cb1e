import type { ReactElement } from "react";

import Form, { Answer, Fields, TextInput } from "@site/src/forms/Form";
import { useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import { textField } from "@site/src/forms/words";
import { FINDER_KEY, LONGEST_IN_ADDRESS } from "@site/src/lib/finder/place";
import Button from "@site/src/ui/Button";
import type { Found } from "./look-up";
import Matches from "./Matches";

const EXAMPLE = "LK2-137-42";

const FIELDS = {
  find: textField(FINDER_KEY, "Text", "", (text) => text, { limit: LONGEST_IN_ADDRESS }),
};

const NOTHING = { input: "", value: undefined };

const findInData = async (text: string): Promise<Found> => (await import("./load")).find(text);

export interface FinderProps {
  /** Looks a text up; must keep its identity between renders. */
  readonly find?: (text: string) => Promise<Found>;
}

/**
 * Answers "Which release is this?" for what a reader has at hand. The releases are looked up in the
 * browser; the data comes with the first text.
 */
export default function Finder({ find = findInData }: FinderProps): ReactElement {
  const form = useForm(FIELDS);
  const text = form.texts.find.trim();
  const computed = useComputed<Found | undefined>(text, NOTHING, find);
  const found = computed.state === "ready" ? computed.value : undefined;
  const problem = found?.isAnswer === false ? found.problem : undefined;
  return (
    <Form
      form={form}
      title="Find the release"
      intro="Paste a link, an id, an address or input data. It is looked up in your browser and sent nowhere."
      kept="The page's address keeps your entry."
    >
      <Fields legend="What you have">
        <TextInput
          label="Link, id, address or input data"
          value={form.texts.find}
          onChange={(value) => form.change({ find: value })}
          hint={
            <>
              A link into the app, old or new, or to an explorer; an id; an address, with its chain
              if you know it; a stream’s number with its chain; or the input data of a transaction.{" "}
              <Button look="link" onClick={() => form.change({ find: EXAMPLE })}>
                Try {EXAMPLE}
              </Button>
            </>
          }
          problem={problem}
          rows={2}
          code
          wide
        />
      </Fields>
      {computed.state === "failed" && (
        <p className="sd-say" role="alert">
          The data of the releases did not load. Check your connection and change the text to try
          again.
        </p>
      )}
      {computed.state === "loading" && <p className="sd-say">Loading the releases…</p>}
      {found?.isAnswer === true && (
        <>
          <Answer>{found.summary}</Answer>
          {found.answer.notes.map((note) => (
            <p key={note} className="sd-say">
              {note}
            </p>
          ))}
          <Matches matches={found.answer.matches} />
        </>
      )}
    </Form>
  );
}
