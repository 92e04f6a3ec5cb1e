import type { Address, Hex } from "viem";

import { optionField, readOption, type TextField, textField } from "@site/src/forms";
import { readAddress } from "@site/src/forms/addresses";
import type { ChainInfo } from "@site/src/lib/protocol/model";

/** One value of the decoded call. */
export interface DecodedParameter {
  /** Name with the struct it is in, for example `baseParams.token`. */
  readonly path: string;
  readonly type: string;
  readonly value: string;
  /** The value in words, where digits alone are hard to read. */
  readonly meaning?: string;
}

/** A decoded call of the campaign factory. */
export interface DecodedCampaign {
  readonly functionName: string;
  /** Name of the campaign's contract. */
  readonly contract: string;
  readonly parameters: readonly DecodedParameter[];
  /** ABI-encoded constructor arguments of the campaign for the direct caller of the factory. */
  readonly constructorArguments: (creator: Address) => Hex;
}

/** Whether the factory deploys a campaign with this function. */
export function isCreateFunction(name: string): boolean {
  return /^createMerkle(?:Instant|LL|LT)$/.test(name);
}

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
    throw new RangeError("The data is shorter than a selector of 4 bytes; copy all of it");
  }
  return `0x${digits}`;
}

function readOptionalAddress(text: string): Address | undefined {
  return text.trim() === "" ? undefined : readAddress(text);
}

/** Services that publish verified source code. */
export const VERIFIERS = ["etherscan", "blockscout", "sourcify"] as const;

export type Verifier = (typeof VERIFIERS)[number];

export type VerifierField = "data" | "creator" | "campaign" | "chain" | "verifier";

/** Fields of the tool for a list of chains. */
export function verifierFields(
  chains: readonly ChainInfo[],
): Readonly<Record<VerifierField, TextField>> {
  return {
    data: textField("cd", "Calldata", "", (text: string) =>
      text.trim() === "" ? undefined : readCalldata(text),
    ),
    creator: textField("cc", "Creator", "", readOptionalAddress),
    campaign: textField("ca", "Campaign", "", readOptionalAddress),
    chain: textField("cn", "Chain", "1", (text: string) =>
      readOption(
        text,
        chains.map(({ id }) => `${id}`),
      ),
    ),
    verifier: optionField("cv", "Verifier", "etherscan", VERIFIERS, {
      caption: "Verify with",
      options: [
        { value: "etherscan", label: "Etherscan" },
        { value: "blockscout", label: "Blockscout" },
        { value: "sourcify", label: "Sourcify" },
      ],
    }),
  };
}

/** Chains besides the ZK chains whose factory was built with other compiler settings. */
const OTHER_SETTINGS: readonly string[] = ["hyperevm", "linea", "tangle"];

/** Whether the campaign code of a chain was built with settings other than the usual ones. */
export function hasOtherSettings(chain: Pick<ChainInfo, "slug" | "zk">): boolean {
  return chain.zk || OTHER_SETTINGS.includes(chain.slug);
}

/** Input of {@link verifyCommand}. */
export interface VerifyCommandInput {
  readonly campaign: string;
  readonly contract: string;
  readonly constructorArguments: Hex;
  readonly chain: Pick<ChainInfo, "id" | "explorer">;
  readonly verifier: Verifier;
}

/** Shell command that publishes the source code of a campaign. */
export function verifyCommand(input: VerifyCommandInput): string {
  const { campaign, contract, constructorArguments, chain, verifier } = input;
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

/** What to write for a campaign address that the reader has not entered. */
export const CAMPAIGN_VARIABLE = '"$CAMPAIGN"';
