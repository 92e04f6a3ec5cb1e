import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { buildSchema, execute, type GraphQLSchema, isScalarType, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";

const FOLDER = path.join(SITE_DIR, "examples/graphql/legacy/the-graph");
const read = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

const schema = legacySchema();

/** The schema of the Legacy subgraphs, with scalars that refuse what matches nothing. */
function legacySchema(): GraphQLSchema {
  const file = path.join(SITE_DIR, "data/graphql/legacy.thegraph.graphql");
  const built = buildSchema(readFileSync(file, "utf8"));
  const forms = { BigInt: /^-?\d+$/, Bytes: /^0x(?:[0-9a-f]{2})*$/ };
  for (const [name, form] of Object.entries(forms)) {
    const type = built.getType(name);
    if (!isScalarType(type)) throw new Error(`The schema has no scalar ${name}.`);
    type.parseValue = (value) => {
      if (typeof value === "string" && form.test(value)) return value;
      throw new TypeError(`${name} cannot be ${JSON.stringify(value)}.`);
    };
  }
  return built;
}

const SENDER = `0x${"1".repeat(40)}`;
const RECIPIENT = `0x${"2".repeat(40)}`;
const token = { id: `0x${"a".repeat(40)}`, name: "Example", symbol: "EXT", decimals: 18 };
const hash = (digit: string): string => `0x${digit.repeat(64)}`;

const withdrawal = {
  id: `${hash("b")}-7`,
  amount: "250000000000000000000",
  timestamp: "1704067200",
  txhash: hash("b"),
};

const stream = {
  id: "100024",
  sender: SENDER,
  recipient: RECIPIENT,
  deposit: "999999999999981504000",
  ratePerSecond: "31709791983764",
  startTime: "1696118400",
  stopTime: "1727654400",
  timestamp: "1696032000",
  token,
  withdrawals: [withdrawal],
  cancellation: {
    recipientBalance: "149999999999992601600",
    senderBalance: "599999999999988902400",
    timestamp: "1708732800",
  },
};

const transactions = [
  ["CreateStream", SENDER, 18254021, stream.timestamp, hash("c")],
  ["WithdrawFromStream", RECIPIENT, 18908894, withdrawal.timestamp, withdrawal.txhash],
  ["CancelStream", SENDER, 19293714, stream.cancellation.timestamp, hash("d")],
].map(([event, from, block, timestamp, txhash]) => ({ event, from, block, timestamp, txhash }));

/** Answers as a Legacy subgraph with one stream does. */
const root = {
  stream: ({ id }: { id: string }) => (id === stream.id ? stream : null),
  streams: ({ where }: { where: { sender: string; timestamp_lt: string } }) =>
    where.sender === stream.sender && BigInt(stream.timestamp) < BigInt(where.timestamp_lt)
      ? [stream]
      : [],
  streamTransactions: ({ where }: { where: { stream: string } }) =>
    where.stream === stream.id ? transactions : [],
};

const queries = readdirSync(FOLDER).filter((file) => file.endsWith(".graphql"));

describe("queries of the Legacy subgraphs", () => {
  it.each(queries)("%s fits the schema and answers as shown", async (file) => {
    const document = parse(read(file));
    expect(validate(schema, document)).toEqual([]);
    const variableValues = JSON.parse(
      read(file.replace(/\.graphql$/, ".variables.json")),
    ) as Record<string, unknown>;
    const answer = await execute({ schema, document, rootValue: root, variableValues });
    expect(answer.errors).toBeUndefined();
    await expect(`${JSON.stringify(answer, null, 2)}\n`).toMatchFileSnapshot(
      path.join(FOLDER, file.replace(/\.graphql$/, ".response.json")),
    );
  });

  it("refuse an address with capitals", async () => {
    const answer = await execute({
      schema,
      document: parse(read("streams-by-sender.graphql")),
      rootValue: root,
      variableValues: { sender: `0x${"A".repeat(40)}`, before: "1" },
    });
    expect(answer.errors?.map(String).join("\n")).toMatch(/Bytes cannot be/);
  });
});
