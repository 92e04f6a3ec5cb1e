import { sablier } from "sablier";

const release = sablier.releases.get({ protocol: "lockup", version: "v2.0" });
const lockup = sablier.contracts.get({ chainId: 8453, contractName: "SablierLockup", release });
if (lockup === undefined) throw new Error("Lockup v2.0 is not on Base.");
console.log(lockup.address, lockup.block);
