import { AIRDROPS } from "./airdrops";
import { FLOW } from "./flow";
import { LOCKUP } from "./lockup";
import type { GraphqlDescriptions } from "./schema";
import { VENDOR_TOPICS } from "./vendors";

/** Everything that the pages say about the schemas in `data/graphql`. */
const DESCRIPTIONS: GraphqlDescriptions = {
  protocols: [LOCKUP, FLOW, AIRDROPS],
  vendorTopics: VENDOR_TOPICS,
};

export default DESCRIPTIONS;
