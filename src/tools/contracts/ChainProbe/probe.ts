import { isLocalHost, LOCAL_LIMIT } from "@site/src/lib/endpoints/local";
import { quoteValue } from "@site/src/lib/query";

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

const TIMEOUT_MS = 15_000;

/** What a probe found about one requirement. */
export interface Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/**
 * Reads the address of a JSON-RPC endpoint.
 *
 * @throws RangeError that names the text when it is no http(s) address, or one that a page served
 *   over https cannot reach
 */
export function readEndpoint(text: string): URL {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) {
    throw new RangeError(
      `${quoteValue(text)} is not an address; write for example https://rpc.example.org`,
    );
  }
  const url = new URL(trimmed);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocalHost(url.hostname))) {
    throw new RangeError(
      `${quoteValue(text)} does not start with https://; browsers reach only such endpoints, or http://localhost`,
    );
  }
  return url;
}

/** Sends a JSON-RPC request and returns its result. */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * Makes a sender of JSON-RPC requests.
 *
 * @param request `fetch` or a stand-in
 * @returns a function that rejects with an Error that says what the endpoint did
 */
export function createRpc(url: URL, request: typeof fetch): Rpc {
  let id = 0;
  return async (method, params) => {
    id += 1;
    let response: Response;
    try {
      response = await request(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (thrown) {
      throw new Error(
        thrown instanceof DOMException && thrown.name === "TimeoutError"
          ? `no answer within ${TIMEOUT_MS / 1000} seconds`
          : `the endpoint cannot be reached, or it does not allow requests from browsers${isLocalHost(url.hostname) ? `. ${LOCAL_LIMIT}` : ""}`,
        { cause: thrown },
      );
    }
    if (!response.ok) {
      throw new Error(`the endpoint answered with HTTP status ${response.status}`);
    }
    let body: unknown;
    try {
      body = await response.json();
    } catch (thrown) {
      throw new Error("the answer is not JSON", { cause: thrown });
    }
    return resultOf(body);
  };
}

function resultOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null) {
    throw new Error("the answer is not JSON-RPC");
  }
  if ("error" in body && body.error !== null && body.error !== undefined) {
    const { error } = body;
    const message =
      typeof error === "object" && "message" in error && typeof error.message === "string"
        ? error.message
        : "without a message";
    throw new Error(`the endpoint answered with an error: ${quoteValue(message)}`);
  }
  if (!("result" in body)) {
    throw new Error("the answer is not JSON-RPC");
  }
  return body.result;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
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
