import { AIRDROPS as AIRDROPS_2025 } from "./2025/airdrops";
import { FLOW as FLOW_2025 } from "./2025/flow";
import { LOCKUP as LOCKUP_2025 } from "./2025/lockup";
import { VENDOR_TOPICS as VENDOR_TOPICS_2025 } from "./2025/vendors";
import { AIRDROPS } from "./airdrops";
import { FLOW } from "./flow";
import { LOCKUP } from "./lockup";
import type { GraphqlDescriptions } from "./schema";
import { VENDOR_TOPICS } from "./vendors";

/** Everything that the pages say about the schemas in `data/graphql`. */
const DESCRIPTIONS: GraphqlDescriptions = {
  protocols: [LOCKUP, FLOW, AIRDROPS, LOCKUP_2025, FLOW_2025, AIRDROPS_2025],
  vendorTopics: { "2026": VENDOR_TOPICS, "2025": VENDOR_TOPICS_2025 },
};

export default DESCRIPTIONS;
