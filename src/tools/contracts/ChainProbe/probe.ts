import type { Rpc } from "@site/src/lib/rpc";
import { messageOf } from "@site/src/lib/text/message-of";

/** Deploys code to addresses that depend only on a salt and the code; Foundry uses it for CREATE2. */
export const CREATE2_FACTORY = "0x4e59b44847b379578588920cA78FbF26c0B4956C";

/** Answers many reads in one call; the app and the data package rely on it. */
export const MULTICALL3 = "0xcA11bde05977b3631167028862bE2a173976CA11";

/** Selector of `getChainId()` of Multicall3. */
const GET_CHAIN_ID = "0x3408e470";

/**
 * Init code that needs PUSH0: it stores 1 in memory and returns that word, as
 * `PUSH1 1, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN`.
 */
export const PUSH0_PROGRAM = "0x60015f5260205ff3";

const ONE = `0x${"1".padStart(64, "0")}`;

/** What a probe found about one requirement. */
export interface Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Reads a hex number; undefined for anything else. */
function quantity(value: unknown): bigint | undefined {
  return typeof value === "string" && /^0x[0-9a-fA-F]+$/.test(value) ? BigInt(value) : undefined;
}

/** Makes a finding of what a request gives: an answer that fits or not, or what the node did. */
async function check(
  name: string,
  ask: () => Promise<readonly [ok: boolean, detail: string]>,
): Promise<Finding> {
  try {
    const [ok, detail] = await ask();
    return { name, ok, detail };
  } catch (thrown) {
    return { name, ok: false, detail: messageOf(thrown) };
  }
}

const checkCode = (rpc: Rpc, name: string, address: string): Promise<Finding> =>
  check(name, async () => {
    const code = await rpc("eth_getCode", [address, "latest"]);
    const bytes = typeof code === "string" ? Math.max(0, (code.length - 2) / 2) : 0;
    return [bytes > 0, `${bytes === 0 ? "there is no" : `${bytes} bytes of`} code at ${address}`];
  });

const checkMulticall = (rpc: Rpc, chainId: bigint): Promise<Finding> =>
  check("Multicall3 answers", async () => {
    const call = { to: MULTICALL3, data: GET_CHAIN_ID };
    const answer = quantity(await rpc("eth_call", [call, "latest"]));
    if (answer === chainId) return [true, `its chain id is ${chainId}`];
    return [false, `its chain id is ${answer ?? "no number"}, not ${chainId}`];
  });

const checkPush0 = (rpc: Rpc): Promise<Finding> =>
  check("PUSH0 (Shanghai)", async () => {
    const answer = await rpc("eth_call", [{ data: PUSH0_PROGRAM }, "latest"]).catch(
      (thrown: unknown) => {
        throw new Error(`a program with the opcode did not run: ${messageOf(thrown)}`);
      },
    );
    const isOne = answer === ONE;
    return [isOne, `a program with the opcode ${isOne ? "ran" : "gave another result"}`];
  });

/**
 * Asks an endpoint what Sablier's deployments need from a chain. It only reads.
 *
 * @returns one finding per requirement; the first says which chain it is. When that fails, nothing
 *   else is asked.
 */
export async function probeChain(rpc: Rpc): Promise<readonly Finding[]> {
  let chainId: bigint | undefined;
  const first = await check("JSON-RPC", async () => {
    chainId = quantity(await rpc("eth_chainId", []));
    return [
      chainId !== undefined,
      chainId === undefined ? "eth_chainId gave no number" : `chain id ${chainId}`,
    ];
  });
  if (chainId === undefined) return [first];
  return [
    first,
    ...(await Promise.all([
      checkCode(rpc, "CREATE2 factory", CREATE2_FACTORY),
      checkCode(rpc, "Multicall3", MULTICALL3),
      checkMulticall(rpc, chainId),
      checkPush0(rpc),
    ])),
  ];
}
