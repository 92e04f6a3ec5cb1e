import type { Address } from "../src/lib/protocol/model";

/** Month of the newest table that named one admin per chain. */
export const ADMINS_AS_OF = "August 2025";

/** Admins that only one chain had, by chain id. */
export const OWN_ADMINS: Readonly<Record<number, Address>> = {
  1: "0x79Fb3e81aAc012c08501f41296CCC145a1E15844",
  10: "0x43c76FE8Aec91F63EbEfb4f5d2a4ba88ef880350",
  56: "0x6666cA940D2f4B65883b454b7Bc7EEB039f64fa3",
  100: "0x72ACB57fa6a8fa768bE44Db453B1CDBa8B12A399",
  137: "0x40A518C5B9c1d3D6d62Ba789501CE4D526C9d9C6",
  324: "0xaFeA787Ef04E280ad5Bb907363f214E4BAB9e288",
  8453: "0x83A6fA8c04420B3F9C7A4CF1c040b63Fbbc89B66",
  42161: "0xF34E41a6f6Ce5A45559B1D3Ee92E141a3De96376",
  43114: "0x4735517616373c5137dE8bcCDc887637B8ac85Ce",
  59144: "0x72dCfa0483d5Ef91562817C6f20E8Ce07A81319D",
  88888: "0x74A234DcAdFCB395b37C8c2B3Edf7A13Be78c935",
  534352: "0x0F7Ad835235Ede685180A5c611111610813457a9",
};

/** Account without a contract behind it that was the admin on all other chains below. */
export const SHARED_ADMIN: Address = "0xb1bEF51ebCA01EB12001a639bDBbFF6eEcA12B9F";

/** Chains of the shared admin by id. The last three are known from deployment records only. */
export const SHARED_ADMIN_CHAINS: readonly number[] = [
  2741, 81457, 1116, 999, 1890, 34443, 2818, 1329, 50104, 5330, 167000, 5845, 130, 80094, 50, 146,
];

/** Address of the Comptroller contract on most chains. */
export const COMPTROLLER: Address = "0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399";

/** Chains on which the Comptroller has another address, by chain id. */
export const OTHER_COMPTROLLERS: Readonly<Record<number, Address>> = {
  4663: "0x12d70713796A9460314C282c613DE307FdED1a36",
  59144: "0xF21b304A08993f98A79C7Eb841f812CCeab49B8b",
  369369: "0x946654AB30Dd6eD10236C89f2C8B2719df653691",
};

/** Chains with the usual Comptroller address, by id. */
export const COMPTROLLER_CHAINS: readonly number[] = [
  2741, 42161, 43114, 8453, 80094, 81457, 56, 88888, 1116, 100, 999, 1890, 1, 34443, 143, 2818, 10,
  137, 534352, 1329, 146, 5330, 130, 50, 324, 421614, 84532, 11155420, 11155111,
];

/** Who was the admin of the documented releases on a chain, as of {@link ADMINS_AS_OF}. */
export function recordedAdmin(chainId: number): Address | undefined {
  return OWN_ADMINS[chainId] ?? (SHARED_ADMIN_CHAINS.includes(chainId) ? SHARED_ADMIN : undefined);
}

/** The Comptroller contract of a chain. */
export function comptrollerOf(chainId: number): Address | undefined {
  const usual = COMPTROLLER_CHAINS.includes(chainId) ? COMPTROLLER : undefined;
  return OTHER_COMPTROLLERS[chainId] ?? usual;
}
