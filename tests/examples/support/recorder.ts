import {
  type Abi,
  type AbiParameter,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  isAddressEqual,
  parseAbi,
  slice,
  zeroAddress,
} from "viem";

import { type Artifact, compile, isAboutSize } from "./compile";
import { QUICK } from "./packages";
import { FOLDER, readSupport } from "./stand-ins";

/** A call of a contract of the protocol, decoded with the ABI of the npm package. */
export interface MetCall {
  readonly functionName: string;
  /** Arguments in order: structs as objects by field name, integers above 48 bits as bigint. */
  readonly args: readonly unknown[];
  /** `msg.sender` of the call. */
  readonly caller: Address;
  /** Native coin sent along, wei. */
  readonly value: bigint;
}

/** Base units of a token that a call moves. Other accounts' tokens are taken with `transferFrom`. */
export type Move = readonly [token: Address, from: Address, to: Address, amount: bigint];

/** What a call of a recorder does. */
export interface Outcome {
  /** One value, or an array of them for a function with several outputs. */
  readonly returns?: unknown;
  readonly moves?: readonly Move[];
  /** Events by name, each with the arguments that matter; the others are zero. */
  readonly emits?: readonly (readonly [name: string, args: Readonly<Record<string, unknown>>])[];
  /** Error of the ABI that it reverts with. */
  readonly error?: readonly [name: string, ...args: unknown[]];
}

export type Answer = (call: MetCall) => Outcome;

/** Answers by selector, or by the whole calldata of one exact call. */
export type Answers = ReadonlyMap<Hex, Answer>;

interface Steps {
  readonly steps: readonly { readonly target: Address; readonly data: Hex }[];
  readonly logs: readonly { readonly topics: readonly Hex[]; readonly data: Hex }[];
  readonly end: Hex;
  readonly fails: boolean;
}

export const RECORDER_ABI = parseAbi([
  "struct Step { address target; bytes data; }",
  "struct Log { bytes32[] topics; bytes data; }",
  "function play(Step[] steps, Log[] logs, bytes end, bool fails)",
  "error NoAnswer(string call)",
]);

const failing = (end: Hex): Steps => ({ steps: [], logs: [], end, fails: true });

/** A value of a type, with zeros for what is not given. */
function filled(parameter: AbiParameter, given: unknown): unknown {
  if ("components" in parameter && parameter.type === "tuple") {
    const fields = (given ?? {}) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      parameter.components.map((part) => [part.name, filled(part, fields[part.name ?? ""])]),
    );
  }
  if (given !== undefined) return given;
  const { type } = parameter;
  if (type.endsWith("]")) return [];
  if (type === "address") return zeroAddress;
  if (type === "bool") return false;
  if (type === "string") return "";
  return type.startsWith("bytes") ? (`0x${"00".repeat(Number(type.slice(5)))}` as const) : 0n;
}

function encodeLog(abi: Abi, name: string, args: Readonly<Record<string, unknown>>) {
  const entry = abi.find((item) => item.type === "event" && item.name === name);
  if (entry?.type !== "event") throw new Error(`The ABI has no event "${name}".`);
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(
    entry.inputs.map((input) => [input.name ?? "", filled(input, args[input.name ?? ""])]),
  );
  const rest = entry.inputs.filter(({ indexed }) => indexed !== true);
  return {
    topics: encodeEventTopics({ abi: [entry] as Abi, eventName: name, args: values }) as Hex[],
    data: encodeAbiParameters(
      rest,
      rest.map((input) => values[input.name ?? ""]),
    ),
  };
}

function stepsOf(
  data: Hex,
  call: Pick<MetCall, "caller" | "value">,
  self: Address,
  abi: Abi,
  answers: Answers,
): Steps {
  const selector = slice(data, 0, 4);
  let decoded: { readonly functionName: string; readonly args?: readonly unknown[] };
  try {
    decoded = decodeFunctionData({ abi, data });
  } catch {
    const end = encodeErrorResult({ abi: RECORDER_ABI, errorName: "NoAnswer", args: [selector] });
    return failing(end);
  }
  const { functionName, args = [] } = decoded;
  const entry = abi.find((item) => item.type === "function" && item.name === functionName);
  if (entry?.type !== "function") throw new Error(`The ABI has no function "${functionName}".`);
  const encoded = (result: unknown) =>
    encodeFunctionResult({ abi: [entry] as Abi, functionName, result });
  if (functionName === "batch") {
    const inner = (args[0] as readonly Hex[]).map((one) => stepsOf(one, call, self, abi, answers));
    const failed = inner.find(({ fails }) => fails);
    return (
      failed ?? {
        steps: inner.flatMap(({ steps }) => steps),
        logs: inner.flatMap(({ logs }) => logs),
        end: encoded(inner.map(({ end }) => end)),
        fails: false,
      }
    );
  }
  const silent: Answer | undefined = entry.outputs.length === 0 ? () => ({}) : undefined;
  // What returns nothing needs no answer.
  const answer = answers.get(data) ?? answers.get(selector) ?? silent;
  if (answer === undefined) {
    const named = `${functionName}(${args.map(String).join(", ")})`;
    const end = encodeErrorResult({ abi: RECORDER_ABI, errorName: "NoAnswer", args: [named] });
    return failing(end);
  }
  const { returns, moves = [], emits = [], error } = answer({ functionName, args, ...call });
  if (error !== undefined) {
    const [errorName, ...values] = error;
    return failing(encodeErrorResult({ abi, errorName, args: values }));
  }
  return {
    steps: moves.map(([target, from, to, amount]) => ({
      target,
      data: isAddressEqual(from, self)
        ? encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] })
        : encodeFunctionData({
            abi: erc20Abi,
            functionName: "transferFrom",
            args: [from, to, amount],
          }),
    })),
    logs: emits.map(([name, values]) => encodeLog(abi, name, values)),
    end: entry.outputs.length === 0 ? "0x" : encoded(returns),
    fails: false,
  };
}

/**
 * Calldata for `Recorder.sol` in place of that of a call.
 *
 * @param data calldata as it arrived
 * @param self address of the recorder
 */
export function played(
  data: Hex,
  call: Pick<MetCall, "caller" | "value">,
  self: Address,
  abi: Abi,
  answers: Answers,
): Hex {
  const { steps, logs, end, fails } = stepsOf(data, call, self, abi, answers);
  return encodeFunctionData({
    abi: RECORDER_ABI,
    functionName: "play",
    args: [steps, logs, end, fails],
  });
}

/**
 * Compiles a contract of the tests' own.
 *
 * @param file file in the folder `solidity`
 * @param name contract in it
 * @throws Error with everything the compiler said, but for sizes
 */
export async function compileDouble(
  file: "Recorder.sol" | "Tokens.sol" | "Feeds.sol" | "Hooks.sol",
  name: string,
): Promise<Artifact> {
  const place = `${FOLDER}/${file}`;
  const sources = new Map([[place, readSupport(file)]]);
  const { diagnostics, contracts } = await compile(sources, QUICK, "2026");
  const said = diagnostics.filter((diagnostic) => !isAboutSize(diagnostic));
  if (said.length > 0) throw new Error(said.map((entry) => entry.formattedMessage).join("\n"));
  const artifact = contracts.get(place)?.get(name);
  if (artifact === undefined) throw new Error(`${file} has no contract ${name}.`);
  return artifact;
}
