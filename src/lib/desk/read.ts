import type { DeskFigure, DeskGroup } from "./model";
import { RevertDataError, selectorOf } from "../abi";
import { decodeBuiltIn } from "../abi/revert";
import type { Rpc } from "../rpc";
import { type Figures, streamConditions, vaultConditions } from "./conditions";
import { addressIn, checkChain, isRevert, view, viewWord, wordsOf } from "./node";
import type { KnownConditions } from "./verdict";

/** A stream or a vault on a chain. */
export interface DeskPlace {
  readonly chainId: number;
  readonly address: string;
  readonly id: bigint;
}

/** What is known of a stream, a campaign or a vault now, from a chain or from its reader. */
export interface DeskReading {
  readonly conditions: KnownConditions;
  /** Name of the status; undefined where the contract has none. */
  readonly status?: string | undefined;
  readonly figures: Figures;
}

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

/**
 * Asks a node for a stream or a vault. It only reads.
 *
 * @param you whose shares of a vault are counted; undefined to count none
 * @throws Error that says what the node did, or that it is on another chain
 */
export async function readStream(
  rpc: Rpc,
  group: DeskGroup,
  place: DeskPlace,
  you: string | undefined,
): Promise<DeskReading> {
  await checkChain(rpc, place.chainId);
  try {
    if (group.thing === "vault") return await readVault(rpc, group, place, you);
    if (group.statuses.length === 0) return await readLegacy(rpc, group, place);
    const figures = await figuresOf(rpc, group, place);
    const status = statusOf(group, figures.status ?? 0n);
    const isBurned = figures.recipient === undefined;
    return { status, figures, conditions: streamConditions(status, figures, isBurned) };
  } catch (error) {
    if (isRevert(error) && saysMissing(group, error.data)) {
      return { conditions: { missing: true }, figures: {} };
    }
    throw error;
  }
}

/** Name of a status by its number. @throws Error for a number that is none */
function statusOf({ statuses }: DeskGroup, number: bigint): string {
  const status = statuses[Number(number)];
  if (status === undefined) throw new Error(`statusOf returned ${number}, which is no status`);
  return status;
}

/** The figures of a table by the number of a stream; the status first: where it fails, nothing else is asked. */
async function figuresOf(
  rpc: Rpc,
  { reads }: DeskGroup,
  { address, id }: DeskPlace,
): Promise<Figures> {
  const readFigure = async ([figure, name]: [DeskFigure, string]) => {
    try {
      return [figure, await viewWord(rpc, address, `${name}(uint256)`, [id])] as const;
    } catch (error) {
      // Only the owner of a stream whose NFT was burned cannot be read.
      if (figure === "recipient" && isRevert(error)) return [figure, undefined] as const;
      throw error;
    }
  };
  const [first, ...others] = Object.entries(reads) as [DeskFigure, string][];
  const status = first === undefined ? [] : [await readFigure(first)];
  return Object.fromEntries([...status, ...(await Promise.all(others.map(readFigure)))]);
}

/** A vault with the price of its feed, as a sync would read it, and with the shares of an address. */
async function readVault(
  rpc: Rpc,
  group: DeskGroup,
  place: DeskPlace,
  you: string | undefined,
): Promise<DeskReading> {
  const { address, id } = place;
  const stored = await figuresOf(rpc, group, place);
  const status = statusOf(group, stored.status ?? 0n);
  const { adapter = 0n, share = 0n } = stored;
  const stakeOf = "getTotalYieldBearingTokenBalance(uint256)";
  const isStakeEmpty =
    adapter === 0n ? undefined : (await viewWord(rpc, addressIn(adapter), stakeOf, [id])) === 0n;
  const figures: Figures = {
    ...stored,
    // Tried, not sent. An answer of the feed that is not valid gives 0.
    ...(status === "ACTIVE" && {
      price: await viewWord(rpc, address, "syncPriceFromOracle(uint256)", [id]),
    }),
    ...(you !== undefined && {
      shares: await viewWord(rpc, addressIn(share), "balanceOf(address)", [BigInt(you)]),
    }),
  };
  return { status, figures, conditions: vaultConditions(status, figures, isStakeEmpty) };
}

/** The first protocol has no single figures: a stream is one struct, and finished ones are deleted. */
async function readLegacy(
  rpc: Rpc,
  group: DeskGroup,
  { address, id }: DeskPlace,
): Promise<DeskReading> {
  const isSalary = group.thing === "salary";
  const name = isSalary ? "getSalary" : "getStream";
  const words = wordsOf(name, await view(rpc, address, `${name}(uint256)`, [id]));
  const [sender, recipient, deposited = 0n] = words;
  if (words.length !== 8 || sender === undefined || recipient === undefined) {
    throw new Error(`${name} returned ${words.length} words instead of 8`);
  }
  const withdrawable = isSalary
    ? undefined
    : await viewWord(rpc, address, "balanceOf(uint256,address)", [id, recipient]);
  return {
    figures: {
      sender,
      recipient,
      deposited,
      withdrawn: deposited - (words[6] ?? 0n),
      withdrawable,
    },
    conditions: {
      missing: false,
      empty: withdrawable === undefined ? undefined : withdrawable === 0n,
    },
  };
}
