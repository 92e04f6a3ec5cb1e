import { type ReactElement, useId, useState } from "react";

import type { FormValues } from "@site/src/forms";
import Form, {
  Answer,
  Fields,
  FormField,
  FormFields,
  NoAnswer,
  Results,
  Slider,
} from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import {
  type ActionKind,
  ACTION_KINDS,
  depletionsOf,
  type Permission,
  permissionsAt,
  type Reading,
  readAtMoment,
  ROLES,
  runTimeline,
  runwayAt,
  type Scenario,
  statusesOf,
  type Timeline,
} from "@site/src/lib/flow";
import { formatWad, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDate, formatDateTime } from "@site/src/lib/format/dates";
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
import {
  ACTION_FIELDS,
  type ActionProblem,
  type ActionText,
  joinActions,
  MAX_ACTIONS,
  unusedIn,
} from "./fields";
import Payments from "./Payments";
import { type Preset, type PresetName, PRESETS } from "./presets";
import Runway from "./Runway";
import styles from "./styles.module.css";
import TopUps from "./TopUps";

/** How many stops the slider has. */
const SLIDER_STOPS = 240n;

interface FlowStreamProps {
  /** Which stream the default state is; `several` is a list of streams. */
  readonly preset: PresetName | "several";
  /**
   * Parts, separated by commas: `fields`, `plot`, `table` (of the figures, else folded below the plot; brief without `figures`),
   * `moment`, `figures` (of it), `who` (may call what), `calls` (buttons for them), `list` (of the calls), `runway`; or
   * `payments` alone.
   */
  readonly show?: string;
}

/** A Flow stream through time: its debt and balance, the calls that change them, and a moment of it. */
export default function FlowStream({ preset: name, show }: FlowStreamProps): ReactElement {
  if (name === "several") return <TopUps />;
  const preset: Preset = PRESETS[name];
  return <Simulator preset={preset} show={show ?? preset.show} />;
}

interface SimulatorProps {
  readonly preset: Preset;
  readonly show: string;
}

function Simulator({ preset, show }: SimulatorProps): ReactElement {
  const form = useForm(preset.fields, preset.evaluate, preset.upgrade);
  const { change, outcome } = form;
  const { actionTexts, actionProblems, scenario, now, from, cover } = outcome;
  const parts = new Set(show.split(","));
  const timeline = scenario && runTimeline(scenario);
  const { places, names, before, isDated = false } = preset;
  const wording: Wording = {
    decimals: scenario?.decimals ?? 0,
    places,
    names,
    from: isDated ? from : undefined,
  };
  if (timeline !== undefined && parts.has("payments")) {
    return <Payments timeline={timeline} wording={wording} />;
  }
  const moment = describeMoment(now, wording.from);
  const notes = new Map(
    timeline?.steps.map((step) => [step.action.row, describeStep(step, wording)]),
  );
  const figures =
    timeline && figuresOf(timeline, wording, { before, isBrief: !parts.has("figures") });
  const setActions = (actions: readonly FormValues<keyof ActionText>[]): void =>
    change({ actions: joinActions(actions) });
  return (
    <Form form={form} title={preset.title} intro={preset.intro}>
      {parts.has("fields") && (
        <FormFields
          form={form}
          legend="Stream"
          names={Object.keys(form.fields).filter((field) => field !== "actions" && field !== "now")}
          unused={unusedIn(form.texts.release ?? "")}
        />
      )}
      {form.problems.actions !== undefined && (
        <p className="sd-problem">{form.problems.actions}.</p>
      )}
      {timeline === undefined || scenario === undefined || figures === undefined ? (
        <NoAnswer />
      ) : (
        <>
          {parts.has("plot") && (
            <Plot
              timeline={timeline}
              scenario={scenario}
              wording={wording}
              now={parts.has("moment") ? now : undefined}
              table={parts.has("table") ? undefined : figures}
            />
          )}
          {parts.has("moment") && (
            <Moment
              reading={readAtMoment(timeline, now)}
              scenario={scenario}
              wording={wording}
              depletions={depletionsOf(timeline)}
              hasFigures={parts.has("figures")}
              onMove={(moment) => change({ now: moment })}
            />
          )}
          {parts.has("who") && <Who moment={moment} permissions={permissionsAt(timeline, now)} />}
          {parts.has("calls") && (
            <CallButtons
              full={actionTexts.length >= MAX_ACTIONS}
              moment={moment}
              note={notes.get(actionTexts.length - 1)}
              onCall={(kind) =>
                setActions([
                  ...actionTexts,
                  { kind, at: now.toString(), amount: CALLS[kind].amount },
                ])
              }
            />
          )}
          {parts.has("runway") && (
            <Runway
              scenario={scenario}
              runway={runwayAt(timeline, cover)}
              from={from}
              cover={cover}
            />
          )}
          {parts.has("table") && <ResultTable isKept {...figures} />}
        </>
      )}
      {parts.has("list") && (
        <ActionEditor
          actions={actionTexts}
          problems={actionProblems}
          notes={notes}
          onChange={setActions}
        />
      )}
    </Form>
  );
}

interface TableOptions {
  /** Also the figures just before calls. */
  readonly before: boolean | undefined;
  /** Without status and refundable amount. */
  readonly isBrief: boolean;
}

/** All moments in which the stream changes its course, with its figures. */
function figuresOf(
  timeline: Timeline,
  wording: Wording,
  { before, isBrief }: TableOptions,
): PlotTable {
  const { from, names } = wording;
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
    rows: entriesOf(timeline, names, before).map(({ at, what, reading }) => [
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

interface PlotProps {
  readonly timeline: Timeline;
  readonly scenario: Scenario;
  readonly wording: Wording;
  /** Where the slider is, if there is one. */
  readonly now: bigint | undefined;
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
        rules={now === undefined ? [] : [{ x: Number(now) / unit.seconds, label: "slider" }]}
        dots={depletionsOf(timeline).map((at) => ({
          x: Number(at) / unit.seconds,
          y: toPlotNumber(readAtMoment(timeline, at).balance, wording.decimals),
        }))}
        {...(table && { table })}
      />
    </div>
  );
}

interface MomentProps {
  readonly reading: Reading;
  readonly scenario: Scenario;
  readonly wording: Wording;
  readonly depletions: readonly bigint[];
  /** Whether all figures follow the answer. */
  readonly hasFigures: boolean;
  readonly onMove: (moment: string) => void;
}

/** The slider and all figures at its moment. */
function Moment(props: MomentProps): ReactElement {
  const { reading, scenario, wording, depletions, hasFigures, onMove } = props;
  const { release, horizon } = scenario;
  const amount = (value: bigint): string => tokens(value, wording);
  const step = horizon / SLIDER_STOPS;
  const moment = describeMoment(reading.at, wording.from);
  return (
    <>
      <Fields legend="Moment">
        <Slider
          label="Moment"
          value={reading.at.toString()}
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
        <code>{reading.status}</code> {moment}: {amount(reading.covered)} tokens withdrawable
        {reading.uncovered > 0n && `, ${amount(reading.uncovered)} owed without cover`}
        {!hasFigures && `, balance ${amount(reading.balance)}`}.
      </Answer>
      {hasFigures && (
        <Results
          items={[
            { term: "Balance", value: amount(reading.balance) },
            {
              term: "Total debt",
              value: amount(reading.totalDebt),
              note: "Covered plus uncovered debt.",
            },
            {
              term: "Withdrawable",
              value: amount(reading.covered),
              note: "The covered debt: the smaller of debt and balance.",
            },
            {
              term: "Uncovered debt",
              value: amount(reading.uncovered),
              note: "Owed, but not paid in.",
            },
            {
              term: "Refundable",
              value: amount(reading.refundable),
              note: "Balance minus covered debt.",
            },
            {
              term: "Balance runs out",
              value: describeDepletion(reading, wording.from),
              note: `Rate: ${formatWad(reading.rate)} a second.`,
            },
            {
              term: "statusOf returns",
              value: statusesOf(release).indexOf(reading.status),
              note: `In Flow ${release}.`,
            },
          ]}
        />
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
        {full && ` The timeline is full with ${MAX_ACTIONS} calls.`}
      </p>
    </>
  );
}

interface ActionEditorProps {
  readonly actions: readonly ActionText[];
  readonly problems: readonly ActionProblem[];
  /** What each action does, by its place in the list. */
  readonly notes: ReadonlyMap<number, string>;
  readonly onChange: (actions: readonly FormValues<keyof ActionText>[]) => void;
}

/** The calls of the timeline as a list to edit. */
function ActionEditor({ actions, problems, notes, onChange }: ActionEditorProps): ReactElement {
  const id = useId();
  return (
    <details className={styles.editor}>
      <summary>Edit the calls ({actions.length})</summary>
      <ol className={styles.actions}>
        {actions.map((action, row) => {
          const { takes } = CALLS[action.kind];
          const form = {
            fields: ACTION_FIELDS,
            texts: action,
            problems: problems[row] ?? {},
            change: (changes: Partial<FormValues<keyof ActionText>>) =>
              onChange(actions.map((old) => (old === action ? { ...old, ...changes } : old))),
          };
          return (
            <li key={row}>
              <Fields legend={`Call ${row + 1}`} visibleLegend>
                <FormField form={form} name="kind" />
                <FormField form={form} name="at" />
                {takes !== "nothing" && (
                  <FormField
                    form={form}
                    name="amount"
                    {...(takes === "rate" && { caption: "New rate, tokens per period" })}
                    hint={takes === "upToAll" ? "Empty: all there is." : undefined}
                  />
                )}
              </Fields>
              <p className="sd-note margin-bottom--sm" id={`${id}-${row}`}>
                {notes.get(row) ?? "Left out until its fields are right."}
              </p>
              <Button
                aria-describedby={`${id}-${row}`}
                onClick={() => onChange(actions.filter((_, index) => index !== row))}
              >
                Remove call {row + 1}
              </Button>
            </li>
          );
        })}
      </ol>
      <Button
        disabled={actions.length >= MAX_ACTIONS}
        onClick={() =>
          onChange([...actions, { kind: "deposit", at: actions.at(-1)?.at ?? "0", amount: "100" }])
        }
      >
        Add a call
      </Button>
    </details>
  );
}
