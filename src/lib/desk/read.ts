import type { DeskFigure, DeskGroup } from "./model";
import { RevertDataError, selectorOf } from "../abi";
import { decodeBuiltIn } from "../abi/revert";
import { quoteValue } from "../query";
import { type Rpc, RpcError } from "../rpc";
import type { KnownConditions } from "./verdict";

/** A stream on a chain. */
export interface DeskPlace {
  readonly chainId: number;
  readonly address: string;
  readonly id: bigint;
}

/** What a contract says of a stream now. */
export interface DeskReading {
  readonly conditions: KnownConditions;
  /** Name of the status; undefined where the contract has none. */
  readonly status: string | undefined;
  /** Base units, and wei for the fee. */
  readonly amounts: Partial<Readonly<Record<DeskFigure, bigint>>>;
  readonly sender: string | undefined;
  readonly recipient: string | undefined;
}

const word = (value: bigint): string => value.toString(16).padStart(64, "0");

const addressIn = (value: bigint): string => `0x${value.toString(16).padStart(40, "0")}`;

/** The words of an answer. */
function wordsOf(name: string, answer: unknown): bigint[] {
  if (typeof answer !== "string" || !/^0x(?:[0-9a-f]{64})+$/iu.test(answer)) {
    throw new Error(
      answer === "0x"
        ? `${name} returned nothing: there is no such contract at this address of the chain`
        : `${name} returned ${quoteValue(String(answer))}, which is no number`,
    );
  }
  return Array.from({ length: (answer.length - 2) / 64 }, (_, place) =>
    BigInt(`0x${answer.slice(2 + place * 64, 66 + place * 64)}`),
  );
}

/** One figure, which a contract returns in one word. */
function oneWord(name: string, answer: unknown): bigint {
  const [first, ...more] = wordsOf(name, answer);
  if (first === undefined || more.length > 0) {
    throw new Error(`${name} returned ${more.length + 1} words instead of one`);
  }
  return first;
}

async function call(
  rpc: Rpc,
  to: string,
  signature: string,
  args: readonly bigint[],
): Promise<unknown> {
  return rpc("eth_call", [{ to, data: selectorOf(signature) + args.map(word).join("") }, "latest"]);
}

/** Whether a contract refused a call, and not the node, which may be too busy. */
const isRevert = (error: unknown): error is RpcError & { readonly data: `0x${string}` } =>
  error instanceof RpcError && error.data !== undefined;

/** Whether a revert says that there is no such stream: by its selector, or by its text in old releases. */
function saysMissing({ actions }: DeskGroup, data: string): boolean {
  const digits = data.slice(2).toLowerCase();
  const errors = actions.flatMap(({ refusals }) =>
    refusals.filter(([condition]) => condition === "missing").map(([, error]) => error),
  );
  if (errors.some((error) => data.toLowerCase().startsWith(selectorOf(`${error}(uint256)`)))) {
    return true;
  }
  try {
    const told = decodeBuiltIn(digits);
    return told?.kind === "message" && errors.includes(told.message);
  } catch (error) {
    if (error instanceof RevertDataError) return false;
    throw error;
  }
}

const MISSING: DeskReading = {
  conditions: { missing: true },
  status: undefined,
  amounts: {},
  sender: undefined,
  recipient: undefined,
};

/**
 * Asks a node for a stream. It only reads.
 *
 * @throws Error that says what the node did, or that it is on another chain
 */
export async function readStream(
  rpc: Rpc,
  group: DeskGroup,
  place: DeskPlace,
): Promise<DeskReading> {
  const chain = await rpc("eth_chainId", []);
  if (typeof chain !== "string" || !/^0x[0-9a-f]{1,12}$/iu.test(chain)) {
    throw new Error("eth_chainId gave no number");
  }
  if (Number(chain) !== place.chainId) {
    throw new Error(
      `the endpoint is on chain ${Number(chain)}, the contract on chain ${place.chainId}; use an endpoint of that chain`,
    );
  }
  try {
    return group.statuses.length === 0
      ? await readLegacy(rpc, group, place)
      : await readFigures(rpc, group, place);
  } catch (error) {
    if (isRevert(error) && saysMissing(group, error.data)) return MISSING;
    throw error;
  }
}

async function readFigures(
  rpc: Rpc,
  group: DeskGroup,
  { address, id }: DeskPlace,
): Promise<DeskReading> {
  const figures = new Map<DeskFigure, bigint>();
  let isBurned = false;
  const readFigure = async ([figure, name]: [DeskFigure, string]): Promise<void> => {
    try {
      figures.set(figure, oneWord(name, await call(rpc, address, `${name}(uint256)`, [id])));
    } catch (error) {
      // Only the owner of a stream whose NFT was burned cannot be read.
      if (figure !== "recipient" || !isRevert(error)) throw error;
      isBurned = true;
    }
  };
  const [first, ...others] = Object.entries(group.reads) as [DeskFigure, string][];
  // The status first: where it fails, nothing else is asked.
  if (first !== undefined) await readFigure(first);
  await Promise.all(others.map(readFigure));
  const amount = (figure: DeskFigure): bigint => figures.get(figure) ?? 0n;
  const has = (figure: DeskFigure): boolean => figures.has(figure);
  const number = amount("status");
  const status = group.statuses[Number(number)];
  if (status === undefined) throw new Error(`statusOf returned ${number}, which is no status`);
  const sender = figures.get("sender");
  const recipient = figures.get("recipient");
  return {
    status,
    sender: sender === undefined ? undefined : addressIn(sender),
    recipient: recipient === undefined ? undefined : addressIn(recipient),
    amounts: Object.fromEntries(
      [...figures].filter(([figure]) => !["status", "sender", "recipient"].includes(figure)),
    ),
    conditions: {
      missing: false,
      burned: isBurned,
      empty: amount("withdrawable") === 0n,
      locked: has("transferable") && amount("transferable") === 0n,
      depleted: status === "DEPLETED",
      unfinished: status !== "DEPLETED",
      canceled: status === "CANCELED",
      settled: status === "SETTLED",
      streamed: has("deposited") && amount("streamed") >= amount("deposited"),
      fixed: has("cancelable") && amount("cancelable") === 0n,
      voided: status === "VOIDED",
      paused: status === "VOIDED" || status.startsWith("PAUSED"),
      pending: status === "PENDING",
      unfunded: amount("refundable") === 0n,
    },
  };
}

/** The first protocol has no single figures: a stream is one struct, and finished ones are deleted. */
async function readLegacy(
  rpc: Rpc,
  group: DeskGroup,
  { address, id }: DeskPlace,
): Promise<DeskReading> {
  const isSalary = group.thing === "salary";
  const name = isSalary ? "getSalary" : "getStream";
  const words = wordsOf(name, await call(rpc, address, `${name}(uint256)`, [id]));
  const [sender, recipient, deposited] = words;
  if (words.length !== 8 || sender === undefined || recipient === undefined) {
    throw new Error(`${name} returned ${words.length} words instead of 8`);
  }
  const withdrawable = isSalary
    ? undefined
    : oneWord("balanceOf", await call(rpc, address, "balanceOf(uint256,address)", [id, recipient]));
  return {
    status: undefined,
    sender: addressIn(sender),
    recipient: addressIn(recipient),
    amounts: {
      deposited: deposited ?? 0n,
      withdrawn: (deposited ?? 0n) - (words[6] ?? 0n),
      ...(withdrawable !== undefined && { withdrawable }),
    },
    conditions: {
      missing: false,
      ...(withdrawable !== undefined && { empty: withdrawable === 0n }),
    },
  };
}
