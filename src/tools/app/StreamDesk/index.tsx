import Link from "@docusaurus/Link";
import { type ComponentType, type ReactElement, useEffect } from "react";

import { whenKept } from "@site/src/clients/when-kept";
import { type FormValues, optionField, readForm, textField } from "@site/src/forms";
import { optionalAddressField } from "@site/src/forms/addresses";
import Form, { Answer, Fields, FormField } from "@site/src/forms/Form";
import { useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import type { CampaignKind } from "@site/src/lib/desk/campaign";
import { DESK_ROLES, type DeskGroup, type DeskRole } from "@site/src/lib/desk/model";
import { DESK_KEY } from "@site/src/lib/desk/place";
import type { DeskSubject } from "@site/src/lib/desk/settle";
import { finderUrl, LONGEST_IN_ADDRESS } from "@site/src/lib/finder/place";
import { labelOfRef } from "@site/src/lib/protocol/model";
import { findRows } from "@site/src/tools/airdrops/tree";
import Button from "@site/src/ui/Button";
import type { CampaignProps } from "./Campaign";
import type { Identified } from "./load";
import type { SubjectProps } from "./Subject";
import Wallet, { loadWalletList } from "./Wallet";

const EXAMPLE = "LK2-137-42";

/** How long a worker may take to start and hash one row. */
const PREPARE_MS = 60_000;

/** A stream's or a vault's number, where the text names a contract only. */
function checkNumber(text: string): string {
  if (text === "" || /^\d{1,30}$/u.test(text)) return text;
  throw new RangeError(`"${text.slice(0, 40)}" is not a number; write digits, such as 42`);
}

const ROLES = (Object.entries(DESK_ROLES) as [DeskRole, string][]).map(([value, label]) => ({
  value,
  label: label.charAt(0).toUpperCase() + label.slice(1),
}));

const FIELDS = {
  text: textField(DESK_KEY, "Link, id or address", "", (text) => text, {
    limit: LONGEST_IN_ADDRESS,
    code: true,
    wide: true,
  }),
  number: textField("number", "Number", "", checkNumber, {
    hint: "Of the stream or the vault.",
  }),
  contract: textField("contract", "Contract", "", (text) => text),
  campaign: textField("campaign", "Campaign", "", (text) => text),
  role: optionField<DeskRole>("role", "You are", "recipient", ROLES),
  you: optionalAddressField("you", "Your address", { wide: true }),
  to: optionalAddressField("to", "Another address", {
    wide: true,
    hint: "Optional: where to withdraw, claim or transfer to.",
  }),
};

const readFields = (texts: FormValues<keyof typeof FIELDS>) => readForm(FIELDS, texts);

/** Names one of several contracts that a text may mean: a number is one of each contract of its chain. */
const keyOf = ({ place: { chain, address } }: DeskSubject): string => `${chain.id}-${address}`;

const kindKey = ({ group, contract }: CampaignKind): string => `${group.release} ${contract}`;

/** The roles that a group of calls tells apart. */
const rolesOf = ({ actions }: DeskGroup): DeskRole[] => {
  const used = new Set(actions.flatMap(({ roles }) => roles));
  return (Object.keys(DESK_ROLES) as DeskRole[]).filter(
    (role) => used.has(role) || role === "other",
  );
};

const UNKNOWN = { identity: undefined, Subject: undefined, Campaign: undefined };
const NOTHING = { input: "", value: undefined };

/** What a text leads to, with the component that shows it. */
interface Loaded {
  readonly identity: Identified;
  readonly Subject: ComponentType<SubjectProps>;
  /** Comes with the first campaign. */
  readonly Campaign: ComponentType<CampaignProps> | undefined;
}

const loadCampaign = () => import("./Campaign");

async function load(text: string): Promise<Loaded> {
  const [{ identify }, { default: Subject }] = await Promise.all([
    import("./load"),
    import("./Subject"),
  ]);
  const identity = await identify(text);
  const hasCampaign = identity.kind === "found" && identity.unlisted !== undefined;
  return {
    identity,
    Subject,
    Campaign: hasCampaign ? (await loadCampaign()).default : undefined,
  };
}

/** Does once what works without a network, so that what it loads is there later. */
function prepare(): Promise<unknown> {
  const tiny = { text: `0x${"0".repeat(40)},1`, decimals: 0, most: 1, wanted: "0" };
  return Promise.all([
    load(EXAMPLE),
    // Input data has a table of its own.
    load("0x00000000"),
    loadCampaign(),
    loadWalletList(),
    findRows(tiny, AbortSignal.timeout(PREPARE_MS)),
  ]);
}

/**
 * From a link, an id or an address to the calls that settle a stream, a claim or a share, in every release. Nothing is sent
 * before the reader presses a button, and never a transaction.
 */
export default function StreamDesk(): ReactElement {
  const form = useForm(FIELDS, readFields);
  const { texts, problems } = form;
  const text = texts.text.trim();
  const identified = useComputed<Loaded | undefined>(text, NOTHING, load);
  const { identity, Subject, Campaign } =
    (identified.state === "ready" ? identified.value : undefined) ?? UNKNOWN;
  const problem = identity?.kind === "problem" ? identity.problem : problems.text;
  const found = identity?.kind === "found" ? identity : undefined;
  const { subjects = [], unlisted, kinds = [] } = found ?? {};
  // Of several contracts, none is taken unasked: a call to the wrong one would be about somebody else's stream.
  const subject =
    subjects.length === 1 ? subjects[0] : subjects.find((one) => keyOf(one) === texts.contract);
  const kind = kinds.find((one) => kindKey(one) === texts.campaign);
  const group = subject?.group ?? kind?.group ?? kinds[0]?.group;
  const roles = group === undefined ? [] : rolesOf(group);
  const role = roles.find((one) => one === texts.role) ?? roles[0] ?? "other";
  // What is wrong is not known yet: it must neither reach a call, nor take away what was read or found.
  const { you, number = "" } = form.outcome.readable;
  const to = texts.to.trim() === "" ? you : form.outcome.readable.to;
  useEffect(() => whenKept(prepare), []);
  return (
    <Form
      form={form}
      title="Stream desk"
      intro="Paste what you have. The desk names the contract and makes the calls. It asks for no key, connects no wallet, sends no transaction, and asks a chain only when you press a button."
      kept="The page's address keeps your entries, but not the endpoint."
    >
      <Fields legend="Your stream, campaign or vault">
        <FormField form={{ ...form, problems: { ...problems, text: problem } }} name="text" />
      </Fields>
      {text === "" && (
        <p>
          For example{" "}
          <Button look="link" onClick={() => form.change({ text: EXAMPLE })}>
            {EXAMPLE}
          </Button>
          <noscript>{EXAMPLE}</noscript>, a link into the app, or the address of a contract or a
          campaign with its chain.
        </p>
      )}
      <noscript>
        <p>
          The desk needs JavaScript. Without it, take the four steps below. The tables of this page
          have the calls of every release.
        </p>
      </noscript>
      <Wallet
        onPick={(text, role, you) =>
          form.change({ text, number: "", contract: "", campaign: "", role, you })
        }
      />
      {identified.state === "loading" && <p>Loading the releases…</p>}
      {identified.state === "failed" && (
        <p role="alert">
          The data of the releases did not load. Check your connection and change the text.
        </p>
      )}
      {found !== undefined && (
        <>
          <Answer>{found.summary}</Answer>
          {unlisted?.chain === undefined ? (
            found.notes.map((note) => (
              <p key={note} className="margin-top--sm">
                {note}
              </p>
            ))
          ) : (
            <p className="margin-top--sm">
              No release lists this address. The desk can settle a claim here if it is a campaign,
              which is a contract of its own.
              {unlisted.isMisspelled &&
                " Its capital letters are not its checksum, so a digit may be mistyped: copy it again."}
            </p>
          )}
          {found.lacksPlace && (
            <p>
              Paste the address of the contract instead, with its chain, as in “0x… on Ethereum”.
            </p>
          )}
          {found.isElsewhere && (
            <p>
              The desk has no calls for this contract. The <Link to={finderUrl(text)}>finder</Link>{" "}
              names its pages.
            </p>
          )}
          {unlisted !== undefined && unlisted.chain === undefined && (
            <p>If it is a campaign, add its chain, as in “{unlisted.address} on Ethereum”.</p>
          )}
        </>
      )}
      {(subjects.length > 0 || unlisted?.chain !== undefined) && (
        <Fields legend="You and the contract">
          {subjects.length > 1 && (
            <FormField
              form={{ ...form, texts: { ...texts, contract: subject ? texts.contract : "" } }}
              name="contract"
              wide
              options={[
                { value: "", label: `Choose one of ${subjects.length}` },
                ...subjects.map((one) => ({
                  value: keyOf(one),
                  label: `${one.place.chain.name}: ${one.label}, ${one.contract}`,
                })),
              ]}
            />
          )}
          {subjects.length === 0 && (
            <FormField
              form={form}
              name="campaign"
              wide
              options={[
                { value: "", label: "Not known: ask the chain" },
                ...kinds.map((one) => ({
                  value: kindKey(one),
                  label: `${labelOfRef(one.group.release)}, ${one.contract}`,
                })),
              ]}
            />
          )}
          {subject !== undefined && subject.id === undefined && (
            <FormField form={form} name="number" />
          )}
          <FormField
            form={{ ...form, texts: { ...texts, role } }}
            name="role"
            options={ROLES.filter(({ value: one }) => roles.includes(one))}
          />
          <FormField form={form} name="you" />
          <FormField form={form} name="to" />
        </Fields>
      )}
      {subject !== undefined && Subject !== undefined && (
        <Subject
          key={`${keyOf(subject)} ${subject.id ?? number}`}
          subject={subject}
          id={subject.id ?? (number === "" ? undefined : BigInt(number))}
          role={role}
          you={you}
          to={to}
        />
      )}
      {unlisted?.chain !== undefined && Campaign !== undefined && (
        <Campaign
          key={`${unlisted.chain.id} ${unlisted.address}`}
          place={{
            chain: unlisted.chain,
            address: unlisted.address,
            explorerUrl: `${unlisted.chain.explorer.url}/address/${unlisted.address}`,
            isUnconfirmed: false,
          }}
          kinds={kinds}
          kind={kind}
          onKind={(one) => form.change({ campaign: kindKey(one) })}
          role={role}
          you={you}
          to={to}
        />
      )}
    </Form>
  );
}
