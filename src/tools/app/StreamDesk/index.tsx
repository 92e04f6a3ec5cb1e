import Link from "@docusaurus/Link";
import type { ComponentType, ReactElement } from "react";

import { optionField, textField } from "@site/src/forms";
import { addressField, optionalAddressField } from "@site/src/forms/addresses";
import Form, { Answer, Fields, FormField } from "@site/src/forms/Form";
import { useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import { DESK_ROLES, type DeskRole } from "@site/src/lib/desk/model";
import { DESK_KEY } from "@site/src/lib/desk/place";
import type { DeskSubject } from "@site/src/lib/desk/settle";
import { LONGEST_IN_ADDRESS } from "@site/src/lib/finder/place";
import Button from "@site/src/ui/Button";
import type { Identified } from "./load";
import type { SubjectProps } from "./Subject";

const EXAMPLE = "LK2-137-42";

/** A stream's number, where the text names a contract only. */
function checkNumber(text: string): string {
  if (text === "" || /^\d{1,30}$/u.test(text)) return text;
  throw new RangeError(`"${text.slice(0, 40)}" is not a stream's number; write digits, such as 42`);
}

const FIELDS = {
  text: textField(DESK_KEY, "Link, id or address", "", (text) => text, {
    limit: LONGEST_IN_ADDRESS,
    code: true,
    wide: true,
  }),
  number: textField("number", "Stream's number", "", checkNumber, {
    hint: "If you pasted a contract's address.",
  }),
  contract: textField("contract", "Contract", "", (text) => text),
  role: optionField<DeskRole>(
    "role",
    "You are",
    "recipient",
    Object.entries(DESK_ROLES).map(([value, label]) => ({
      value: value as DeskRole,
      label: label.charAt(0).toUpperCase() + label.slice(1),
    })),
  ),
  you: addressField("you", "Your address", `0x${"1".repeat(40)}`, { wide: true }),
  to: optionalAddressField("to", "Another address", {
    wide: true,
    hint: "To withdraw or transfer elsewhere.",
  }),
};

/** Names one of several contracts that a text may mean: a number is one of each contract of its chain. */
const keyOf = ({ place: { chain, address } }: DeskSubject): string => `${chain.id}-${address}`;

const UNKNOWN = { found: undefined, Subject: undefined };
const NOTHING = { input: "", value: undefined };

/** What a text leads to, with the component that shows it. */
interface Loaded {
  readonly found: Identified;
  readonly Subject: ComponentType<SubjectProps>;
}

async function load(text: string): Promise<Loaded> {
  const [{ identify }, { default: Subject }] = await Promise.all([
    import("./load"),
    import("./Subject"),
  ]);
  return { found: await identify(text), Subject };
}

/**
 * From a link, an id or an address to the calls that settle a stream, in every release. Nothing is sent
 * before the reader presses a button, and never a transaction.
 */
export default function StreamDesk(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, problems } = form;
  const text = texts.text.trim();
  const identified = useComputed<Loaded | undefined>(text, NOTHING, load);
  const { found: value, Subject } =
    (identified.state === "ready" ? identified.value : undefined) ?? UNKNOWN;
  const problem = value?.kind === "problem" ? value.problem : problems.text;
  const subjects = value?.kind === "found" ? value.subjects : [];
  const subject = subjects.find((one) => keyOf(one) === texts.contract) ?? subjects[0];
  return (
    <Form
      form={form}
      title="Stream desk"
      intro="Paste what you have. The desk names the contract and makes the calls. It asks for no key, connects no wallet, sends no transaction, and asks a chain only when you press a button."
      kept="The page's address keeps your entries, but not the endpoint."
    >
      <Fields legend="Your stream">
        <FormField form={{ ...form, problems: { ...problems, text: problem } }} name="text" />
      </Fields>
      {text === "" && (
        <p>
          For example{" "}
          <Button look="link" onClick={() => form.change({ text: EXAMPLE })}>
            {EXAMPLE}
          </Button>
          , a link into the app, or a contract’s address with its chain.
        </p>
      )}
      {identified.state === "loading" && <p>Loading the releases…</p>}
      {identified.state === "failed" && (
        <p role="alert">
          The data of the releases did not load. Check your connection and change the text.
        </p>
      )}
      {value?.kind === "found" && (
        <>
          <Answer>{value.summary}</Answer>
          {value.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
      {value?.kind === "found" && subjects.length === 0 && (
        <>
          <p>The desk has no calls for this contract. These pages have:</p>
          <ul>
            {value.pages.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {subject !== undefined && (
        <>
          <Fields legend="You and the stream">
            {subjects.length > 1 && (
              <FormField
                form={form}
                name="contract"
                options={subjects.map((one) => ({
                  value: keyOf(one),
                  label: `${one.place.chain.name}: ${one.label}, ${one.contract}`,
                }))}
              />
            )}
            {subject.id === undefined && <FormField form={form} name="number" />}
            <FormField form={form} name="role" />
            <FormField form={form} name="you" />
            <FormField form={form} name="to" />
          </Fields>
          {Object.keys(problems).length === 0 && Subject !== undefined && (
            <Subject
              key={`${keyOf(subject)} ${subject.id ?? texts.number}`}
              subject={subject}
              id={subject.id ?? (texts.number === "" ? undefined : BigInt(texts.number))}
              role={texts.role as DeskRole}
              you={texts.you}
              to={texts.to === "" ? texts.you : texts.to}
            />
          )}
        </>
      )}
    </Form>
  );
}
