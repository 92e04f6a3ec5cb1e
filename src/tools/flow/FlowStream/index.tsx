import { type ReactElement, useMemo, useState } from "react";

import Form, { Answer, Fields, FormFields, NoAnswer, Results, Slider } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import {
  type ActionKind,
  ACTION_KINDS,
  depletionsOf,
  type Permission,
  permissionsAt,
  readAtMoment,
  ROLES,
  runTimeline,
  type Scenario,
  statusesOf,
  type Timeline,
} from "@site/src/lib/flow";
import { formatAmount, formatWad, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import { niceDomain } from "@site/src/lib/plot";
import Button from "@site/src/ui/Button";
import Identifier from "@site/src/ui/Identifier";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  CALLS,
  curvesOf,
  describeDepletion,
  describeMoment,
  describeStep,
  describeTimeline,
  entriesOf,
  timeUnit,
} from "./describe";
import { evaluate, fieldsOf, MAX_CALLS, unusedIn } from "./fields";
import Payments from "./Payments";
import { type PresetName, PRESETS } from "./presets";
import Runway from "./Runway";
import styles from "./styles.module.css";
import TopUps from "./TopUps";

/** How many stops the slider has. */
const SLIDER_STOPS = 240n;

/** The fields above the plot. */
const STREAM = ["release", "amount", "period", "start", "deposit", "decimals", "horizon"] as const;

/** What is no simulator of one stream. */
const OTHERS = { payment: Payments, runway: Runway, several: TopUps } as const;

interface FlowStreamProps {
  /**
   * Which stream the default state of the simulator is; or `runway` of a stream that exists already, top-ups of
   * `several`, and `payment`, a plot beside other ways to pay.
   */
  readonly preset: PresetName | keyof typeof OTHERS;
}

/** Flow streams through time. */
export default function FlowStream({ preset }: FlowStreamProps): ReactElement {
  if (preset in PRESETS) return <Simulator preset={preset as PresetName} />;
  const Other = OTHERS[preset as keyof typeof OTHERS];
  return <Other />;
}

/** A stream with its debt and balance, the calls that change them, and a moment of it. */
function Simulator({ preset }: { readonly preset: PresetName }): ReactElement {
  const fields = useMemo(() => fieldsOf(PRESETS[preset]), [preset]);
  const form = useForm(fields, evaluate);
  // The calls as they were after the last press of a button, for the note about what it did.
  const [made, setMade] = useState<string>();
  const { scenario, now = 0n } = form.outcome;
  const { release, actions } = form.texts;
  return (
    <Form
      form={form}
      title="Flow stream simulator"
      intro="Move the slider, change the rate or the deposit, or edit the calls."
    >
      <FormFields form={form} legend="Stream" names={STREAM} unused={unusedIn(release)} />
      {scenario === undefined ? (
        <NoAnswer />
      ) : (
        <Life
          scenario={scenario}
          now={now}
          hasNote={made === actions}
          onMove={(moment) => form.change({ now: moment })}
          onCall={(kind) => {
            const call = [kind, formatDuration(now), CALLS[kind].amount].filter(Boolean).join(", ");
            const calls = `${actions}\n${call}`.trim();
            form.change({ actions: calls });
            setMade(calls);
          }}
        />
      )}
      <FormFields form={form} legend="Calls" names={["actions"]} />
    </Form>
  );
}

interface LifeProps {
  readonly scenario: Scenario;
  /** Seconds after creation. */
  readonly now: bigint;
  /** Whether to say what the last call of the list does. */
  readonly hasNote: boolean;
  readonly onMove: (moment: string) => void;
  readonly onCall: (kind: ActionKind) => void;
}

function Life({ scenario, now, hasNote, onMove, onCall }: LifeProps): ReactElement {
  const timeline = runTimeline(scenario);
  const view = { timeline, scenario, now };
  const moment = describeMoment(now);
  const last = timeline.steps.find(({ action }) => action === scenario.actions.at(-1));
  return (
    <>
      <Plot {...view} />
      <Moment {...view} onMove={onMove} />
      <Who moment={moment} permissions={permissionsAt(timeline, now)} />
      <CallButtons
        full={scenario.actions.length >= MAX_CALLS}
        moment={moment}
        note={
          hasNote && last !== undefined
            ? `${CALLS[last.action.kind].button}: ${describeStep(last, scenario.decimals)}`
            : ""
        }
        onCall={onCall}
      />
    </>
  );
}

interface View {
  readonly timeline: Timeline;
  readonly scenario: Scenario;
  /** Where the slider is. */
  readonly now: bigint;
}

/** The lines over time, with all figures folded below them. */
function Plot({ timeline, scenario, now }: View): ReactElement {
  const { decimals, horizon } = scenario;
  const unit = timeUnit(horizon);
  const curves = curvesOf(timeline, decimals);
  const amount = (value: bigint): string => formatAmount(value, decimals);
  return (
    <div data-extract-keep="">
      <StreamPlot
        title="Debt and balance over time"
        description={describeTimeline(timeline, scenario)}
        x={{
          label: `Time since creation, ${unit.name}`,
          domain: [0, Number(horizon) / unit.seconds],
        }}
        y={{
          label: "Tokens",
          domain: niceDomain(curves.flatMap(({ points }) => points.map(({ y }) => y))),
        }}
        series={curves.map((curve, index) => ({ ...curve, area: index === curves.length - 1 }))}
        rules={[{ x: Number(now) / unit.seconds, label: "slider" }]}
        dots={depletionsOf(timeline).map((at) => ({
          x: Number(at) / unit.seconds,
          y: toPlotNumber(readAtMoment(timeline, at).balance, decimals),
        }))}
        table={{
          caption: "All figures as a table",
          columns: [
            "Moment",
            "Event",
            "Status after it",
            "Balance",
            "Total debt",
            "Withdrawable",
            "Uncovered debt",
            "Refundable",
          ],
          rows: entriesOf(timeline, decimals).map(({ at, what, reading }) => [
            describeMoment(at),
            what,
            <Identifier key="status">{reading.status}</Identifier>,
            amount(reading.balance),
            amount(reading.totalDebt),
            amount(reading.covered),
            amount(reading.uncovered),
            amount(reading.refundable),
          ]),
        }}
      />
    </div>
  );
}

interface MomentProps extends View {
  readonly onMove: (moment: string) => void;
}

/** The slider and all figures at its moment. */
function Moment({ timeline, scenario, now, onMove }: MomentProps): ReactElement {
  const { release, horizon, decimals } = scenario;
  const reading = readAtMoment(timeline, now);
  const { status, balance, totalDebt, covered, uncovered, refundable, rate } = reading;
  const amount = (value: bigint): string => formatAmount(value, decimals);
  const step = horizon / SLIDER_STOPS;
  const moment = describeMoment(now);
  const depletions = depletionsOf(timeline);
  return (
    <>
      <Fields legend="Moment">
        <Slider
          label="Moment"
          value={now.toString()}
          onChange={onMove}
          min={0}
          max={Number(horizon)}
          step={step > 0n ? Number(step) : 1}
          text={moment}
          wide
        />
      </Fields>
      {depletions.length > 0 && (
        <p className={styles.jumps}>
          Jump to the second in which the debt exceeds the balance:{" "}
          {depletions.map((at) => (
            <Button key={at.toString()} onClick={() => onMove(at.toString())}>
              {describeMoment(at)}
            </Button>
          ))}
        </p>
      )}
      <Answer>
        <code>{status}</code> {moment}: {amount(covered)} tokens withdrawable
        {uncovered > 0n && `, ${amount(uncovered)} owed without cover`}.
      </Answer>
      <Results
        items={[
          { term: "Balance", value: amount(balance) },
          { term: "Total debt", value: amount(totalDebt), note: "Covered plus uncovered debt." },
          {
            term: "Withdrawable",
            value: amount(covered),
            note: "The covered debt: the smaller of debt and balance.",
          },
          { term: "Uncovered debt", value: amount(uncovered), note: "Owed, but not paid in." },
          {
            term: "Refundable",
            value: amount(refundable),
            note: "Balance minus covered debt.",
          },
          {
            term: "Balance runs out",
            value: describeDepletion(reading),
            note: `Rate: ${formatWad(rate)} a second.`,
          },
          {
            term: "statusOf returns",
            value: statusesOf(release).indexOf(status),
            note: `In Flow ${release}.`,
          },
        ]}
      />
    </>
  );
}

interface WhoProps {
  readonly moment: string;
  readonly permissions: readonly Permission[];
}

/** Who may call what at the moment, with the errors of the others. */
function Who({ moment, permissions }: WhoProps): ReactElement {
  return (
    <details className={styles.who}>
      <summary>Who may call what {moment}</summary>
      <ResultTable
        caption={`Who may call what ${moment}`}
        columns={["Call", "Sender", "Recipient", "Any other address"]}
        rows={permissions.map(({ kind, errors }) => [
          <code key="kind">{CALLS[kind].fn}</code>,
          ...ROLES.map((role) =>
            errors[role] === undefined ? (
              "yes"
            ) : (
              <Identifier key={role}>{errors[role].name}</Identifier>
            ),
          ),
        ])}
      />
    </details>
  );
}

interface CallButtonsProps {
  /** Whether the timeline has no room for another call. */
  readonly full: boolean;
  readonly moment: string;
  /** What the call just made does. */
  readonly note: string;
  readonly onCall: (kind: ActionKind) => void;
}

/** A button for each call, made at the moment of the slider. */
function CallButtons({ full, moment, note, onCall }: CallButtonsProps): ReactElement {
  return (
    <>
      <div className={styles.jumps} role="group" aria-label={`Call ${moment}`}>
        Call {moment}:{" "}
        {ACTION_KINDS.map((kind) => (
          <Button key={kind} disabled={full} onClick={() => onCall(kind)}>
            {CALLS[kind].button}
          </Button>
        ))}
      </div>
      <p className="sd-note margin-bottom--sm" role="status">
        {note}
        {full && ` The timeline is full with ${MAX_CALLS} calls.`}
      </p>
    </>
  );
}
