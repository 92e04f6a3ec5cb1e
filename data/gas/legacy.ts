import type { GasDataSet } from "./schema";

/** Execution of the v1.1 code in an in-memory EVM. */
export const LEGACY_MEASURED: GasDataSet = {
  id: "measured",
  label: "Execution only",
  release: "legacy@v1.1",
  source: {},
  conditions: [
    "Sablier v1.1 compiled with solc 0.5.17 and run in an in-memory EVM, with a plain OpenZeppelin token.",
    "Without the 21,000 gas of a transaction, without calldata, before refunds.",
  ],
  tables: [
    {
      id: "legacy",
      label: "Legacy",
      contract: "Sablier",
      columns: [{ label: "Lowest" }, { label: "Highest" }],
      rows: [
        ["createStream", "", [216_568, 218_568]],
        ["withdrawFromStream", "", [43_905]],
        ["cancelStream", "", [58_905]],
      ],
    },
  ],
};

/** Whole transactions, recorded in an in-memory EVM: `tests/vectors/legacy-v1.1.jsonl`. */
export const LEGACY_RECORDED: GasDataSet = {
  id: "recorded",
  label: "Whole transaction, recorded",
  release: "legacy@v1.1",
  source: {},
  conditions: [
    "Whole transactions on an in-memory EVM with a plain OpenZeppelin token: 21,000 gas, calldata and cold storage included, refunds taken off.",
    "The lowest withdrawal empties and deletes its stream; the highest is the first payment that its recipient receives in the token. The lowest cancellation comes before the start.",
  ],
  tables: [
    {
      id: "legacy",
      label: "Legacy",
      contract: "Sablier",
      columns: [{ label: "Lowest" }, { label: "Highest" }],
      rows: [
        ["createStream", "", [249_429, 249_501]],
        ["withdrawFromStream", "", [73_695, 85_315]],
        ["cancelStream", "", [76_943, 85_578]],
      ],
    },
  ],
};

/** Round figures for a whole transaction, as the protocol advertised them. */
export const LEGACY_TYPICAL: GasDataSet = {
  id: "typical",
  label: "Whole transaction, typical",
  release: "legacy@v1.1",
  source: {},
  conditions: ["Rounded figures for a whole transaction. They vary with the token."],
  tables: [
    {
      id: "legacy",
      label: "Legacy",
      contract: "Sablier",
      columns: [{ label: "About" }],
      rows: [
        ["createStream", "", [240_000]],
        ["withdrawFromStream", "", [80_000]],
        ["cancelStream", "", [90_000]],
      ],
    },
  ],
};

/** Figures for Legacy, the most complete first. */
export const LEGACY_GAS = [LEGACY_RECORDED, LEGACY_MEASURED, LEGACY_TYPICAL] as const;
