import { loadVectors, type Step, type Value, type VectorFile } from "../../vectors/load";

/** A stream of a recording at one moment, as its contract described it. */
export interface RecordedStream {
  readonly id: bigint;
  /** What a view function returned; undefined for those that were never called. */
  readonly view: (name: string) => Value | undefined;
}

/** Functions under another name that returned the same in the same release. */
const SAME: Readonly<Record<string, string>> = {
  ownerOf: "getRecipient",
  withdrawableAmountOf: "coveredDebtOf",
};

/** The first argument, where it is a number. */
const idOf = ({ args: [first] }: Step): bigint | undefined =>
  typeof first === "bigint" ? first : undefined;

const isRead = (step: Step): boolean =>
  step.kind === "call" &&
  step.by === undefined &&
  step.error === undefined &&
  idOf(step) !== undefined;

/** Name of a view function with its second argument, where it has one. */
const nameOf = ({ fn, args: [, second] }: Step): string =>
  typeof second === "string" ? `${fn} ${second}` : fn;

/**
 * Finds the moment at which the most was read of a stream with something to withdraw.
 *
 * @param on name of the contract in the recording
 * @param due name of the read that says what can be withdrawn, above 0 at that moment
 * @throws Error when there is none
 */
export function recordedStream(file: VectorFile, on: string, due: string): RecordedStream {
  const { steps } = loadVectors(file);
  const own = steps.filter((step) => step.on === on);
  const moments = new Map<string, Step[]>();
  for (const step of own.filter(isRead)) {
    const moment = `${idOf(step)} ${step.at}`;
    moments.set(moment, [...(moments.get(moment) ?? []), step]);
  }
  const [best] = [...moments.values()]
    .filter((reads) => reads.some((step) => nameOf(step) === due && step.returns !== 0n))
    .toSorted((a, b) => b.length - a.length);
  const last = best?.at(-1);
  const id = last && idOf(last);
  if (best === undefined || last === undefined || id === undefined) {
    throw new Error(`${file} has no moment at which ${due} of ${on} returned more than 0.`);
  }
  const before = own.slice(0, own.indexOf(last) + 1);
  // What a stream is made with is not read at each moment.
  const made = before
    .flatMap(({ events }) => events)
    .find(({ name, args }) => name.startsWith("Create") && args.streamId === id);
  const find = (name: string): Value | undefined =>
    best.find((step) => nameOf(step) === name)?.returns ??
    before.findLast((step) => isRead(step) && idOf(step) === id && nameOf(step) === name)?.returns;
  const madeAs: Readonly<Record<string, string>> = {
    getSender: "sender",
    ownerOf: "recipient",
    isTransferable: "transferable",
  };
  return {
    id,
    view: (name) =>
      find(name) ??
      find(SAME[name] ?? "") ??
      made?.args[madeAs[name] ?? ""] ??
      // A fee is read of few streams.
      before.findLast((step) => isRead(step) && step.fn === name)?.returns,
  };
}
