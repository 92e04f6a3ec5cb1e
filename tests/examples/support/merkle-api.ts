import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { getAddress, isAddress, keccak256, parseUnits, stringToBytes } from "viem";

import { buildTree, type MerkleTree, merkleProof } from "../../../src/lib/airdrops";
import { readCsv } from "../../../src/lib/csv/parse";

/** The two forms in which the Merkle API runs. */
export type Runtime = "standalone" | "serverless";

export interface MerkleApiOptions {
  readonly runtime: Runtime;
  /** Token that the serverless form asks for; none when the operator has forgotten it. */
  readonly token?: string;
  /** Whether the token is asked for on every route but health, as since April 2026. */
  readonly asksAlways?: boolean;
}

/** A running stand-in for the Merkle API. */
export interface MerkleApi {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Files by content id, as a gateway would give them. */
  readonly files: ReadonlyMap<string, string>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  /** JSON, or text of a platform that is no JSON. */
  readonly body: unknown;
}

interface RowError {
  readonly row: number;
  readonly message: string;
}

interface Recipient {
  readonly address: string;
  readonly amount: string;
}

/** The file on IPFS. */
interface CampaignFile {
  readonly total_amount: string;
  readonly number_of_recipients: number;
  readonly root: string;
  readonly merkle_tree: string;
  readonly recipients: readonly Recipient[];
}

const message = (status: number, text: string): Answer => ({ status, body: { message: text } });

/** Checks the rows as the service does; row 1 is the header. */
function checkRows(text: string, decimals: number): { errors: RowError[]; list: Recipient[] } {
  const [first, ...rows] = readCsv(text);
  const header = first?.fields.map((field) => field.trim().toLowerCase()) ?? [];
  const errors: RowError[] = [];
  if (header[0] !== "address" || header[1] !== "amount") {
    errors.push({ row: 1, message: "The header is not address,amount." });
  }
  const seen = new Set<string>();
  const list: Recipient[] = [];
  const pattern = new RegExp(String.raw`^\+?\d+(?:\.\d{1,${Math.max(decimals, 1)}})?$`);
  for (const { row, fields } of rows) {
    const [address = "", amount = ""] = fields.map((field) => field.trim());
    if (fields.length !== header.length) {
      errors.push({ row, message: "Invalid row" });
    } else if (!isAddress(address, { strict: false })) {
      errors.push({ row, message: "This is no address." });
    } else if (seen.has(address.toLowerCase())) {
      errors.push({ row, message: "The address is in the list already." });
    } else if (!pattern.test(amount) || parseUnits(amount.replace("+", ""), decimals) === 0n) {
      errors.push({ row, message: "This is no amount above zero." });
    } else {
      seen.add(address.toLowerCase());
      const units = parseUnits(amount.replace("+", ""), decimals);
      list.push({ address: getAddress(address), amount: units.toString() });
    }
  }
  if (errors.length === 0 && list.length < 2) {
    errors.push({ row: 1, message: "The list has fewer than two recipients." });
  }
  if (list.reduce((sum, { amount }) => sum + BigInt(amount), 0n) >= 2n ** 128n) {
    errors.push({ row: 1, message: "The sum does not fit into 128 bits." });
  }
  return { errors, list };
}

function treeOf(list: readonly Recipient[]): MerkleTree {
  return buildTree(
    list.map(({ address, amount }, index) => ({
      index: BigInt(index),
      recipient: address,
      amount: BigInt(amount),
    })),
  );
}

/** The file that the service pins for a list. */
export function campaignFile(list: readonly Recipient[]): CampaignFile {
  const tree = treeOf(list);
  return {
    total_amount: list.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString(),
    number_of_recipients: list.length,
    root: tree.root,
    merkle_tree: JSON.stringify({
      format: "standard-v1",
      tree: tree.nodes,
      values: list.map(({ address, amount }, index) => ({
        value: [String(index), address, amount],
        tree_index: tree.positions[index],
      })),
      leaf_encoding: ["uint", "address", "uint256"],
    }),
    recipients: list,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The file of a form; undefined when there is none that the form of the service would take. */
async function fileOf(type: string, body: Buffer, runtime: Runtime): Promise<File | undefined> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    .catch(() => new FormData());
  const part = runtime === "standalone" ? form.get("data") : [...form.values()][0];
  return part instanceof File ? part : undefined;
}

/**
 * Starts a server that answers as `data/merkle-api/openapi.json` says, on a port of this machine.
 * What it pins is kept in memory.
 */
export async function startMerkleApi(options: MerkleApiOptions): Promise<MerkleApi> {
  const { runtime, token, asksAlways = false } = options;
  const isStandalone = runtime === "standalone";
  const files = new Map<string, string>();

  async function create(url: URL, request: IncomingMessage): Promise<Answer> {
    const type = request.headers["content-type"] ?? "";
    const body = await bodyOf(request);
    if (!type.startsWith("multipart/form-data")) {
      return isStandalone
        ? { status: 200, body: "InvalidHeader" }
        : message(200, "The content type is not multipart/form-data.");
    }
    const decimals = url.searchParams.get("decimals") ?? "";
    if (!/^\d+$/.test(decimals) || Number(decimals) > 65_535) {
      return message(isStandalone ? 400 : 200, "The parameter decimals is no number.");
    }
    const file = await fileOf(type, body, runtime);
    if (file === undefined) return message(isStandalone ? 400 : 200, "There is no file.");
    const { errors, list } = checkRows(await file.text(), Number(decimals));
    if (errors.length > 0) {
      return { status: 400, body: { status: "The file breaks rules.", errors } };
    }
    const pinned = campaignFile(list);
    const cid = `bafkrei${keccak256(stringToBytes(pinned.merkle_tree)).slice(2, 54)}`;
    files.set(cid, JSON.stringify(pinned));
    const { root, total_amount: total } = pinned;
    return {
      status: 200,
      body: { status: "Stored.", root, total, recipients: String(list.length), cid },
    };
  }

  function read(cid: string | null): CampaignFile | undefined {
    try {
      const parsed = JSON.parse(files.get(cid ?? "") ?? "") as CampaignFile;
      return Array.isArray(parsed.recipients) ? parsed : undefined;
    } catch {
      return undefined;
    }
  }

  function eligibility(url: URL, request: IncomingMessage): Answer {
    if (!isStandalone) {
      if (token === undefined) return { status: 500, body: "The function has crashed." };
      if (request.headers.authorization !== `Bearer ${token}`) {
        return message(401, "The token is wrong.");
      }
    }
    const address = url.searchParams.get("address");
    const cid = url.searchParams.get("cid");
    if (address === null || cid === null) return message(400, "A parameter is missing.");
    const file = read(cid);
    if (file === undefined) return message(500, "The file cannot be read.");
    const index = file.recipients.findIndex(
      (one) => one.address.toLowerCase() === address.toLowerCase(),
    );
    const found = file.recipients[index];
    if (found === undefined) return message(400, "The address is not in the list.");
    return {
      status: 200,
      body: { index, proof: merkleProof(treeOf(file.recipients), index), ...found },
    };
  }

  function validity(url: URL): Answer {
    const cid = url.searchParams.get("cid");
    const file = read(cid);
    if (file === undefined) return message(500, "The file cannot be read.");
    const { root, total_amount: total, number_of_recipients: count } = file;
    return { status: 200, body: { root, total, recipients: String(count), cid } };
  }

  async function answer(url: URL, request: IncomingMessage): Promise<Answer> {
    const route = `${request.method ?? ""} ${url.pathname}`;
    const isAllowed = token !== undefined && request.headers.authorization === `Bearer ${token}`;
    if (asksAlways && !isAllowed && url.pathname !== "/api/health") {
      return message(401, "The token is wrong.");
    }
    if (route === "POST /api/create") return create(url, request);
    if (route === "GET /api/eligibility") return eligibility(url, request);
    if (route === "GET /api/validity") return validity(url);
    if (route === "GET /api/health") {
      return { status: 200, body: { status: "success", message: "It runs." } };
    }
    return isStandalone ? { status: 200, body: "NotFound" } : { status: 404, body: "NOT_FOUND" };
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const gateway = /^\/ipfs\/(\w+)$/.exec(url.pathname)?.[1];
    if (gateway !== undefined) {
      const text = files.get(gateway);
      response.writeHead(text === undefined ? 404 : 200).end(text ?? "");
      return;
    }
    const { status, body } = await answer(url, request);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
