import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const decimals: ValueDoc = {
  name: "decimals",
  unit: "decimals",
  text: "Decimals of the token, at most 18: Flow rejects other tokens when a stream is created.",
};

export default defineContract({
  name: "Helpers",
  kind: "library",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/libraries/library.Helpers",
  source: "src/libraries/Helpers.sol",
  abi: [],
  errors: ["flow/Errors"],
  records: [
    {
      kind: "function",
      name: "calculateAmountsFromFee",
      solidity:
        "function calculateAmountsFromFee(uint128 totalAmount, UD60x18 fee) internal pure returns (uint128 feeAmount, uint128 netAmount)",
      summary: "Splits an amount into a fee and the rest.",
      params: [
        { name: "totalAmount", unit: "base units", text: "Amount to split." },
        { name: "fee", unit: "18-decimals share", text: "Share that becomes the fee." },
      ],
      returns: [
        { name: "feeAmount", unit: "base units", text: "The fee, rounded down." },
        { name: "netAmount", unit: "base units", text: "`totalAmount` minus the fee." },
      ],
      notes: [
        "Flow uses it for the broker fee on deposits and for the protocol fee on withdrawals. On small amounts the fee rounds to 0: at 1%, every amount below 100 base units is free of it.",
      ],
    },
    {
      kind: "function",
      name: "checkAndCalculateBrokerFee",
      solidity:
        "function checkAndCalculateBrokerFee(uint128 totalAmount, Broker memory broker, UD60x18 maxFee) internal pure returns (uint128 brokerFeeAmount, uint128 depositAmount)",
      summary: "Checks the broker of a deposit and splits the total amount.",
      params: [
        { name: "totalAmount", unit: "base units", text: "Deposit and fee together." },
        { name: "broker", text: "Account and share of the broker." },
        {
          name: "maxFee",
          unit: "18-decimals share",
          text: "Highest share allowed; Flow passes `MAX_FEE`.",
        },
      ],
      returns: [
        { name: "brokerFeeAmount", unit: "base units", text: "Amount that the broker receives." },
        { name: "depositAmount", unit: "base units", text: "Amount that the stream receives." },
      ],
      requires: [
        {
          text: "`broker.fee` is at most `maxFee`.",
          raises: "SablierFlow_BrokerFeeTooHigh",
        },
        {
          text: "`broker.account` is not the zero address.",
          raises: "SablierFlow_BrokerAddressZero",
        },
      ],
    },
    {
      kind: "function",
      name: "descaleAmount",
      solidity:
        "function descaleAmount(uint256 amount, uint8 decimals) internal pure returns (uint256)",
      summary: "Turns an amount with 18 decimals into base units of a token, rounding down.",
      params: [{ name: "amount", unit: "scaled base units", text: "Amount to convert." }, decimals],
      returns: [{ name: "", unit: "base units", text: "The amount in the token's own decimals." }],
      notes: [
        "It divides by 10 to the power of 18 minus `decimals`, so with 6 decimals `1999999999999` becomes 1. An amount of a token with 18 decimals is returned as it is.",
      ],
    },
    {
      kind: "function",
      name: "scaleAmount",
      solidity:
        "function scaleAmount(uint256 amount, uint8 decimals) internal pure returns (uint256)",
      summary: "Turns base units of a token into an amount with 18 decimals.",
      params: [{ name: "amount", unit: "base units", text: "Amount to convert." }, decimals],
      returns: [{ name: "", unit: "scaled base units", text: "The amount with 18 decimals." }],
      notes: [
        "It multiplies by 10 to the power of 18 minus `decimals`, without an overflow check. Flow passes 128-bit amounts, whose product with at most 10^18 fits in 256 bits.",
      ],
    },
  ],
});
