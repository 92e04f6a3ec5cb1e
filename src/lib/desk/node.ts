import { selectorOf } from "../abi";
import { isObject } from "../json/is-object";
import { quoteValue } from "../query";
import { type Rpc, RpcError } from "../rpc";

/** Value of a 32-byte word without `0x`. */
export const word = (value: bigint): string => value.toString(16).padStart(64, "0");

/** The address in a word, in lower case. */
export const addressIn = (value: bigint): string =>
  `0x${(value & (2n ** 160n - 1n)).toString(16).padStart(40, "0")}`;

/** Any answer as text. One that is no text may have methods of its own, so none is called. */
const shown = (answer: unknown): string =>
  typeof answer === "string" ? answer : JSON.stringify(answer);

/**
 * The words of an answer.
 *
 * @throws Error that says what came instead
 */
export function wordsOf(name: string, answer: unknown): bigint[] {
  if (typeof answer !== "string" || !/^0x(?:[0-9a-f]{64})+$/iu.test(answer)) {
    throw new Error(
      answer === "0x"
        ? `${name} returned nothing: there is no such contract at this address of the chain`
        : `${name} returned ${quoteValue(shown(answer))}, which is no number`,
    );
  }
  return Array.from({ length: (answer.length - 2) / 64 }, (_, place) =>
    BigInt(`0x${answer.slice(2 + place * 64, 66 + place * 64)}`),
  );
}

/**
 * One figure, which a contract returns in one word.
 *
 * @throws Error that says what came instead
 */
export function oneWord(name: string, answer: unknown): bigint {
  const [first, ...more] = wordsOf(name, answer);
  if (first === undefined || more.length > 0) {
    throw new Error(`${name} returned ${more.length + 1} words instead of one`);
  }
  return first;
}

/** Calls a function without sending anything. Arguments are words. */
export async function view(
  rpc: Rpc,
  to: string,
  signature: string,
  args: readonly bigint[] = [],
): Promise<unknown> {
  return rpc("eth_call", [{ to, data: selectorOf(signature) + args.map(word).join("") }, "latest"]);
}

/** As {@link view}, for a function that returns one word. */
export async function viewWord(
  rpc: Rpc,
  to: string,
  signature: string,
  args: readonly bigint[] = [],
): Promise<bigint> {
  return oneWord(signature.split("(", 1)[0] ?? signature, await view(rpc, to, signature, args));
}

/** Whether a contract refused a call, and not the node, which may be too busy. */
export const isRevert = (error: unknown): error is RpcError & { readonly data: `0x${string}` } =>
  error instanceof RpcError && error.data !== undefined;

/** As {@link isRevert}; nodes leave the data out where there is none, as when a function does not exist. */
export const isRefusal = (error: unknown): boolean =>
  isRevert(error) || (error instanceof RpcError && /revert/iu.test(error.message));

const isQuantity = (value: unknown): value is string =>
  typeof value === "string" && /^0x[0-9a-f]{1,12}$/iu.test(value);

/**
 * Makes sure that an endpoint is on the chain of a contract.
 *
 * @throws Error naming both chains
 */
export async function checkChain(rpc: Rpc, chainId: number): Promise<void> {
  const chain = await rpc("eth_chainId", []);
  if (!isQuantity(chain)) throw new Error("eth_chainId gave no number");
  if (Number(chain) !== chainId) {
    throw new Error(
      `the endpoint is on chain ${Number(chain)}, the contract on chain ${chainId}; use an endpoint of that chain`,
    );
  }
}

/**
 * Time of the newest block, Unix seconds.
 *
 * @throws Error when the node gives none
 */
export async function blockTime(rpc: Rpc): Promise<bigint> {
  const block = await rpc("eth_getBlockByNumber", ["latest", false]);
  const timestamp = isObject(block) ? block.timestamp : undefined;
  if (!isQuantity(timestamp)) throw new Error("eth_getBlockByNumber gave no time");
  return BigInt(timestamp);
}
