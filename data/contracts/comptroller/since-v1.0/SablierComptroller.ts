import { defineContract } from "../../schema";
import type { Requirement, ValueDoc } from "../../schema";

const V10 = "comptroller@v1.0";
const V11 = "comptroller@v1.1";

const CONVERSION = "Fees in wei";
const STORED = "Stored fees";
const MANAGEMENT = "Fee management";
const ATTESTORS = "Attestors";
const PAYOUT = "Payout of native coin";
const ADMIN = "The admin";
const ROLES = "Role administration";
const UPGRADE = "Initializer and upgrades";
const IDENTITY = "Constants and interfaces";
// With titles of their own, these follow the functions.
const EVENTS = "Events of the Comptroller";
const TYPES = "Types";

const USD = "8-decimals USD";

const protocol: ValueDoc = {
  name: "protocol",
  text: "Protocol that the fee belongs to, a number of the enum [Protocol](ref:@/SablierComptroller#Protocol).",
};

const indexedProtocol: ValueDoc = { name: "protocol", text: "Protocol that the fee belongs to." };

const user: ValueDoc = {
  name: "user",
  text: "Sender of the streams, or creator of the campaigns, that the custom fee is for.",
};

const role: ValueDoc = { name: "role", text: "Id of the role, a keccak256 hash." };

const roleAccount: ValueDoc = { name: "account", text: "Address that has or gets the role." };

const campaign: ValueDoc = { name: "campaign", text: "Address of an Airdrops campaign." };

const inEnum: Requirement = {
  text: "`protocol` is a number of the enum.",
  raises: { other: "a revert without data" },
};

const admin: Requirement = { text: "You are the admin.", raises: "CallerNotAdmin" };

const feeManager: Requirement = {
  text: "You are the admin or hold `FEE_MANAGEMENT_ROLE`.",
  raises: "UnauthorizedAccess",
};

const attestorManager: Requirement = {
  text: "You are the admin or hold `ATTESTOR_MANAGER_ROLE`.",
  raises: "UnauthorizedAccess",
};

const belowCap = (name: string): Requirement => ({
  text: `\`${name}\` is at most 100 US dollars, 10,000,000,000 with 8 decimals.`,
  raises: "SablierComptroller_MaxFeeUSDExceeded",
});

const readable: Requirement = {
  text: "The price feed, if one is set and the fee is not 0, has code and responds in the expected form.",
  raises: { other: "a revert without data" },
};

const noOverflow: readonly Requirement[] = [
  {
    text: "The fee times 10^(10 + decimals of the feed) fits into a uint256.",
    raises: { panic: "0x11" },
    until: V10,
  },
];

const feeWei: ValueDoc = {
  name: "",
  unit: "wei",
  text: "Fee in the chain's native coin, rounded down; 0 when the feed is missing, old or unusable.",
};

const live =
  "The result changes with the price and with each change of the fee. Read it right before you send a transaction. A surplus is kept.";

const previousFee: ValueDoc = {
  name: "previousMinFeeUSD",
  unit: USD,
  text: "Previous fee for `user`, which is an older custom fee or the minimum.",
};

const customFeeEvent = (newFee: string): readonly ValueDoc[] => [
  indexedProtocol,
  { name: "caller", text: "Address that made the change." },
  user,
  previousFee,
  { name: "newMinFeeUSD", unit: USD, text: newFee },
];

const initialized = {
  text: "The contract has not been initialized. The implementation itself counts as initialized.",
  raises: "InvalidInitialization",
} satisfies Requirement;

const initialFee = (name: string, product: string): ValueDoc => ({
  name,
  unit: USD,
  text: `First minimum fee of ${product}.`,
});

const initialAdmin: ValueDoc = {
  name: "initialAdmin",
  text: "First admin of the proxy. The zero address is accepted and leaves the proxy without an admin.",
};

const initialOracle: ValueDoc = {
  name: "initialOracle",
  text: "First price feed, or the zero address for none.",
};

const initializerNotes = [
  "The function is open to any address until it has run, so a proxy is deployed with this call in its constructor's data. It emits no event about fees or the feed.",
];

const throughProxy: Requirement = {
  text: "The call goes through a proxy whose implementation is this contract.",
  raises: "UUPSUnauthorizedCallContext",
};

const initialFeesBelowCap: Requirement = {
  text: "No first fee is above 100 US dollars.",
  raises: "SablierComptroller_MaxFeeUSDExceeded",
};

const feedAnswers = (name: string): Requirement => ({
  text: `\`${name}\` is the zero address, or has a function \`latestRoundData()\` that responds in the expected form.`,
  raises: { other: "the feed's own error, or a revert without data" },
});

const roleEvent: readonly ValueDoc[] = [
  { name: "admin", text: "Admin who made the change." },
  { name: "account", text: "Address concerned." },
  { name: "role", text: "Id of the role." },
];

const executeParams = (data: string): readonly ValueDoc[] => [
  { name: "target", text: "Contract to call. An address without code is accepted." },
  { name: data, text: "Selector and arguments of the call." },
];

const executeEvent = (data: string): readonly ValueDoc[] => [
  { name: "target", text: "Address that was called." },
  { name: data, text: "Data of the call." },
  { name: "result", text: "Data that it returned." },
];

const executeRequires: readonly Requirement[] = [
  admin,
  {
    text: "The target does not revert with data.",
    raises: { other: "the error of the target, unchanged" },
  },
  {
    text: "The target does not revert without data.",
    raises: "SablierComptroller_ExecutionFailedSilently",
  },
];

const executeSummary = "Calls another contract as the Comptroller, without native coin.";

const executeNotes = [
  "Lockup, Flow and the factories of Airdrops accept some calls only from their Comptroller. The admin makes these calls with `execute`.",
  "A call to a target without code succeeds with an empty result, and the event is emitted. Check the address before you rely on an `Execute` event.",
];

export default defineContract({
  name: "SablierComptroller",
  kind: "contract",
  releases: [V10, V11],
  route: {
    [V10]: "/reference/comptroller/v1.0",
    [V11]: "/reference/comptroller/sablier-comptroller",
  },
  source: "src/SablierComptroller.sol",
  abi: ["comptroller/{version}/SablierComptroller"],
  inherits: ["IERC165", "RoleAdminable", "UUPSUpgradeable"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys the implementation, which no address can initialize.",
      params: [
        {
          name: "initialAdmin",
          text: "Admin of the implementation. The proxy gets its own from `initialize`.",
        },
      ],
      emits: ["TransferAdmin", "Initialized"],
    },

    {
      kind: "function",
      name: "calculateMinFeeWei",
      group: CONVERSION,
      summary: "Returns the minimum fee of a protocol in wei, without regard to custom fees.",
      params: [protocol],
      returns: [feeWei],
      requires: [inEnum, readable, ...noOverflow],
      notes: [
        "For a withdrawal from a stream, call `calculateMinFeeWei(streamId)` of the Lockup or Flow contract instead, which takes the custom fee of the stream's sender into account.",
      ],
    },
    {
      kind: "function",
      name: "calculateMinFeeWeiFor",
      group: CONVERSION,
      summary:
        "Returns the minimum cost of a withdrawal from a stream of `user` in wei, which is the custom fee if there is one, and otherwise the minimum.",
      params: [protocol, user],
      returns: [feeWei],
      requires: [inEnum, readable, ...noOverflow],
      notes: [
        "Lockup and Flow call it with the sender of the stream at each withdrawal. The recipient and the caller of the withdrawal do not affect it.",
        live,
      ],
    },
    {
      kind: "function",
      name: "convertUSDFeeToWei",
      group: CONVERSION,
      summary: "Converts US dollars into wei with the price of the feed.",
      params: [{ name: "feeUSD", unit: USD, text: "Amount to convert; any number is accepted." }],
      returns: [feeWei],
      requires: [
        readable,
        ...noOverflow,
        {
          text: "The fee times 1e18 fits into a uint256, unless the result is 0 for another reason.",
          raises: { panic: "0x11" },
          since: V11,
        },
      ],
      notes: [
        {
          text: "The result is floor(`feeUSD` × 1e18 ÷ price), where the price is the feed's price with 8 decimals, rounded down. 1 US dollar at a price of 3,000 is 333,333,333,333,333 wei.",
          since: V11,
        },
        {
          text: "The result is floor(`feeUSD` × 10^(10 + decimals) ÷ answer), with the decimals of the feed. 1 US dollar at a price of 3,000 is 333,333,333,333,333 wei. At 1 US dollar the multiplication overflows from 60 decimals on.",
          until: V10,
        },
        {
          text: "It is 0 when no feed is set or the fee is 0; when `decimals()` or `latestRoundData()` reverts; when the feed has 0 decimals or more than 36; when the answer is not positive, exceeds uint128 (as given or with 8 decimals), or is 0 with 8 decimals; and when `updatedAt` is in the future or more than 24 hours ago. Exactly 24 hours is still used.",
          since: V11,
        },
        {
          text: "It is 0 when no feed is set or the fee is 0; when `decimals()` or `latestRoundData()` reverts; when the answer is not positive; and when `updatedAt` is in the future or more than 24 hours ago. Exactly 24 hours is still used.",
          until: V10,
        },
        "There is no upper limit in wei. At a price of 0.00000001 US dollars, a fee of 1 US dollar is 1e26 wei.",
        "A campaign of Airdrops calls it at each claim with the fee that was fixed when the campaign was deployed.",
      ],
    },

    {
      kind: "function",
      name: "getMinFeeUSD",
      group: STORED,
      summary: "Returns the minimum fee of a protocol in US dollars.",
      params: [protocol],
      returns: [{ name: "", unit: USD, text: "Minimum fee; 0 until one is set." }],
      requires: [inEnum],
    },
    {
      kind: "function",
      name: "getMinFeeUSDFor",
      group: STORED,
      summary:
        "Returns the fee that applies to `user` in US dollars, which is the custom fee if there is one, and otherwise the minimum.",
      params: [protocol, user],
      returns: [
        {
          name: "",
          unit: USD,
          text: "Fee in force. A custom fee may be 0, and may be above the minimum.",
        },
      ],
      requires: [inEnum],
      notes: [
        "The factories of Airdrops call it with the creator when a campaign is deployed and store the result in the campaign.",
      ],
    },
    {
      kind: "function",
      name: "oracle",
      group: STORED,
      declaredAs: "address public override",
      summary: "Returns the price feed of the chain's native coin in US dollars.",
      returns: [
        {
          name: "",
          text: "Address of a contract with Chainlink's interface, or the zero address. With the zero address, each fee in wei is 0, regardless of its value in US dollars.",
        },
      ],
    },

    {
      kind: "function",
      name: "setMinFeeUSD",
      group: MANAGEMENT,
      summary: "Sets the minimum fee of a protocol.",
      caller: "The admin or a holder of `FEE_MANAGEMENT_ROLE`.",
      params: [protocol, { name: "newMinFeeUSD", unit: USD, text: "New minimum; 0 for none." }],
      requires: [inEnum, feeManager, belowCap("newMinFeeUSD")],
      emits: ["SetMinFeeUSD"],
      notes: [
        "For Lockup and Flow it applies from the next withdrawal, including withdrawals from old streams. For Airdrops it applies to campaigns that are deployed later. Custom fees stay as they are.",
      ],
    },
    {
      kind: "function",
      name: "setCustomFeeUSDFor",
      group: MANAGEMENT,
      summary: "Gives one stream sender or campaign creator a custom fee.",
      caller: "The admin or a holder of `FEE_MANAGEMENT_ROLE`.",
      params: [
        protocol,
        user,
        {
          name: "customFeeUSD",
          unit: USD,
          text: "Custom fee. 0 waives it; a number above the minimum is accepted.",
        },
      ],
      requires: [inEnum, feeManager, belowCap("customFeeUSD")],
      emits: [
        { event: "SetCustomFeeUSD", until: V10 },
        { event: "UpdateCustomFeeUSD", since: V11 },
      ],
      notes: [
        "It applies to all streams of the sender, with any recipient, and to future campaigns of the creator.",
      ],
    },
    {
      kind: "function",
      name: "disableCustomFeeUSDFor",
      group: MANAGEMENT,
      summary: "Ends the custom fee of one address, so that the minimum applies again.",
      caller: "The admin or a holder of `FEE_MANAGEMENT_ROLE`.",
      params: [protocol, user],
      requires: [inEnum, feeManager],
      emits: [
        { event: "DisableCustomFeeUSD", until: V10 },
        { event: "UpdateCustomFeeUSD", since: V11 },
      ],
      notes: ["The call also succeeds, and emits the event, when there is no custom fee."],
    },
    {
      kind: "function",
      name: "lowerMinFeeUSDForCampaign",
      since: V11,
      group: MANAGEMENT,
      summary: "Calls `lowerMinFeeUSD` of a campaign, which lowers its fee.",
      caller: "The admin or a holder of `FEE_MANAGEMENT_ROLE`.",
      params: [
        campaign,
        { name: "newMinFeeUSD", unit: USD, text: "New fee. The campaign checks that it is lower." },
      ],
      requires: [
        feeManager,
        {
          text: "The campaign accepts the call.",
          raises: { other: "the error of the campaign, unchanged" },
        },
      ],
      notes: [
        "The Comptroller emits nothing; look for the campaign's event. An address without code succeeds, and nothing happens.",
      ],
    },

    {
      kind: "function",
      name: "attestor",
      since: V11,
      group: ATTESTORS,
      declaredAs: "address public override",
      summary:
        "Returns the signer of attestations for campaigns that require them and have no separate attestor.",
      returns: [{ name: "", text: "Default attestor, or the zero address for none." }],
    },
    {
      kind: "function",
      name: "setAttestor",
      since: V11,
      group: ATTESTORS,
      summary: "Sets the default attestor.",
      caller: "The admin or a holder of `ATTESTOR_MANAGER_ROLE`.",
      params: [{ name: "newAttestor", text: "Default attestor from now on; zero is accepted." }],
      requires: [attestorManager],
      emits: ["SetAttestor"],
      notes: ["It applies at once to each campaign that has no separate attestor."],
    },
    {
      kind: "function",
      name: "setAttestorForCampaign",
      since: V11,
      group: ATTESTORS,
      summary: "Calls `setAttestor` of a campaign, which gives it a separate attestor.",
      caller: "The admin or a holder of `ATTESTOR_MANAGER_ROLE`.",
      params: [
        campaign,
        {
          name: "newAttestor",
          text: "Attestor of this campaign. The zero address restores the default attestor and does not turn attestations off.",
        },
      ],
      requires: [
        attestorManager,
        {
          text: "The campaign accepts the call.",
          raises: { other: "the error of the campaign, unchanged" },
        },
      ],
      notes: [
        "The Comptroller emits nothing; look for the campaign's event. An address without code succeeds, and nothing happens.",
      ],
    },

    {
      kind: "function",
      name: "transferFees",
      group: PAYOUT,
      summary:
        "Fetches the native coin that protocol contracts hold, and sends the Comptroller's whole balance to one address.",
      caller:
        "Any address, when `feeRecipient` is the admin. Otherwise the admin or a holder of `FEE_COLLECTOR_ROLE`.",
      params: [
        {
          name: "protocolAddresses",
          text: "Contracts from which to fetch native coin first, such as Lockup and Flow. May be empty.",
        },
        { name: "feeRecipient", text: "Address that gets the balance." },
      ],
      requires: [
        {
          text: "`feeRecipient` is not the zero address.",
          raises: "SablierComptroller_FeeRecipientZero",
        },
        {
          text: "`feeRecipient` is the admin, or you may choose another address.",
          raises: "SablierComptroller_FeeRecipientNotAdmin",
        },
        {
          text: "Each address of the list has code and a function `transferFeesToComptroller()` that does not revert.",
          raises: { other: "the error of the contract, or a revert without data" },
        },
        {
          text: "`feeRecipient` accepts native coin.",
          raises: "SablierComptroller_FeeTransferFailed",
        },
      ],
      emits: ["TransferFees"],
      notes: ["With a balance of 0 the call also succeeds, and the event reports 0."],
    },
    {
      kind: "function",
      name: "withdrawERC20Token",
      since: V11,
      group: PAYOUT,
      summary: "Sends the whole balance of an ERC-20 token to an address.",
      caller: "The admin.",
      params: [
        { name: "token", text: "Token that the Comptroller holds." },
        { name: "to", text: "Address that gets the balance." },
      ],
      requires: [
        admin,
        { text: "`to` is not the zero address.", raises: "SablierComptroller_ToZeroAddress" },
        {
          text: "The Comptroller's balance of the token is above 0.",
          raises: "SablierComptroller_TokenBalanceZero",
        },
        { text: "The token accepts the transfer.", raises: "SafeERC20FailedOperation" },
      ],
      emits: [{ event: "Transfer", by: "the token" }, "WithdrawERC20Token"],
      notes: ["It moves only the Comptroller's own balance, not the tokens in streams."],
    },

    {
      kind: "function",
      name: "execute",
      until: V10,
      group: ADMIN,
      summary: executeSummary,
      caller: "The admin.",
      params: executeParams("data"),
      returns: [{ name: "result", text: "Data that the target returned." }],
      requires: executeRequires,
      emits: ["Execute"],
      notes: executeNotes,
    },
    {
      kind: "function",
      name: "execute",
      since: V11,
      group: ADMIN,
      summary: executeSummary,
      caller: "The admin.",
      params: executeParams("targetCallData"),
      returns: [{ name: "result", text: "Data that the target returned." }],
      requires: executeRequires,
      emits: ["Execute"],
      notes: executeNotes,
    },
    {
      kind: "function",
      name: "setOracle",
      group: ADMIN,
      summary: "Chooses the price feed.",
      caller: "The admin.",
      params: [{ name: "newOracle", text: "New feed. The zero address makes all fees in wei 0." }],
      requires: [admin, feedAnswers("newOracle")],
      emits: ["SetOracle"],
      notes: [
        "`decimals()` is not called, and neither the price nor its age is checked. A feed that later loses its code, or returns too few bytes, makes withdrawals and claims that cost a fee revert without data until the admin sets another one. Creating and canceling streams do not read the feed.",
      ],
    },
    {
      kind: "function",
      name: "admin",
      group: ADMIN,
      declaredAs: "address public override",
      summary: "Returns the admin, which has the rights of all roles.",
      returns: [{ name: "", text: "Account, contract or zero address." }],
    },
    {
      kind: "function",
      name: "transferAdmin",
      group: ADMIN,
      summary: "Transfers the admin's powers to another address in one step.",
      caller: "The admin.",
      params: [{ name: "newAdmin", text: "New admin. The contract does not check it." }],
      requires: [admin],
      emits: ["TransferAdmin"],
      notes: [
        "The new admin does not have to accept, and the zero address is allowed. Granted roles stay.",
      ],
    },

    {
      kind: "function",
      name: "grantRole",
      group: ROLES,
      summary: "Gives a role to an address.",
      caller: "The admin. Holders of a role cannot transfer it.",
      params: [role, roleAccount],
      requires: [
        admin,
        { text: "The address does not have the role.", raises: "AccountAlreadyHasRole" },
      ],
      emits: [
        { event: "RoleGranted", until: V10 },
        { event: "GrantRole", since: V11 },
      ],
      notes: ["Any id is accepted, even one that no function uses."],
    },
    {
      kind: "function",
      name: "revokeRole",
      group: ROLES,
      summary: "Takes a role from an address.",
      caller: "The admin.",
      params: [role, roleAccount],
      requires: [admin, { text: "The address has the role.", raises: "AccountDoesNotHaveRole" }],
      emits: ["RoleRevoked"],
    },
    {
      kind: "function",
      name: "hasRoleOrIsAdmin",
      group: ROLES,
      summary: "Returns whether an address passes the check of a role.",
      params: [role, { name: "account", text: "Address to look up." }],
      returns: [{ name: "", text: "True for holders of the role, and for the admin with any id." }],
    },
    {
      kind: "function",
      name: "FEE_MANAGEMENT_ROLE",
      group: ROLES,
      declaredAs: "bytes32 public constant override",
      summary: "Id of the role that sets minimum and custom fees.",
      returns: [
        {
          name: "",
          text: "`0xdafa4310f27470d00421df39e0238302b93ed6cf97d700cc8956ff2876e7b1e7`, the keccak256 hash of the name.",
        },
      ],
    },
    {
      kind: "function",
      name: "FEE_COLLECTOR_ROLE",
      group: ROLES,
      declaredAs: "bytes32 public constant override",
      summary: "Id of the role that pays collected native coin out to an address of its choice.",
      returns: [
        {
          name: "",
          text: "`0x2dca0f5ce7e75a4b43fe2b0d6f5d0b7a2bf92ecf89f8f0aa17b8308b67038821`, the keccak256 hash of the name.",
        },
      ],
    },
    {
      kind: "function",
      name: "ATTESTOR_MANAGER_ROLE",
      since: V11,
      group: ROLES,
      declaredAs: "bytes32 public constant override",
      summary: "Id of the role that names attestors.",
      returns: [
        {
          name: "",
          text: "`0xb14660b418a31c41c49910ea4e1ea1db721d1282b2cfaf9895cf50eab055bd8d`, the keccak256 hash of the name.",
        },
      ],
    },

    {
      kind: "function",
      name: "initialize",
      until: V10,
      group: UPGRADE,
      summary: "Sets admin, first minimum fees and first feed of a new proxy, once.",
      caller: "Any address, before the first call has succeeded.",
      params: [
        initialAdmin,
        initialFee("initialAirdropMinFeeUSD", "Airdrops"),
        initialFee("initialFlowMinFeeUSD", "Flow"),
        initialFee("initialLockupMinFeeUSD", "Lockup"),
        initialOracle,
      ],
      requires: [initialized, throughProxy, initialFeesBelowCap, feedAnswers("initialOracle")],
      emits: ["TransferAdmin", "Initialized"],
      notes: initializerNotes,
    },
    {
      kind: "function",
      name: "initialize",
      since: V11,
      group: UPGRADE,
      summary: "Sets admin, first minimum fees and first feed of a new proxy, once.",
      caller: "Any address, before the first call has succeeded.",
      params: [
        initialAdmin,
        initialFee("initialAirdropMinFeeUSD", "Airdrops"),
        initialFee("initialBobMinFeeUSD", "Bob"),
        initialFee("initialFlowMinFeeUSD", "Flow"),
        initialFee("initialLockupMinFeeUSD", "Lockup"),
        initialOracle,
      ],
      requires: [initialized, throughProxy, initialFeesBelowCap, feedAnswers("initialOracle")],
      emits: ["TransferAdmin", "Initialized"],
      notes: [
        ...initializerNotes,
        "The fees come in the alphabetical order of the protocols, which is not the order of the enum. A proxy that was upgraded from v1.0 keeps its state; the minimum fee of Bob starts at 0.",
      ],
    },
    {
      kind: "function",
      name: "upgradeToAndCall",
      group: UPGRADE,
      origin: ["UUPSUpgradeable"],
      summary: "Replaces the code behind the proxy and, with `data`, calls the new code at once.",
      caller: "The admin.",
      params: [
        { name: "newImplementation", text: "Contract whose code the proxy runs from now on." },
        { name: "data", text: "Call to make on the new code; empty for none." },
      ],
      requires: [
        throughProxy,
        admin,
        {
          text: "`newImplementation` has code.",
          raises: { other: "a revert without data" },
        },
        {
          text: "`newImplementation` has a function `proxiableUUID()`.",
          raises: "ERC1967InvalidImplementation",
        },
        {
          text: "`proxiableUUID()` returns the slot of ERC-1967.",
          raises: "UUPSUnsupportedProxiableUUID",
        },
        { text: "Native coin is sent only together with `data`.", raises: "ERC1967NonPayable" },
        {
          text: "The call with `data` does not revert.",
          raises: {
            other: "its error, or [`FailedCall`](ref:@/Errors#FailedCall) when it has no data",
          },
        },
      ],
      emits: ["Upgraded"],
      notes: [
        "There is no delay and no vote. Admin, roles, fees and feed stay in the storage of the proxy. The new code decides their meaning, so it can charge any fee.",
      ],
    },
    {
      kind: "function",
      name: "proxiableUUID",
      group: UPGRADE,
      origin: ["UUPSUpgradeable"],
      summary:
        "Returns the storage slot of the implementation's address; for implementations only.",
      returns: [
        {
          name: "",
          text: "`0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc`.",
        },
      ],
      requires: [
        {
          text: "The call goes to the implementation, not to the proxy.",
          raises: "UUPSUnauthorizedCallContext",
        },
      ],
    },
    {
      kind: "function",
      name: "UPGRADE_INTERFACE_VERSION",
      group: UPGRADE,
      origin: ["UUPSUpgradeable"],
      declaredAs: "string public constant",
      summary: "Returns the version of OpenZeppelin's interface for upgrades.",
      returns: [{ name: "", text: "`5.0.0`." }],
    },

    {
      kind: "function",
      name: "MAX_FEE_USD",
      group: IDENTITY,
      declaredAs: "uint256 public constant override",
      summary: "Highest minimum or custom fee that this code accepts.",
      returns: [
        {
          name: "",
          unit: USD,
          text: "10000000000, which is 100 US dollars. An upgrade can change it.",
        },
      ],
      notes: ["It limits the stored amount in US dollars, not the amount in wei."],
    },
    {
      kind: "function",
      name: "MINIMAL_INTERFACE_ID",
      group: IDENTITY,
      declaredAs: "bytes4 public constant override",
      summary: "Id of the four functions that a protocol contract requires of its Comptroller.",
      returns: [
        {
          name: "",
          text: "`0x65443910`: the selectors of `calculateMinFeeWeiFor`, `convertUSDFeeToWei`, `execute` and `getMinFeeUSDFor`, combined with exclusive or.",
        },
      ],
      notes: [
        "The id is the same in v1.0 and v1.1. A contract that declares it is accepted as a Comptroller, regardless of its functions.",
      ],
    },
    {
      kind: "function",
      name: "VERSION",
      since: V11,
      group: IDENTITY,
      declaredAs: "string public constant override",
      summary: "Returns the version of the code behind the proxy.",
      returns: [{ name: "", text: "`v1.1`." }],
      notes: [
        "v1.0 has no such function, so the call reverts there. The npm package with these contracts has its own versions: 1.0.x holds v1.0, and 2.0.x holds v1.1.",
      ],
    },
    {
      kind: "function",
      name: "supportsInterface",
      group: IDENTITY,
      origin: ["IERC165"],
      summary: "Returns whether the contract has an interface (ERC-165).",
      params: [{ name: "interfaceId", text: "Id of the interface." }],
      returns: [
        {
          name: "",
          text: "True for `0x01ffc9a7` (ERC-165) and for `MINIMAL_INTERFACE_ID`.",
        },
      ],
    },

    {
      kind: "event",
      group: EVENTS,
      name: "SetMinFeeUSD",
      summary: "Emitted when the minimum fee of a protocol is set, even to the same value.",
      params: [
        indexedProtocol,
        { name: "caller", text: "Address that made the change." },
        { name: "previousMinFeeUSD", unit: USD, text: "Minimum before." },
        { name: "newMinFeeUSD", unit: USD, text: "New minimum." },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "UpdateCustomFeeUSD",
      since: V11,
      summary: "Emitted when a custom fee is set or ended.",
      params: customFeeEvent(
        "New fee, which is the custom fee, or the minimum when the custom fee was ended.",
      ),
      notes: [
        "The event does not show which of the two happened, because a custom fee equal to the minimum looks like an ended one.",
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "SetCustomFeeUSD",
      until: V10,
      summary: "Emitted when a custom fee is set.",
      params: customFeeEvent("New custom fee."),
    },
    {
      kind: "event",
      group: EVENTS,
      name: "DisableCustomFeeUSD",
      until: V10,
      summary: "Emitted when a custom fee is ended, even when there was none.",
      params: customFeeEvent("Minimum, which then applies."),
    },
    {
      kind: "event",
      group: EVENTS,
      name: "SetAttestor",
      since: V11,
      summary: "Emitted when the default attestor is set.",
      params: [
        { name: "caller", text: "Address that made the change." },
        { name: "previousAttestor", text: "Default attestor before, zero for none." },
        { name: "newAttestor", text: "New default attestor, zero for none." },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "SetOracle",
      summary: "Emitted by `setOracle`, not by `initialize`.",
      params: [
        { name: "admin", text: "Admin who made the change." },
        { name: "previousOracle", text: "Feed before, zero for none." },
        { name: "newOracle", text: "New feed, zero for none." },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "Execute",
      until: V10,
      summary: "Emitted after the admin has called another contract.",
      params: executeEvent("data"),
    },
    {
      kind: "event",
      group: EVENTS,
      name: "Execute",
      since: V11,
      summary: "Emitted after the admin has called another contract.",
      params: executeEvent("targetCallData"),
    },
    {
      kind: "event",
      group: EVENTS,
      name: "TransferFees",
      summary: "Emitted when native coin is paid out.",
      params: [
        { name: "feeRecipient", text: "Address that got it." },
        { name: "feeAmount", unit: "wei", text: "Whole balance of the Comptroller; may be 0." },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "WithdrawERC20Token",
      since: V11,
      summary: "Emitted when the admin takes a token out of the Comptroller.",
      params: [
        { name: "admin", text: "Admin who made the call." },
        { name: "token", text: "Token that was sent." },
        { name: "to", text: "Address that got it." },
        { name: "amount", unit: "base units", text: "Whole balance of the Comptroller." },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "GrantRole",
      since: V11,
      summary: "Emitted when an address gets a role.",
      params: roleEvent,
    },
    {
      kind: "event",
      group: EVENTS,
      name: "RoleGranted",
      until: V10,
      summary: "Emitted when an address gets a role.",
      params: roleEvent,
      notes: [
        "OpenZeppelin's AccessControl has an event of the same name with the role first, and a different topic.",
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "RoleRevoked",
      summary: "Emitted when an address loses a role.",
      params: roleEvent,
    },
    {
      kind: "event",
      group: EVENTS,
      name: "TransferAdmin",
      summary:
        "Emitted when the contract gets an admin: by its constructor, its initializer and each transfer.",
      params: [
        { name: "oldAdmin", text: "Admin before; the zero address the first time." },
        { name: "newAdmin", text: "New admin." },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "Initialized",
      origin: ["UUPSUpgradeable"],
      summary:
        "Emitted when a proxy has been initialized, and by the constructor of the implementation.",
      params: [
        {
          name: "version",
          unit: { none: "a version number" },
          text: "1 for a proxy, 18446744073709551615 for the implementation, which is locked.",
        },
      ],
    },
    {
      kind: "event",
      group: EVENTS,
      name: "Upgraded",
      origin: ["UUPSUpgradeable"],
      summary: "Emitted by the proxy when it is deployed and at each upgrade.",
      params: [{ name: "implementation", text: "Contract whose code the proxy runs from now on." }],
    },

    {
      kind: "enum",
      group: TYPES,
      name: "Protocol",
      until: V10,
      solidity: "enum Protocol { Airdrops, Flow, Lockup, Staking }",
      summary: "Protocols with a separate minimum fee, numbered from 0.",
      members: [
        { name: "Airdrops", text: "Number 0. Asked for the creator of a campaign." },
        { name: "Flow", text: "Number 1. Asked for the sender of a stream." },
        { name: "Lockup", text: "Number 2. Asked for the sender of a stream." },
        { name: "Staking", text: "Number 3. No contract in the package `sablier` reads it." },
      ],
    },
    {
      kind: "enum",
      group: TYPES,
      name: "Protocol",
      since: V11,
      solidity: "enum Protocol { Airdrops, Flow, Lockup, Staking, Bob }",
      summary: "Protocols with a separate minimum fee, numbered from 0.",
      members: [
        { name: "Airdrops", text: "Number 0. Asked for the creator of a campaign." },
        { name: "Flow", text: "Number 1. Asked for the sender of a stream." },
        { name: "Lockup", text: "Number 2. Asked for the sender of a stream." },
        { name: "Staking", text: "Number 3. No contract in the package `sablier` reads it." },
        {
          name: "Bob",
          text: "Number 4. Custom fees can be stored, but Bob v1.0 does not read them.",
        },
      ],
    },
    {
      kind: "struct",
      group: TYPES,
      name: "CustomFeeUSD",
      solidity: "struct CustomFeeUSD { bool enabled; uint256 fee; }",
      summary: "Custom fee of one address as it is stored. No function returns it.",
      members: [
        { name: "enabled", text: "Whether the custom fee replaces the minimum." },
        { name: "fee", unit: USD, text: "Custom fee; may be 0." },
      ],
    },
  ],
});
