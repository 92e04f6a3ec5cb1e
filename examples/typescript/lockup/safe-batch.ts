import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  parseUnits,
  zeroAddress,
} from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
/** Pays, and is the sender of the streams: may cancel them, and gets the refunds. */
const SAFE: Address = "0x1111111111111111111111111111111111111111";
const TOKEN: Address = "0x2222222222222222222222222222222222222222";
const DECIMALS = 18;
const STREAMS: readonly { readonly recipient: Address; readonly amount: string }[] = [
  { recipient: "0x3333333333333333333333333333333333333333", amount: "1000" },
  { recipient: "0x4444444444444444444444444444444444444444", amount: "2500.5" },
];
const WEEK = 7 * 24 * 60 * 60; // seconds
const DURATIONS = { cliff: 4 * WEEK, total: 52 * WEEK };

function lockupAddress(): Address {
  const contract = sablier.contracts.get({
    chainId: CHAIN.id,
    contractName: "SablierLockup",
    release,
  });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${CHAIN.name}.`);
  return contract.address;
}

/** One approval for the sum, then one creation for each stream. */
function transactions() {
  const lockup = lockupAddress();
  const streams = STREAMS.map(({ recipient, amount }) => ({
    recipient,
    totalAmount: parseUnits(amount, DECIMALS),
  }));
  const sum = streams.reduce((total, { totalAmount }) => total + totalAmount, 0n);

  const args = [lockup, sum] as const;
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args });
  const creations = streams.map((stream) =>
    encodeFunctionData({
      abi: release.abi.SablierLockup,
      functionName: "createWithDurationsLL",
      args: [
        {
          ...stream,
          sender: SAFE,
          token: TOKEN,
          cancelable: true,
          transferable: true,
          shape: "cliff",
          broker: { account: zeroAddress, fee: 0n },
        },
        { start: 0n, cliff: 0n },
        DURATIONS,
      ],
    }),
  );
  // Numbers as text, and addresses with their checksum.
  return [
    { to: getAddress(TOKEN), value: "0", data: approve },
    ...creations.map((data) => ({ to: getAddress(lockup), value: "0", data })),
  ];
}

/** Prints the file that the Transaction Builder imports. */
export function main(): void {
  const batch = {
    version: "1.0",
    chainId: String(CHAIN.id),
    createdAt: Date.now(),
    meta: { name: "Lockup streams", createdFromSafeAddress: SAFE },
    transactions: transactions(),
  };
  console.log(JSON.stringify(batch, null, 2));
}

if (process.argv[1] === import.meta.filename) main();
