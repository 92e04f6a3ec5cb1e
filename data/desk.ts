import type {
  Condition,
  DeskAction,
  DeskGroup,
  DeskRole,
  ValueToSend,
} from "../src/lib/desk/model";
import { type FlowRelease, hasStartTime } from "../src/lib/flow/releases";
import { statusesOf } from "../src/lib/flow/types";
import { LOCKUP_STATUSES } from "../src/lib/lockup/types";
import type { ReleaseRef } from "../src/lib/protocol/model";
import { CAMPAIGNS, VAULTS } from "./desk-campaigns";

const ALL: readonly DeskRole[] = ["recipient", "approved", "sender", "other"];
const HOLDER: readonly DeskRole[] = ["recipient", "approved"];

/** Which error a release of Lockup raises for a reason. */
interface LockupErrors {
  readonly missing: string;
  /** Before the name of the reason, such as `SablierLockup`. */
  readonly prefix: string;
  /** What NFTs of the release raise for a caller without approval. */
  readonly stranger: string;
  readonly missingToken: string;
}

const REASONS = {
  role: "Unauthorized",
  depleted: "StreamDepleted",
  canceled: "StreamCanceled",
  settled: "StreamSettled",
  streamed: "StreamSettled",
  fixed: "StreamNotCancelable",
  unfinished: "StreamNotDepleted",
  locked: "NotTransferable",
  empty: "WithdrawAmountZero",
} as const;

type LockupReason = keyof typeof REASONS;

interface LockupRules extends LockupErrors {
  /** Whether any address may pay the recipient. */
  readonly isOpen: boolean;
  /** Whether a stream can be made that cannot be transferred. */
  readonly canLock: boolean;
  readonly cancelers: readonly DeskRole[];
  /** Who may withdraw and transfer in one call. */
  readonly movers: readonly DeskRole[];
  /** Whether the rule of transfers comes before the check of the caller. */
  readonly isLockFirst: boolean;
  /** Whether a withdrawal checks the address that is paid before the amount. */
  readonly isAddressFirst: boolean;
  readonly asksFee: boolean;
}

function lockupActions(rules: LockupRules): DeskAction[] {
  const { prefix, missing, isOpen, canLock, asksFee } = rules;
  const error = (reason: LockupReason): readonly [Condition, string] => [
    reason,
    `${prefix}_${REASONS[reason]}`,
  ];
  const none = ["missing", missing] as const;
  const elsewhere = ["role", `${prefix}_WithdrawalAddressNotRecipient`] as const;
  const fee = asksFee ? ({ needsFee: true } as const) : {};
  const lock = canLock ? [error("locked")] : [];
  const stranger = ["role", rules.stranger] as const;
  const paying = isOpen
    ? [none, error("depleted"), error("empty")]
    : [none, error("depleted"), error("role"), error("empty")];
  const away = isOpen
    ? rules.isAddressFirst
      ? [elsewhere, error("empty")]
      : [error("empty"), elsewhere]
    : [error("role"), error("empty")];
  return [
    {
      id: "withdraw",
      title: "Withdraw to the recipient",
      effect: "Pays all that can be withdrawn now to the recipient.",
      signature: "withdrawMax(uint256,address)",
      args: ["id", "recipient"],
      roles: isOpen ? ALL : ["recipient", "approved", "sender"],
      refusals: paying,
      ...fee,
    },
    {
      id: "withdraw-elsewhere",
      title: "Withdraw to another address",
      effect: "Pays all that can be withdrawn now to an address of your choice.",
      signature: "withdrawMax(uint256,address)",
      args: ["id", "to"],
      roles: HOLDER,
      refusals: [none, error("depleted"), ...away],
      ...fee,
    },
    {
      id: "cancel",
      title: "Cancel the stream",
      effect:
        "Returns the part that is not streamed to the sender. The streamed part stays withdrawable for the recipient.",
      signature: "cancel(uint256)",
      args: ["id"],
      roles: rules.cancelers,
      refusals: [
        none,
        error("depleted"),
        error("canceled"),
        error("role"),
        error("streamed"),
        error("fixed"),
      ],
    },
    {
      id: "renounce",
      title: "Give up the right to cancel",
      effect: "Ends the right to cancel the stream permanently.",
      signature: "renounce(uint256)",
      args: ["id"],
      roles: ["sender"],
      refusals: [
        none,
        error("depleted"),
        error("canceled"),
        error("settled"),
        error("role"),
        error("fixed"),
      ],
    },
    {
      id: "transfer",
      title: "Transfer the stream",
      effect:
        "Gives the NFT to another address, and with it all that has not been withdrawn. The sender stays.",
      signature: "transferFrom(address,address,uint256)",
      args: ["recipient", "to", "id"],
      roles: HOLDER,
      refusals: [
        ["missing", rules.missingToken],
        ["burned", rules.missingToken],
        ...(rules.isLockFirst ? [...lock, stranger] : [stranger, ...lock]),
      ],
    },
    {
      id: "withdraw-transfer",
      title: "Withdraw, then transfer the stream",
      effect:
        "Pays all that can be withdrawn now to the recipient, then gives the NFT to another address.",
      signature: "withdrawMaxAndTransfer(uint256,address)",
      args: ["id", "to"],
      roles: rules.movers,
      refusals: [none, error("role"), ...lock],
      ...fee,
    },
    {
      id: "burn",
      title: "Burn the NFT of a finished stream",
      effect: "Removes the NFT from the wallet. The figures of the stream stay readable.",
      signature: "burn(uint256)",
      args: ["id"],
      roles: HOLDER,
      refusals: [
        none,
        error("unfinished"),
        ["burned", asksFee ? `${prefix}_Unauthorized` : rules.missingToken],
        error("role"),
      ],
    },
  ];
}

const STRANGER_4 = "ERC721: caller is not token owner or approved";
const STRANGER_5 = "ERC721InsufficientApproval";

const V2_ERRORS = {
  prefix: "SablierV2Lockup",
  missing: "SablierV2Lockup_Null",
} as const;

const CLOSED: LockupRules = {
  ...V2_ERRORS,
  stranger: STRANGER_4,
  missingToken: "ERC721: invalid token ID",
  isOpen: false,
  canLock: true,
  cancelers: ["sender"],
  movers: ["recipient"],
  isLockFirst: false,
  isAddressFirst: false,
  asksFee: false,
};

const OPEN: LockupRules = {
  ...V2_ERRORS,
  stranger: STRANGER_5,
  missingToken: "ERC721NonexistentToken",
  isOpen: true,
  canLock: true,
  cancelers: ["sender"],
  movers: HOLDER,
  isLockFirst: true,
  isAddressFirst: true,
  asksFee: false,
};

const CHARGING: LockupRules = {
  ...OPEN,
  prefix: "SablierLockup",
  missing: "SablierLockupState_Null",
  asksFee: true,
};

const LOCKUP_READS = {
  status: "statusOf",
  deposited: "getDepositedAmount",
  streamed: "streamedAmountOf",
  withdrawn: "getWithdrawnAmount",
  withdrawable: "withdrawableAmountOf",
  refundable: "refundableAmountOf",
  cancelable: "isCancelable",
  sender: "getSender",
  recipient: "ownerOf",
} as const;

const TRANSFERABLE = { transferable: "isTransferable" } as const;
const FEE = { fee: "calculateMinFeeWei" } as const;

const FLOW_READS = {
  status: "statusOf",
  balance: "getBalance",
  debt: "totalDebtOf",
  withdrawable: "withdrawableAmountOf",
  refundable: "refundableAmountOf",
  sender: "getSender",
  recipient: "ownerOf",
  ...TRANSFERABLE,
} as const;

const LINEAR_AND_DYNAMIC = ["SablierV2LockupLinear", "SablierV2LockupDynamic"] as const;

/** Rules of a release of Flow. */
interface FlowRules {
  readonly state: string;
  /** Whether streams can start later, and withdrawals cost a fee. */
  readonly isPending: boolean;
}

function flowActions({ state, isPending }: FlowRules): DeskAction[] {
  const none = ["missing", `${state}_Null`] as const;
  const role = ["role", `${state}_Unauthorized`] as const;
  const empty = ["empty", "SablierFlow_WithdrawAmountZero"] as const;
  const voided = ["voided", `${state}_StreamVoided`] as const;
  const paused = ["paused", `${state}_StreamPaused`] as const;
  const fee = isPending ? ({ needsFee: true } as const) : {};
  return [
    {
      id: "withdraw",
      title: "Withdraw to the recipient",
      effect: "Pays the debt that the balance covers to the recipient.",
      signature: "withdrawMax(uint256,address)",
      args: ["id", "recipient"],
      roles: ALL,
      refusals: [none, empty],
      ...fee,
    },
    {
      id: "withdraw-elsewhere",
      title: "Withdraw to another address",
      effect: "Pays the debt that the balance covers to an address of your choice.",
      signature: "withdrawMax(uint256,address)",
      args: ["id", "to"],
      roles: HOLDER,
      refusals: [none, empty, ["role", "SablierFlow_WithdrawalAddressNotRecipient"]],
      ...fee,
    },
    {
      id: "refund",
      title: "Refund the part that is not owed",
      effect: "Returns the balance above the debt to the sender. The stream runs on.",
      signature: "refundMax(uint256)",
      args: ["id"],
      roles: ["sender"],
      refusals: [none, role, ["unfunded", "SablierFlow_RefundAmountZero"]],
    },
    {
      id: "pause",
      title: "Pause the stream",
      effect: "Stops the debt from growing. The debt so far stays owed.",
      signature: "pause(uint256)",
      args: ["id"],
      roles: ["sender"],
      refusals: [
        none,
        paused,
        role,
        ...(isPending ? [["pending", "SablierFlow_StreamPending"] as const] : []),
      ],
    },
    {
      id: "void",
      title: "End the stream permanently",
      effect:
        "Writes off the debt that the balance does not cover, and ends the stream. The covered debt stays withdrawable.",
      signature: "void(uint256)",
      args: ["id"],
      roles: ["recipient", "approved", "sender"],
      refusals: [none, voided, ["role", "SablierFlow_Unauthorized"]],
    },
    {
      id: "transfer",
      title: "Transfer the stream",
      effect:
        "Gives the NFT to another address, and with it all debt that has not been paid. The sender stays.",
      signature: "transferFrom(address,address,uint256)",
      args: ["recipient", "to", "id"],
      roles: HOLDER,
      refusals: [
        ["missing", "ERC721NonexistentToken"],
        ["locked", isPending ? "SablierFlow_NotTransferable" : "SablierFlowBase_NotTransferable"],
        ["role", STRANGER_5],
      ],
    },
  ];
}

const NO_STREAM = "stream does not exist";
const PARTIES = "caller is not the sender or the recipient of the stream";

const LEGACY: readonly DeskAction[] = [
  {
    id: "withdraw",
    title: "Withdraw to the recipient",
    effect: "Pays an amount to the recipient. The stream is deleted when nothing is left.",
    signature: "withdrawFromStream(uint256,uint256)",
    args: ["id", "available"],
    roles: ["recipient", "sender"],
    refusals: [
      ["missing", NO_STREAM],
      ["role", PARTIES],
      ["empty", "amount is zero"],
    ],
  },
  {
    id: "cancel",
    title: "Cancel the stream",
    effect:
      "Pays the streamed part to the recipient and the rest to the sender at once, and deletes the stream.",
    signature: "cancelStream(uint256)",
    args: ["id"],
    roles: ["recipient", "sender"],
    refusals: [
      ["missing", NO_STREAM],
      ["role", PARTIES],
    ],
  },
];

const SALARY: readonly DeskAction[] = [
  {
    id: "withdraw",
    title: "Withdraw the salary",
    effect: "Pays an amount to the employee.",
    signature: "withdrawFromSalary(uint256,uint256)",
    args: ["id", "available"],
    roles: ["recipient"],
    refusals: [
      ["missing", "salary does not exist"],
      ["role", "caller is not the employee or a relayer"],
    ],
  },
  {
    id: "cancel",
    title: "Cancel the salary",
    effect: "Pays the streamed part to the employee and the rest to the company at once.",
    signature: "cancelSalary(uint256)",
    args: ["id"],
    roles: ["recipient", "sender"],
    refusals: [
      ["missing", "salary does not exist"],
      ["role", "caller is not the company or the employee"],
    ],
  },
];

/** Runs code of the periphery as the proxy's own: the only way in which a proxy calls. */
const PROXY = {
  signature: "execute(address,bytes)",
  args: ["target", "inner"],
  roles: ["owner"],
} as const;
const notOwner = ["role", "PRBProxy_ExecutionUnauthorized"] as const;
const TARGET = "SablierV2ProxyTarget";

/** The same things for a stream whose sender, or recipient, is a proxy: only in Lockup v1.0. */
function proxyActions(actions: readonly DeskAction[]): DeskAction[] {
  const refusalsOf = (id: string) => [
    notOwner,
    ...(actions.find((one) => one.id === id)?.refusals ?? []).filter(([why]) => why !== "role"),
  ];
  return [
    {
      ...PROXY,
      id: "proxy-cancel",
      title: "Cancel through the proxy",
      effect:
        "Cancels the stream of a proxy. The refund goes on to the owner of the proxy in the same transaction.",
      on: { contract: "PRBProxy", address: "sender" },
      inner: { contract: TARGET, signature: "cancel(address,uint256)", args: ["contract", "id"] },
      refusals: refusalsOf("cancel"),
    },
    {
      ...PROXY,
      id: "proxy-renounce",
      title: "Give up the right to cancel, through the proxy",
      effect: "Ends the right of the proxy to cancel the stream permanently.",
      on: { contract: "PRBProxy", address: "sender" },
      inner: { contract: TARGET, signature: "renounce(address,uint256)", args: ["contract", "id"] },
      refusals: refusalsOf("renounce"),
    },
    {
      ...PROXY,
      id: "proxy-withdraw",
      title: "Withdraw through the proxy that owns the NFT",
      effect:
        "Pays all that can be withdrawn now to an address of your choice, where the proxy is the recipient.",
      on: { contract: "PRBProxy", address: "recipient" },
      inner: {
        contract: TARGET,
        signature: "withdrawMax(address,uint256,address)",
        args: ["contract", "id", "to"],
      },
      refusals: refusalsOf("withdraw"),
    },
    {
      ...PROXY,
      id: "proxy-transfer",
      title: "Move the NFT out of the proxy",
      effect:
        "Pays all that can be withdrawn now to the proxy, then gives the NFT to an address of your choice.",
      on: { contract: "PRBProxy", address: "recipient" },
      inner: {
        contract: TARGET,
        signature: "withdrawMaxAndTransfer(address,uint256,address)",
        args: ["contract", "id", "to"],
      },
      refusals: refusalsOf("withdraw-transfer"),
    },
  ];
}

type Group = Pick<DeskGroup, "statuses" | "reads" | "actions">;

const lockupGroup = (rules: LockupRules): Group => ({
  statuses: LOCKUP_STATUSES,
  reads: {
    ...LOCKUP_READS,
    ...(rules.canLock && TRANSFERABLE),
    ...(rules.asksFee && FEE),
  },
  actions: lockupActions(rules),
});

const flowGroup = (release: FlowRelease): Group => {
  const isPending = hasStartTime(release);
  return {
    statuses: statusesOf(release),
    reads: { ...FLOW_READS, ...(isPending && FEE) },
    actions: flowActions({ state: isPending ? "SablierFlowState" : "SablierFlow", isPending }),
  };
};

type Own = Pick<DeskGroup, "value"> & Partial<Pick<DeskGroup, "thing" | "described" | "steps">>;

const stream = (
  release: ReleaseRef,
  contracts: readonly string[],
  own: Own,
  group: Group,
): DeskGroup => ({ release, contracts, thing: "stream", ...own, ...group });

const CHARGED: ValueToSend = { atLeast: "calculateMinFeeWei(streamId)" };

const EXPLORER_4 = { label: "Explorer, Lockup v4.0", to: "/guides/lockup/v4.0/etherscan" };
const OLD_LOCKUP: Own = {
  value: "refused",
  described: "SablierLockup",
  steps: {
    label: "Callers and errors, from v1.2 to v1.0",
    to: "/apps/without-the-app#lockup-v1-2",
  },
};
const CHARGED_FLOW: Own = {
  value: CHARGED,
  steps: { label: "Explorer, Flow v3.0", to: "/guides/flow/v3.0/explorer#withdraw" },
};
const OLD: Own = {
  value: "refused",
  described: "NonConstantFunctions",
  steps: { label: "Explorer, Legacy", to: "/apps/v1#without-the-apps" },
};

const LEGACY_GROUP: Group = { statuses: [], reads: {}, actions: LEGACY };
const LOCKUP = ["SablierLockup"] as const;
const FLOW = ["SablierFlow"] as const;
const V2_BASE = { prefix: "SablierLockupBase", missing: "SablierLockupBase_Null" } as const;

const FIRST = lockupGroup({ ...CLOSED, canLock: false, cancelers: ["recipient", "sender"] });

/** What can be done without the app, by release and contract, the newest of each protocol first. */
export const DESK: readonly DeskGroup[] = [
  stream("lockup@v4.0", LOCKUP, { value: CHARGED, steps: EXPLORER_4 }, lockupGroup(CHARGING)),
  stream("lockup@v3.0", LOCKUP, { value: CHARGED, steps: EXPLORER_4 }, lockupGroup(CHARGING)),
  stream(
    "lockup@v2.0",
    LOCKUP,
    {
      value: "kept",
      steps: { label: "Explorer, Lockup v2.0", to: "/guides/lockup/etherscan" },
    },
    lockupGroup({ ...OPEN, ...V2_BASE }),
  ),
  stream(
    "lockup@v1.2",
    [...LINEAR_AND_DYNAMIC, "SablierV2LockupTranched"],
    OLD_LOCKUP,
    lockupGroup({ ...OPEN, movers: ["recipient"], isAddressFirst: false }),
  ),
  stream("lockup@v1.1", LINEAR_AND_DYNAMIC, OLD_LOCKUP, lockupGroup(CLOSED)),
  stream("lockup@v1.0", LINEAR_AND_DYNAMIC, OLD_LOCKUP, {
    ...FIRST,
    actions: [...FIRST.actions, ...proxyActions(FIRST.actions)],
  }),
  stream("flow@v3.0", FLOW, CHARGED_FLOW, flowGroup("v3.0")),
  stream("flow@v2.0", FLOW, CHARGED_FLOW, flowGroup("v2.0")),
  stream("flow@v1.1", FLOW, { value: "kept" }, flowGroup("v1.1")),
  stream("flow@v1.0", FLOW, { value: "refused" }, flowGroup("v1.0")),
  ...CAMPAIGNS,
  VAULTS,
  stream("legacy@v1.1", ["Sablier"], OLD, LEGACY_GROUP),
  stream("legacy@v1.0", ["Sablier"], OLD, LEGACY_GROUP),
  stream(
    "legacy@v1.0",
    ["Payroll"],
    { ...OLD, thing: "salary" },
    { ...LEGACY_GROUP, actions: SALARY },
  ),
];
