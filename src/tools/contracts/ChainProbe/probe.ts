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

async function checkCode(rpc: Rpc, name: string, address: string): Promise<Finding> {
  try {
    const code = await rpc("eth_getCode", [address, "latest"]);
    const bytes = typeof code === "string" ? Math.max(0, (code.length - 2) / 2) : 0;
    return bytes === 0
      ? { name, ok: false, detail: `there is no code at ${address}` }
      : { name, ok: true, detail: `${bytes} bytes of code at ${address}` };
  } catch (thrown) {
    return { name, ok: false, detail: messageOf(thrown) };
  }
}

async function checkMulticall(rpc: Rpc, chainId: bigint): Promise<Finding> {
  const name = "Multicall3 answers";
  try {
    const call = { to: MULTICALL3, data: GET_CHAIN_ID };
    const answer = quantity(await rpc("eth_call", [call, "latest"]));
    return answer === chainId
      ? { name, ok: true, detail: `its chain id is ${chainId}` }
      : { name, ok: false, detail: `its chain id is ${answer ?? "no number"}, not ${chainId}` };
  } catch (thrown) {
    return { name, ok: false, detail: messageOf(thrown) };
  }
}

async function checkPush0(rpc: Rpc): Promise<Finding> {
  const name = "PUSH0 (Shanghai)";
  try {
    const answer = await rpc("eth_call", [{ data: PUSH0_PROGRAM }, "latest"]);
    return answer === ONE
      ? { name, ok: true, detail: "a program with the opcode ran" }
      : { name, ok: false, detail: "a program with the opcode gave another result" };
  } catch (thrown) {
    return {
      name,
      ok: false,
      detail: `a program with the opcode did not run: ${messageOf(thrown)}`,
    };
  }
}

/**
 * Asks an endpoint what Sablier's deployments need from a chain. It only reads.
 *
 * @returns one finding per requirement; the first says which chain it is. When that fails, nothing
 *   else is asked.
 */
export async function probeChain(rpc: Rpc): Promise<readonly Finding[]> {
  let chainId: bigint | undefined;
  try {
    chainId = quantity(await rpc("eth_chainId", []));
  } catch (thrown) {
    return [{ name: "JSON-RPC", ok: false, detail: messageOf(thrown) }];
  }
  if (chainId === undefined) {
    return [{ name: "JSON-RPC", ok: false, detail: "eth_chainId gave no number" }];
  }
  return [
    { name: "JSON-RPC", ok: true, detail: `chain id ${chainId}` },
    ...(await Promise.all([
      checkCode(rpc, "CREATE2 factory", CREATE2_FACTORY),
      checkCode(rpc, "Multicall3", MULTICALL3),
      checkMulticall(rpc, chainId),
      checkPush0(rpc),
    ])),
  ];
}
