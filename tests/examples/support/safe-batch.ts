import { type Address, getAddress, type Hex, isAddress, isHex } from "viem";
import * as z from "zod";

import type { Chain } from "./chain";

const address = z.custom<Address>(
  (value) => typeof value === "string" && isAddress(value) && getAddress(value) === value,
  "is no address with its checksum",
);

const bytes = z.custom<Hex>(
  (value) => isHex(value) && value.length % 2 === 0,
  "are no bytes in hex, two digits each",
);

/** A whole number as text: the Transaction Builder refuses a file with a number in its place. */
const numberText = z.string().regex(/^(?:0|[1-9]\d*)$/u);

const input = z.strictObject({
  name: z.string(),
  type: z.string().min(1),
  internalType: z.string().min(1),
});

const transaction = z
  .strictObject({
    to: address,
    value: numberText,
    data: bytes.nullish(),
    contractMethod: z
      .strictObject({ name: z.string().min(1), payable: z.boolean(), inputs: z.array(input) })
      .nullish(),
    contractInputsValues: z.record(z.string(), z.string()).nullish(),
  })
  .refine(
    ({ data, contractMethod }) => Boolean(data ?? contractMethod),
    "names neither the bytes of a call nor a method to encode",
  );

/**
 * A file of Safe's Transaction Builder: the fields that the app writes and reads of a batch
 * (safe-global/safe-react-apps, `apps/tx-builder/src/typings/models.ts`), and no others. Safe
 * publishes no schema.
 */
export const safeBatchFile = z.strictObject({
  version: z.literal("1.0"),
  chainId: numberText,
  /** Unix milliseconds. */
  createdAt: z.int().positive(),
  meta: z.strictObject({
    name: z.string().min(1),
    description: z.string().nullish(),
    txBuilderVersion: z.string().nullish(),
    checksum: bytes.nullish(),
    createdFromSafeAddress: address.nullish(),
    createdFromOwnerAddress: z.union([z.literal(""), address]).nullish(),
  }),
  transactions: z.array(transaction).min(1),
});

/**
 * Reads a file as the Transaction Builder does, and sends its calls as the Safe: one after the other,
 * in its own name.
 *
 * @param text contents of the file
 * @throws Error naming each field that does not fit, or the error of the first call that reverts
 */
export async function sendAsSafe(chain: Chain, safe: Address, text: string) {
  const file = safeBatchFile.parse(JSON.parse(text));
  for (const { to, value, data } of file.transactions) {
    if (!data) throw new Error("This test sends calls that are encoded in the file.");
    await chain.send({ from: safe, to, data, value: BigInt(value) });
  }
  return file;
}
