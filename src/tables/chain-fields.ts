import { optionField, textField } from "@site/src/forms/words";
import { VENDOR_NAMES, VENDORS } from "@site/src/lib/endpoints/model";
import { NETWORK_CHOICES } from "@site/src/lib/protocol/filter";
import { MAX_SEARCH_LENGTH } from "@site/src/lib/query";

/** What every table of chains can be searched and narrowed by. */
export const CHAIN_FIELDS = {
  text: textField("q", "Search", "", String, { limit: MAX_SEARCH_LENGTH }),
  network: optionField("network", "Network", "all", NETWORK_CHOICES),
};

/** As {@link CHAIN_FIELDS}, for tables of endpoints. */
export const ENDPOINT_FIELDS = {
  ...CHAIN_FIELDS,
  vendor: optionField("vendor", "Vendor", "", [
    { value: "", label: "All vendors" },
    ...VENDORS.map((value) => ({ value, label: VENDOR_NAMES[value] })),
  ]),
};
