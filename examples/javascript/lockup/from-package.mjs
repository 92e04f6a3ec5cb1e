import { sablier } from "sablier";

const release = sablier.releases.get({ protocol: "lockup", version: "v2.0" });
const lockup = sablier.contracts.get({ chainId: 8453, contractName: "SablierLockup", release });
console.log(lockup.address, lockup.block);
