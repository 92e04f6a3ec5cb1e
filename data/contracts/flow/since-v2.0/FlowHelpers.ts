import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const decimals: ValueDoc = {
  name: "decimals",
  unit: "decimals",
  text: "Decimals of the token, at most 18.",
};

export default defineContract({
  name: "FlowHelpers",
  kind: "library",
  releases: ["flow@v3.0"],
  route: "/reference/flow/{version}/libraries",
  source: "src/libraries/FlowHelpers.sol",
  abi: [],
  records: [
    {
      kind: "function",
      name: "descaleAmount",
      solidity:
        "function descaleAmount(uint256 amount, uint8 decimals) internal pure returns (uint256)",
      summary: "Converts an amount with 18 decimals into base units of a token, rounded down.",
      params: [{ name: "amount", unit: "scaled base units", text: "Amount to convert." }, decimals],
      returns: [{ name: "", unit: "base units", text: "Amount in the decimals of the token." }],
      notes: [
        "The divisor is 10 to the power of 18 minus `decimals`. With 6 decimals, 1,999,999,999,999 becomes 1. With 18 decimals, the amount is returned unchanged.",
      ],
    },
    {
      kind: "function",
      name: "scaleAmount",
      solidity:
        "function scaleAmount(uint256 amount, uint8 decimals) internal pure returns (uint256)",
      summary: "Converts base units of a token into an amount with 18 decimals.",
      params: [{ name: "amount", unit: "base units", text: "Amount to convert." }, decimals],
      returns: [{ name: "", unit: "scaled base units", text: "Amount with 18 decimals." }],
      notes: [
        "The factor is 10 to the power of 18 minus `decimals`, multiplied without an overflow check. Flow passes amounts of at most 128 bits, for which the product fits into 256 bits.",
      ],
    },
  ],
});
