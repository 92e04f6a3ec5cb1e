/** What a page writes into its HTML when its scripts have something to do from the start. */
export const START_NOW = "data-start-now";
