import { getAddress } from "viem/utils";

import { quoteValue } from "../query";

/** Whether a text is an address: `0x` and 40 hex digits, in any case. */
export function isAddressText(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

const notAddress = (text: string): string =>
  `${quoteValue(text)} is not an address; write 0x and 40 hex digits`;

/**
 * Why a text is not a usable address, or undefined when it is. Mixed case must be the EIP-55
 * checksum; a single case carries no checksum and is accepted.
 */
export function addressProblem(text: string): string | undefined {
  if (!isAddressText(text)) {
    return notAddress(text);
  }
  const digits = text.slice(2);
  const singleCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!singleCase && toChecksum(text) !== text) {
    return `"${text}" has a wrong checksum, so a digit may be mistyped; copy the address again`;
  }
  return undefined;
}

/**
 * The address with its EIP-55 checksum.
 *
 * @throws RangeError for a text that is not an address
 */
export function toChecksum(address: string): string {
  if (!isAddressText(address)) {
    throw new RangeError(notAddress(address));
  }
  return getAddress(`0x${address.slice(2).toLowerCase()}`);
}

/**
 * An address or hash shortened for display: `0x7C01…1056`. The full value belongs in a title or a
 * copy button.
 *
 * @param digits hex digits kept at each end
 */
export function shortenHex(value: string, digits = 4): string {
  return value.length <= 2 + 2 * digits
    ? value
    : `${value.slice(0, 2 + digits)}…${value.slice(-digits)}`;
}
