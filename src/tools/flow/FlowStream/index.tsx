import { type ReactElement, type ReactNode, useState } from "react";

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
import { formatWad, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDate, formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { niceDomain } from "@site/src/lib/plot";
import Button from "@site/src/ui/Button";
import Identifier from "@site/src/ui/Identifier";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot, { type PlotTable } from "@site/src/ui/StreamPlot";
import {
  CALLS,
  curvesOf,
  describeDepletion,
  describeMoment,
  describeStep,
  describeTimeline,
  entriesOf,
  timeUnit,
  tokens,
  type Wording,
} from "./describe";
import { MAX_CALLS, unusedIn } from "./fields";
import Payments from "./Payments";
import { type Preset, type PresetName, PRESETS } from "./presets";
import Runway from "./Runway";
import styles from "./styles.module.css";
import TopUps from "./TopUps";

/** How many stops the slider has. */
const SLIDER_STOPS = 240n;

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
  if (preset in PRESETS) return <Simulator preset={PRESETS[preset as PresetName]} />;
  const Other = OTHERS[preset as keyof typeof OTHERS];
  return <Other />;
}

/** A stream with its debt and balance, the calls that change them, and a moment of it. */
function Simulator({ preset }: { readonly preset: Preset }): ReactElement {
  const form = useForm(preset.fields, preset.evaluate, preset.upgrade);
  const { scenario, now = 0n } = form.outcome;
  const { release = "", actions = "" } = form.texts;
  const names = Object.keys(form.fields).filter((field) => field !== "actions" && field !== "now");
  return (
    <Form form={form} title={preset.title} intro={preset.intro}>
      {names.length > 0 && (
        <FormFields form={form} legend="Stream" names={names} unused={unusedIn(release)} />
      )}
      {scenario === undefined ? (
        <NoAnswer />
      ) : (
        <Life
          scenario={scenario}
          preset={preset}
          now={now}
          onMove={(moment) => form.change({ now: moment })}
          onCall={(kind) => {
            const call = [kind, formatDuration(now), CALLS[kind].amount].filter(Boolean).join(", ");
            form.change({ actions: `${actions}\n${call}`.trim() });
          }}
        />
      )}
      <FormFields form={form} legend="Calls" names={["actions"]} />
    </Form>
  );
}

interface LifeProps {
  readonly scenario: Scenario;
  readonly preset: Preset;
  /** Seconds after creation. */
  readonly now: bigint;
  readonly onMove: (moment: string) => void;
  readonly onCall: (kind: ActionKind) => void;
}

function Life({ scenario, preset, now, onMove, onCall }: LifeProps): ReactElement {
  const { isBrief = false } = preset;
  const timeline = runTimeline(scenario);
  const wording = { ...preset, decimals: scenario.decimals };
  const view = { timeline, scenario, wording, now };
  const figures = figuresOf(timeline, wording, isBrief);
  const moment = describeMoment(now, wording.from);
  const last = timeline.steps.find(({ action }) => action === scenario.actions.at(-1));
  return (
    <>
      <Plot {...view} table={isBrief ? undefined : figures} />
      <Moment {...view} isBrief={isBrief} onMove={onMove} />
      {!isBrief && <Who moment={moment} permissions={permissionsAt(timeline, now)} />}
      <CallButtons
        full={scenario.actions.length >= MAX_CALLS}
        moment={moment}
        note={last && describeStep(last, wording)}
        onCall={onCall}
      />
      {isBrief && <ResultTable isKept {...figures} />}
    </>
  );
}

/**
 * All moments in which the stream changes its course, with its figures.
 *
 * @param isBrief without status and refundable amount, but with the figures before calls
 */
function figuresOf(timeline: Timeline, wording: Wording, isBrief: boolean): PlotTable {
  const { from } = wording;
  const amount = (value: bigint): string => tokens(value, wording);
  return {
    caption: "All figures as a table",
    columns: [
      "Moment",
      "Event",
      ...(isBrief ? [] : ["Status after it"]),
      "Balance",
      "Total debt",
      "Withdrawable",
      "Uncovered debt",
      ...(isBrief ? [] : ["Refundable"]),
    ],
    rows: entriesOf(timeline, wording, isBrief).map(({ at, what, reading }) => [
      from === undefined ? describeMoment(at) : formatDateTime(from + at),
      what,
      ...(isBrief ? [] : [<Identifier key="status">{reading.status}</Identifier>]),
      amount(reading.balance),
      amount(reading.totalDebt),
      amount(reading.covered),
      amount(reading.uncovered),
      ...(isBrief ? [] : [amount(reading.refundable)]),
    ]),
  };
}

interface View {
  readonly timeline: Timeline;
  readonly scenario: Scenario;
  readonly wording: Wording;
  /** Where the slider is. */
  readonly now: bigint;
}

interface PlotProps extends View {
  /** The figures, where they are folded below the plot. */
  readonly table: PlotTable | undefined;
}

function Plot({ timeline, scenario, wording, now, table }: PlotProps): ReactElement {
  const { horizon } = timeline;
  const unit = timeUnit(horizon);
  const curves = curvesOf(timeline, wording.decimals);
  return (
    <div data-extract-keep="">
      <StreamPlot
        title="Debt and balance over time"
        description={describeTimeline(timeline, scenario, wording)}
        x={{
          label: `Time since ${wording.from === undefined ? "creation" : formatDate(wording.from)}, ${unit.name}`,
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
          y: toPlotNumber(readAtMoment(timeline, at).balance, wording.decimals),
        }))}
        {...(table && { table })}
      />
    </div>
  );
}

interface MomentProps extends View {
  /** Whether the answer is all. */
  readonly isBrief: boolean;
  readonly onMove: (moment: string) => void;
}

/** The slider and all figures at its moment. */
function Moment(props: MomentProps): ReactElement {
  const { timeline, scenario, wording, now, isBrief, onMove } = props;
  const { release, horizon } = scenario;
  const reading = readAtMoment(timeline, now);
  const { status, balance, totalDebt, covered, uncovered, refundable, rate } = reading;
  const amount = (value: bigint): string => tokens(value, wording);
  const step = horizon / SLIDER_STOPS;
  const moment = describeMoment(now, wording.from);
  const depletions = depletionsOf(timeline);
  const figures: readonly (readonly [term: string, value: ReactNode, note?: string])[] = [
    ["Balance", amount(balance)],
    ["Total debt", amount(totalDebt), "Covered plus uncovered debt."],
    ["Withdrawable", amount(covered), "The covered debt: the smaller of debt and balance."],
    ["Uncovered debt", amount(uncovered), "Owed, but not paid in."],
    ["Refundable", amount(refundable), "Balance minus covered debt."],
    ["Balance runs out", describeDepletion(reading), `Rate: ${formatWad(rate)} a second.`],
    ["statusOf returns", statusesOf(release).indexOf(status), `In Flow ${release}.`],
  ];
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
              {describeMoment(at, wording.from)}
            </Button>
          ))}
        </p>
      )}
      <Answer>
        <code>{status}</code> {moment}: {amount(covered)} tokens withdrawable
        {uncovered > 0n && `, ${amount(uncovered)} owed without cover`}
        {isBrief && `, balance ${amount(balance)}`}.
      </Answer>
      {!isBrief && (
        <Results items={figures.map(([term, value, note]) => ({ term, value, note }))} />
      )}
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
  /** What the last call of the list does. */
  readonly note: string | undefined;
  readonly onCall: (kind: ActionKind) => void;
}

/** A button for each call, made at the moment of the slider. */
function CallButtons({ full, moment, note, onCall }: CallButtonsProps): ReactElement {
  const [made, setMade] = useState<ActionKind>();
  return (
    <>
      <div className={styles.jumps} role="group" aria-label={`Call ${moment}`}>
        Call {moment}:{" "}
        {ACTION_KINDS.map((kind) => (
          <Button
            key={kind}
            disabled={full}
            onClick={() => {
              onCall(kind);
              setMade(kind);
            }}
          >
            {CALLS[kind].button}
          </Button>
        ))}
      </div>
      <p className="sd-note margin-bottom--sm" role="status">
        {made !== undefined && note !== undefined && `${CALLS[made].button}: ${note}`}
        {full && ` The timeline is full with ${MAX_CALLS} calls.`}
      </p>
    </>
  );
}
