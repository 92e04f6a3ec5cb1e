export * from "./campaign";
export * from "./merkle";
export * from "./schedule";
export * as airdropSimulator from "./simulator";
export type {
  AirdropOutcome,
  AirdropState,
  Campaign,
  CampaignDelivery,
  CampaignParameters,
  StatedTotals,
} from "./simulator";
