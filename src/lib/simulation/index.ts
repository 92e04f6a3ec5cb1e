export * from "./outcome";
export * as nft from "./erc721";
export type { NftLedger } from "./erc721";
