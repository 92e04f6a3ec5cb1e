import type { Hex } from "viem";

import { optionField, textField } from "@site/src/forms";
import { optionalAddressField } from "@site/src/forms/addresses";
import type { ChainInfo } from "@site/src/lib/protocol/model";
import { quoteValue } from "@site/src/lib/query";

/**
 * Reads calldata in hex, with or without `0x`.
 *
 * @throws RangeError that says what is wrong with the text
 */
export function readCalldata(text: string): Hex {
  const digits = text.trim().replace(/\s+/g, "").replace(/^0x/i, "").toLowerCase();
  const wrong = /[^0-9a-f]/.exec(digits)?.[0];
  if (wrong !== undefined) {
    throw new RangeError(`"${wrong}" is not a hexadecimal digit; copy the data again`);
  }
  if (digits.length < 8) {
    throw new RangeError(
      `${quoteValue(text.trim())} is shorter than a selector of 4 bytes; copy all of the data`,
    );
  }
  return `0x${digits}`;
}

/** Services that publish verified source code. */
const VERIFIERS = { etherscan: "Etherscan", blockscout: "Blockscout", sourcify: "Sourcify" };

export type Verifier = keyof typeof VERIFIERS;

/** Fields of the tool for a list of chains. */
export function creationFields(chains: readonly ChainInfo[]) {
  return {
    data: textField(
      "cd",
      "Calldata",
      "",
      (text) => (text.trim() === "" ? undefined : readCalldata(text)),
      {
        caption: "Calldata of the call to the factory",
        rows: 4,
        code: true,
        wide: true,
      },
    ),
    creator: optionalAddressField("cc", "Creator", {
      caption: "Direct caller of the factory",
      hint: "Your wallet, or the Safe or contract that made the call.",
      wide: true,
    }),
    campaign: optionalAddressField("ca", "Campaign", {
      hint: "Optional, for the command.",
      wide: true,
    }),
    chain: optionField(
      "cn",
      "Chain",
      "1",
      chains.map(({ id, name }) => ({ value: `${id}`, label: name })),
    ),
    verifier: optionField("cv", "Verifier", "etherscan", VERIFIERS, { caption: "Verify with" }),
  };
}

interface VerifyCommandInput {
  /** A variable of the shell stands for an address that is not known. */
  readonly campaign: string | undefined;
  readonly contract: string;
  readonly constructorArguments: Hex;
  readonly chain: Pick<ChainInfo, "id" | "explorer">;
  readonly verifier: Verifier;
}

/** Shell command that publishes the source code of a campaign. */
export function verifyCommand(input: VerifyCommandInput): string {
  const { campaign = '"$CAMPAIGN"', contract, constructorArguments, chain, verifier } = input;
  const service: Readonly<Record<Verifier, readonly string[]>> = {
    etherscan: ['--etherscan-api-key "$ETHERSCAN_API_KEY"'],
    blockscout: ["--verifier blockscout", `--verifier-url ${chain.explorer.url}/api/`],
    sourcify: ["--verifier sourcify"],
  };
  return [
    "FOUNDRY_PROFILE=optimized forge verify-contract",
    `  --chain ${chain.id}`,
    ...service[verifier].map((option) => `  ${option}`),
    `  --constructor-args ${constructorArguments}`,
    "  --watch",
    `  ${campaign}`,
    `  src/${contract}.sol:${contract}`,
  ].join(" \\\n");
}
