/** A page id (its path without the leading slash), or a named group of items. */
export type SiteMapItem =
  | string
  | {
      readonly label: string;
      readonly items: readonly SiteMapItem[];
      readonly collapsed: boolean;
      /** Classes of its entry in the sidebar. */
      readonly className?: string;
    };

/** Ids of the pages in one folder, so that long lists name the folder once. */
const under = (folder: string, ids: readonly string[]): string[] =>
  ids.map((id) => `${folder}/${id}`);

const group = (label: string, items: readonly SiteMapItem[], collapsed = false): SiteMapItem => ({
  label,
  items,
  collapsed,
});

/** The pages about one product, with its sign: open where the reader is in it, one line elsewhere. */
const product = (
  label: "Lockup" | "Flow" | "Airdrops" | "Bob" | "Comptroller",
  items: readonly SiteMapItem[],
): SiteMapItem => ({
  label,
  items,
  collapsed: true,
  className: `sd-product sd-product-${label.toLowerCase()}`,
});

const concepts: SiteMapItem[] = [
  ...under("concepts", ["what-is-sablier", "streaming", "use-cases"]),
  product(
    "Lockup",
    under("concepts/lockup", [
      "overview",
      "stream-shapes",
      "segments",
      "tranches",
      "price-gated",
      "statuses",
      "hooks",
    ]),
  ),
  "concepts/merkle-airdrops",
  product("Flow", under("concepts/flow", ["overview", "statuses"])),
  "concepts/bob",
  ...under("concepts", [
    "chains",
    "nft",
    "cancelability",
    "transferability",
    "governance",
    "fees",
    "security",
    "glossary",
  ]),
];

const guides: SiteMapItem[] = [
  product("Lockup", [
    group(
      "v4.0",
      under("guides/lockup/v4.0", [
        "overview",
        "environment",
        "linear",
        "dynamic",
        "tranched",
        "price-gated",
        "keeper",
        "batch",
        "safe",
        "withdraw",
        "cancel",
        "renounce",
        "transfer",
        "hooks",
        "vesting-data",
        "etherscan",
        "gas",
        "from-v3.0",
        "from-v2.0",
      ]),
    ),
    group("v3.0", ["guides/lockup/v3.0/from-v2.0"], true),
    group(
      "v2.0",
      under("guides/lockup", ["overview", "deployments", "gas-benchmarks", "etherscan"]),
    ),
    group("Examples for v2.0", [
      "guides/lockup/examples/local-environment",
      group(
        "Create a Stream",
        under("guides/lockup/examples/create-stream", [
          "lockup-linear",
          "lockup-dynamic",
          "lockup-tranched",
        ]),
      ),
      group(
        "Batch Create Streams",
        under("guides/lockup/examples/batch-create-streams", [
          "batch-lockup-linear",
          "batch-lockup-dynamic",
          "batch-lockup-tranched",
        ]),
      ),
      group(
        "Stream Management",
        under("guides/lockup/examples/stream-management", [
          "setup",
          "withdraw",
          "cancel",
          "renounce",
          "transfer",
        ]),
      ),
      ...under("guides/lockup/examples", ["safe-batch", "hooks", "vesting-data"]),
      group(
        "Staking",
        under("guides/lockup/examples/staking", [
          "setup",
          "full-code",
          "hooks",
          "stake",
          "rewards",
          "claim",
          "unstake",
        ]),
        true,
      ),
    ]),
    group(
      "Previous Deployments",
      under("guides/lockup/previous-deployments", ["v1.2", "v1.1", "v1.0"]),
      true,
    ),
  ]),
  product("Flow", [
    group(
      "v3.0",
      under("guides/flow/v3.0", [
        "overview",
        "environment",
        "create",
        "deposit",
        "adjust-rate",
        "pause",
        "refund",
        "withdraw",
        "void",
        "batch",
        "rates",
        "read-debt",
        "alert",
        "safe",
        "explorer",
        "gas",
        "from-v2.0",
        "from-v1.1",
      ]),
    ),
    group("v2.0", ["guides/flow/v2.0/from-v1.1"], true),
    group("v1.1", under("guides/flow", ["overview", "deployments", "gas-benchmarks"])),
    group(
      "Examples for v1.1",
      under("guides/flow/examples", [
        "local-environment",
        "flow-calculate-rps",
        "create-stream",
        "stream-management",
        "batchable",
      ]),
    ),
    group("Previous Deployments", under("guides/flow/previous-deployments", ["v1.0"]), true),
  ]),
  product("Airdrops", [
    group(
      "v3.0",
      under("guides/airdrops/v3.0", [
        "overview",
        "environment",
        "list",
        "create-instant",
        "create-linear",
        "create-tranched",
        "create-vca",
        "create-execute",
        "verify",
        "claim",
        "claim-by-signature",
        "claim-with-attestation",
        "clawback",
        "explorer",
        "react",
        "gas",
        "from-v2.0",
        "from-v1.3",
      ]),
    ),
    group("v1.3", [
      ...under("guides/airdrops", ["overview", "deployments"]),
      ...under("guides/airdrops/examples", ["local-environment", "create-campaign"]),
      "guides/airdrops/verify-campaign",
    ]),
  ]),
  product(
    "Bob",
    under("guides/bob", [
      "overview",
      "create-vault",
      "enter",
      "redeem",
      "adapter",
      "transfer",
      "explorer",
    ]),
  ),
  group("Frontend", under("guides/frontend", ["react", "ethers", "events", "indexers"])),
  ...under("guides", ["custom-deployments", "snapshot-voting"]),
  group(
    "Legacy",
    under("guides/legacy", ["overview", "deployments", "streams", "gas-costs", "codebase"]),
    true,
  ),
];

const references: SiteMapItem[] = [
  "reference/overview",
  product("Lockup", [
    group(
      "v4.0",
      under("reference/lockup/v4.0", [
        "sablier-lockup",
        "batch-lockup",
        "types",
        "errors",
        "diagrams",
        "libraries",
        "hooks-and-nft",
      ]),
    ),
    group(
      "v3.0",
      under("reference/lockup/v3.0", [
        "differences",
        "sablier-lockup",
        "batch-lockup",
        "types",
        "errors",
      ]),
      true,
    ),
    group(
      "v2.0",
      [
        ...under("reference/lockup", ["diagrams", "access-control"]),
        group("Contracts", [
          ...under("reference/lockup/contracts", [
            "contract.SablierLockup",
            "contract.SablierBatchLockup",
            "contract.LockupNFTDescriptor",
          ]),
          group(
            "Abstracts",
            under("reference/lockup/contracts/abstracts", [
              "abstract.Adminable",
              "abstract.Batch",
              "abstract.NoDelegateCall",
              "abstract.SablierLockupBase",
            ]),
            true,
          ),
          group(
            "Interfaces",
            under("reference/lockup/contracts/interfaces", [
              "interface.IAdminable",
              "interface.IBatch",
              "interface.ILockupNFTDescriptor",
              "interface.ISablierBatchLockup",
              "interface.ISablierLockup",
              "interface.ISablierLockupBase",
              "interface.ISablierLockupRecipient",
            ]),
            true,
          ),
          group(
            "Libraries",
            under("reference/lockup/contracts/libraries", [
              "library.Errors",
              "library.Helpers",
              "library.NFTSVG",
              "library.SVGElements",
              "library.VestingMath",
            ]),
            true,
          ),
          group(
            "Types",
            under("reference/lockup/contracts/types", [
              "library.BatchLockup",
              "library.Lockup",
              "library.LockupDynamic",
              "library.LockupLinear",
              "library.LockupTranched",
              "struct.Broker",
            ]),
            true,
          ),
        ]),
      ],
      true,
    ),
  ]),
  product("Flow", [
    group(
      "v3.0",
      under("reference/flow/v3.0", [
        "sablier-flow",
        "types",
        "errors",
        "diagrams",
        "libraries",
        "nft",
      ]),
    ),
    group(
      "v2.0",
      under("reference/flow/v2.0", ["differences", "sablier-flow", "types", "errors"]),
      true,
    ),
    group(
      "v1.1",
      [
        ...under("reference/flow", ["diagrams", "access-control"]),
        group("Contracts", [
          ...under("reference/flow/contracts", [
            "contract.SablierFlow",
            "contract.FlowNFTDescriptor",
          ]),
          group(
            "Abstracts",
            under("reference/flow/contracts/abstracts", [
              "abstract.Adminable",
              "abstract.Batch",
              "abstract.NoDelegateCall",
              "abstract.SablierFlowBase",
            ]),
            true,
          ),
          group(
            "Interfaces",
            under("reference/flow/contracts/interfaces", [
              "interface.IAdminable",
              "interface.IBatch",
              "interface.IFlowNFTDescriptor",
              "interface.ISablierFlow",
              "interface.ISablierFlowBase",
            ]),
            true,
          ),
          group(
            "Libraries",
            under("reference/flow/contracts/libraries", ["library.Errors", "library.Helpers"]),
            true,
          ),
          group(
            "Types",
            under("reference/flow/contracts/types", ["library.Flow", "struct.Broker"]),
            true,
          ),
        ]),
      ],
      true,
    ),
  ]),
  product("Airdrops", [
    group(
      "v3.0",
      under("reference/airdrops/v3.0", [
        "factories",
        "merkle-base",
        "merkle-instant",
        "merkle-ll",
        "merkle-lt",
        "merkle-vca",
        "merkle-execute",
        "signatures",
        "types",
        "errors",
        "diagrams",
      ]),
    ),
    group(
      "v2.0",
      under("reference/airdrops/v2.0", [
        "differences",
        "factories",
        "merkle-base",
        "merkle-instant",
        "merkle-ll",
        "merkle-lt",
        "merkle-vca",
        "types",
        "errors",
      ]),
      true,
    ),
    group(
      "v1.3",
      [
        ...under("reference/airdrops", ["diagrams", "access-control"]),
        group("Contracts", [
          ...under("reference/airdrops/contracts", [
            "contract.SablierMerkleFactory",
            "contract.SablierMerkleInstant",
            "contract.SablierMerkleLL",
            "contract.SablierMerkleLT",
          ]),
          group(
            "Abstracts",
            under("reference/airdrops/contracts/abstracts", ["abstract.SablierMerkleBase"]),
            true,
          ),
          group(
            "Interfaces",
            under("reference/airdrops/contracts/interfaces", [
              "interface.ISablierMerkleBase",
              "interface.ISablierMerkleFactory",
              "interface.ISablierMerkleInstant",
              "interface.ISablierMerkleLL",
              "interface.ISablierMerkleLT",
            ]),
            true,
          ),
          group(
            "Libraries",
            under("reference/airdrops/contracts/libraries", ["library.Errors"]),
            true,
          ),
          group(
            "Types",
            under("reference/airdrops/contracts/types", [
              "library.MerkleBase",
              "library.MerkleFactory",
              "library.MerkleLL",
              "library.MerkleLT",
            ]),
            true,
          ),
        ]),
      ],
      true,
    ),
  ]),
  product(
    "Bob",
    under("reference/bob", [
      "sablier-bob",
      "bob-vault-share",
      "lido-adapter",
      "escrow",
      "types",
      "errors",
      "diagrams",
    ]),
  ),
  product(
    "Comptroller",
    under("reference/comptroller", ["overview", "sablier-comptroller", "errors", "v1.0"]),
  ),
  group(
    "Legacy",
    under("reference/legacy/contracts", ["non-constant-functions", "constant-functions"]),
    true,
  ),
  "reference/errors",
];

const apis: SiteMapItem[] = [
  ...under("api", ["overview", "getting-started", "identifiers", "migration"]),
  product("Lockup", [
    ...under("api/lockup", ["overview", "endpoints"]),
    group(
      "The Graph",
      under("api/lockup/the-graph", ["entities", "structure", "architecture", "queries"]),
    ),
    group("Envio", under("api/lockup/envio", ["similarities", "architecture", "queries"])),
    "api/lockup/previous-endpoints",
  ]),
  product("Flow", [
    ...under("api/flow", ["overview", "endpoints"]),
    group(
      "The Graph",
      under("api/flow/the-graph", ["entities", "structure", "architecture", "queries"]),
    ),
    group("Envio", under("api/flow/envio", ["similarities", "architecture", "queries"])),
    "api/flow/previous-endpoints",
  ]),
  product("Airdrops", [
    ...under("api/airdrops", ["overview", "endpoints"]),
    group(
      "Merkle API",
      under("api/airdrops/merkle-api", ["overview", "functionality", "examples"]),
    ),
    group("The Graph", under("api/airdrops/the-graph", ["entities", "queries"])),
    group("Envio", under("api/airdrops/envio", ["similarities", "queries"])),
    "api/airdrops/previous-endpoints",
  ]),
  ...under("api", ["development", "caveats", "legacy"]),
];

const apps: SiteMapItem[] = [
  group(
    "Features",
    under("apps/features", ["overview", "vesting", "payments", "airdrops", "other"]),
  ),
  "apps/without-the-app",
  group(
    "Guides",
    under("apps/guides", [
      "receive-a-stream",
      "claim-an-airdrop",
      "csv-support",
      "url-schemes",
      "how-to",
    ]),
  ),
  ...under("apps", ["branding", "v1"]),
];

const support: SiteMapItem[] = under("support", ["faq", "technical-guides", "how-to"]);

/** Every documentation page of the site in reading order, one tree per sidebar. */
export const SITE_MAP = {
  conceptsSidebar: concepts,
  guidesSidebar: guides,
  referencesSidebar: references,
  apiSidebar: apis,
  appSidebar: apps,
  supportSidebar: support,
} as const satisfies Record<string, readonly SiteMapItem[]>;

/** The ids in a list of site-map items, depth first. */
export function pageIds(items: readonly SiteMapItem[]): string[] {
  return items.flatMap((item) => (typeof item === "string" ? [item] : pageIds(item.items)));
}

/** Ids of all documentation pages, in the order of the sidebars. */
export const PAGE_IDS: readonly string[] = Object.values(SITE_MAP).flatMap(pageIds);
