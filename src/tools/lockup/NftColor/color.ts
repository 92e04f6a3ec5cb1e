import { keccak256 } from "viem/utils";

import { MAX_UINT256 } from "@site/src/lib/fixed-point";
import { type FormValues, problemsOf, read, readWhole, textField } from "@site/src/forms";
import { addressField, readAddress } from "@site/src/forms/addresses";

/** Accent color of a Lockup NFT: hue in degrees, saturation and lightness in percent. */
export interface AccentColor {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/**
 * Accent color of a Lockup v2.0 NFT, from the last 32 bits of the keccak-256 hash of chain id
 * (32 bytes), contract (20 bytes) and stream id (32 bytes), as LockupNFTDescriptor computes it.
 * @param contract address with 20 bytes
 */
export function accentColor(chainId: bigint, contract: string, streamId: bigint): AccentColor {
  const packed = `${word(chainId)}${contract.slice(2).toLowerCase()}${word(streamId)}`;
  const bits = Number(BigInt(keccak256(`0x${packed}`)) & 0xffff_ffffn);
  return {
    hue: (bits >>> 16) % 360,
    saturation: (((bits >>> 8) & 255) % 80) + 20,
    lightness: ((bits & 255) % 70) + 30,
  };
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, "0");
}

/** The color as CSS writes it. */
export function cssColor({ hue, saturation, lightness }: AccentColor): string {
  return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

function readNumber(text: string): bigint {
  return readWhole(text, 0n, MAX_UINT256);
}

/** What the address of the page keeps; the initial contract comes from the deployment data. */
export function colorFields(contract: string) {
  return {
    chainId: textField("nfc", "Chain id", "1", readNumber, { inputMode: "numeric" }),
    contract: addressField("nfa", "Contract", contract, { wide: true }),
    streamId: textField("nfi", "Stream id", "1", readNumber, { inputMode: "numeric" }),
  } as const;
}

export type ColorField = keyof ReturnType<typeof colorFields>;

/** The color for what the reader has entered, or what is wrong with it. */
export function evaluate(texts: FormValues<ColorField>): {
  problems: Partial<Record<ColorField, string>>;
  color: AccentColor | undefined;
} {
  const chainId = read(() => readNumber(texts.chainId));
  const contract = read(() => readAddress(texts.contract));
  const streamId = read(() => readNumber(texts.streamId));
  const complete = chainId.ok && contract.ok && streamId.ok;
  return {
    problems: problemsOf({ chainId, contract, streamId }),
    color: complete ? accentColor(chainId.value, contract.value, streamId.value) : undefined,
  };
}
