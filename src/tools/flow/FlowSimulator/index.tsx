import { type ReactElement, useId, useState } from "react";

import type { FormValues } from "@site/src/forms";
import { formatAmount, formatWad, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import { niceDomain } from "@site/src/lib/plot";
import Button from "@site/src/ui/Button";
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
import Identifier from "@site/src/ui/Identifier";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  CALL_LABELS,
  curvesOf,
  describeDepletion,
  describeMoment,
  describeStep,
  describeTimeline,
  entriesOf,
  timeUnit,
} from "./describe";
import {
  ACTION_FIELDS,
  ACTION_KINDS,
  type ActionProblem,
  type ActionText,
  callAt,
  chosenRelease,
  evaluate,
  hasAmount,
  joinActions,
  MAX_ACTIONS,
  mayTakeAll,
  unusedIn,
} from "./fields";
import { SCENARIOS, type ScenarioName } from "./scenarios";
import styles from "./styles.module.css";
import {
  type ActionKind,
  depletionsOf,
  type Reading,
  readAtMoment,
  runTimeline,
  type Scenario,
  type Timeline,
} from "./timeline";

/** How many stops the slider has. */
const SLIDER_STOPS = 240n;

interface FlowSimulatorProps {
  /** Which story the default state tells. */
  readonly scenario?: ScenarioName;
}

/**
 * A Flow stream through time: its debt and balance as a plot, the calls that change them, and all
 * figures at a moment that the reader chooses. One of them fits a page.
 */
export default function FlowSimulator({
  scenario: name = "debt",
}: FlowSimulatorProps): ReactElement {
  const form = useForm(SCENARIOS[name], evaluate);
  const { change } = form;
  const { actionTexts, actionProblems, scenario, now } = form.outcome;
  const timeline = scenario && runTimeline(scenario);
  const notes = new Map<number, string>();
  if (scenario !== undefined) {
    for (const step of timeline?.steps ?? []) {
      notes.set(step.action.row, describeStep(step, scenario));
    }
  }
  return (
    <Form
      form={form}
      title="Flow stream simulator"
      intro="Move the slider, change the rate or the deposit, or edit the calls."
    >
      <FormFields
        form={form}
        legend="Stream"
        names={["release", "amount", "period", "start", "deposit", "decimals", "fee", "horizon"]}
        unused={unusedIn(chosenRelease(form.texts.release))}
      />
      {form.problems.actions !== undefined && (
        <p className={styles.problem}>{form.problems.actions}.</p>
      )}
      {timeline === undefined || scenario === undefined ? (
        <NoAnswer />
      ) : (
        <>
          <Plot timeline={timeline} decimals={scenario.decimals} now={now} />
          <Moment
            reading={readAtMoment(timeline, now)}
            scenario={scenario}
            depletions={depletionsOf(timeline)}
            onMove={(moment) => change({ now: moment })}
          />
          <CallButtons
            full={actionTexts.length >= MAX_ACTIONS}
            moment={now}
            note={notes.get(actionTexts.length - 1)}
            onCall={(kind) => change({ actions: joinActions([...actionTexts, callAt(kind, now)]) })}
          />
        </>
      )}
      <ActionEditor
        actions={actionTexts}
        problems={actionProblems}
        notes={notes}
        onChange={(actions) => change({ actions: joinActions(actions) })}
      />
    </Form>
  );
}

interface PlotProps {
  readonly timeline: Timeline;
  readonly decimals: number;
  readonly now: bigint;
}

function Plot({ timeline, decimals, now }: PlotProps): ReactElement {
  const { horizon } = timeline;
  const unit = timeUnit(horizon);
  const curves = curvesOf(timeline, decimals);
  const amount = (value: bigint): string => formatAmount(value, decimals);
  return (
    <StreamPlot
      title="Debt and balance over time"
      description={describeTimeline(timeline)}
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
          "Time since creation",
          "Event",
          "Status after it",
          "Balance",
          "Total debt",
          "Withdrawable",
          "Uncovered debt",
          "Refundable",
        ],
        rows: entriesOf(timeline).map(({ at, what, reading }) => [
          formatDuration(at),
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
  );
}

interface MomentProps {
  readonly reading: Reading;
  readonly scenario: Scenario;
  readonly depletions: readonly bigint[];
  readonly onMove: (moment: string) => void;
}

/** The slider and all figures at its moment. */
function Moment({ reading, scenario, depletions, onMove }: MomentProps): ReactElement {
  const { decimals, horizon } = scenario;
  const amount = (value: bigint): string => formatAmount(value, decimals);
  const step = horizon / SLIDER_STOPS;
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
          text={describeMoment(reading.at)}
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
        <code>{reading.status}</code> {describeMoment(reading.at)}: {amount(reading.covered)}{" "}
        withdrawable
        {reading.uncovered > 0n && `, ${amount(reading.uncovered)} owed without cover`}.
      </Answer>
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
            value: describeDepletion(reading),
            note: `Rate: ${formatWad(reading.rate)} a second.`,
          },
        ]}
      />
    </>
  );
}

interface CallButtonsProps {
  /** Whether the timeline has no room for another call. */
  readonly full: boolean;
  readonly moment: bigint;
  /** What the last call of the list does. */
  readonly note: string | undefined;
  readonly onCall: (kind: ActionKind) => void;
}

/** A button for each call, made at the moment of the slider. */
function CallButtons({ full, moment, note, onCall }: CallButtonsProps): ReactElement {
  const [made, setMade] = useState<ActionKind>();
  return (
    <>
      <div className={styles.jumps} role="group" aria-label={`Call ${describeMoment(moment)}`}>
        Call {describeMoment(moment)}:{" "}
        {ACTION_KINDS.map((kind) => (
          <Button
            key={kind}
            disabled={full}
            onClick={() => {
              onCall(kind);
              setMade(kind);
            }}
          >
            {CALL_LABELS[kind]}
          </Button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {made !== undefined && note !== undefined && `${CALL_LABELS[made]}: ${note}`}
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
  return (
    <details className={styles.editor}>
      <summary>Edit the calls ({actions.length})</summary>
      <ol className={styles.actions}>
        {actions.map((action, row) => (
          <li key={row}>
            <ActionFields
              number={row + 1}
              action={action}
              problem={problems[row] ?? {}}
              note={notes.get(row)}
              onChange={(changes) =>
                onChange(actions.map((old) => (old === action ? { ...old, ...changes } : old)))
              }
              onRemove={() => onChange(actions.filter((_, index) => index !== row))}
            />
          </li>
        ))}
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

interface ActionFieldsProps {
  readonly number: number;
  readonly action: ActionText;
  readonly problem: ActionProblem;
  readonly note: string | undefined;
  readonly onChange: (changes: Partial<FormValues<keyof ActionText>>) => void;
  readonly onRemove: () => void;
}

function ActionFields(props: ActionFieldsProps): ReactElement {
  const { number, action, problem, note, onChange, onRemove } = props;
  const id = useId();
  const form = { fields: ACTION_FIELDS, texts: action, problems: problem, change: onChange };
  const isRate = action.kind === "adjust" || action.kind === "restart";
  return (
    <>
      <Fields legend={`Call ${number}`} visibleLegend>
        <FormField form={form} name="kind" />
        <FormField form={form} name="at" />
        {hasAmount(action.kind) && (
          <FormField
            form={form}
            name="amount"
            {...(isRate && { caption: "New rate, tokens per period" })}
            hint={mayTakeAll(action.kind) ? "Empty: all there is." : undefined}
          />
        )}
      </Fields>
      <p className={styles.note} id={`${id}-note`}>
        {note ?? "Left out until its fields are right."}
      </p>
      <Button aria-describedby={`${id}-note`} onClick={onRemove}>
        Remove call {number}
      </Button>
    </>
  );
}
