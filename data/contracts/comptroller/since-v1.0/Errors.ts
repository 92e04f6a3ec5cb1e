import { defineContract } from "../../schema";

const V10 = "comptroller@v1.0";
const V11 = "comptroller@v1.1";

const ACCESS = "Errors for the wrong caller";
const FEES = "Errors of fees and calls";
const UPGRADE = "Errors of initializer and upgrades";
const LIBRARIES = "Errors from libraries";

const account = { name: "account", text: "Address that the call named." };
const role = { name: "role", text: "Id of the role." };

export default defineContract({
  name: "Errors",
  kind: "library",
  releases: [V10, V11],
  route: {
    [V10]: "/reference/comptroller/v1.0",
    [V11]: "/reference/comptroller/errors",
  },
  source: "src/libraries/Errors.sol",
  abi: ["comptroller/{version}/SablierComptroller"],
  records: [
    {
      kind: "error",
      name: "CallerNotAdmin",
      group: ACCESS,
      cause: "Only the Comptroller's admin may call this function.",
      fix: "Call from the address that `admin` returns. To change Lockup or Flow, the admin calls `execute` of the Comptroller.",
      params: [
        { name: "admin", text: "Admin of the Comptroller." },
        { name: "caller", text: "Address that made the call." },
      ],
    },
    {
      kind: "error",
      name: "UnauthorizedAccess",
      group: ACCESS,
      cause: "The caller is neither the admin nor a holder of the role that the function needs.",
      fix: "Call from an address for which `hasRoleOrIsAdmin` returns true.",
      params: [
        { name: "caller", text: "Address that made the call." },
        { name: "neededRole", text: "Id of the missing role." },
      ],
      notes: ["The role is checked before the size of a fee."],
    },
    {
      kind: "error",
      name: "AccountAlreadyHasRole",
      group: ACCESS,
      cause: "The address already has the role.",
      fix: "There is nothing to do.",
      params: [role, account],
    },
    {
      kind: "error",
      name: "AccountDoesNotHaveRole",
      group: ACCESS,
      cause: "The call revokes a role from an address that does not have it.",
      fix: "Check the id of the role. The admin passes each check without a grant, so there is nothing to revoke.",
      params: [role, account],
    },
    {
      kind: "error",
      name: "SablierComptroller_FeeRecipientNotAdmin",
      group: ACCESS,
      cause: "The caller may send collected native coin to the admin only.",
      fix: "Pass the address that `admin` returns, or call as a holder of `FEE_COLLECTOR_ROLE`.",
      params: [
        { name: "feeRecipient", text: "Address that the call named." },
        { name: "admin", text: "Admin of the Comptroller." },
      ],
    },

    {
      kind: "error",
      name: "SablierComptroller_MaxFeeUSDExceeded",
      group: FEES,
      cause: "A minimum or custom fee is above 100 US dollars.",
      fix: "Pass at most 10000000000: the numbers have 8 decimals, so 100000000 is 1 US dollar.",
      params: [
        { name: "newFeeUSD", unit: "8-decimals USD", text: "Fee that the call named." },
        { name: "maxFeeUSD", unit: "8-decimals USD", text: "Highest fee, `MAX_FEE_USD`." },
      ],
    },
    {
      kind: "error",
      name: "SablierComptroller_FeeRecipientZero",
      group: FEES,
      cause: "The call would send collected native coin to the zero address.",
      fix: "Pass the address that should receive it.",
    },
    {
      kind: "error",
      name: "SablierComptroller_FeeTransferFailed",
      group: FEES,
      cause: "The recipient of the native coin rejected it, or ran out of gas.",
      fix: "Name an account, or a contract with a payable `receive` function. Nothing has been moved.",
      params: [
        { name: "feeRecipient", text: "Address that refused." },
        { name: "feeAmount", unit: "wei", text: "Whole balance of the Comptroller; may be 0." },
      ],
    },
    {
      kind: "error",
      name: "SablierComptroller_ExecutionFailedSilently",
      group: FEES,
      cause: "The contract that `execute` called reverted without data.",
      fix: "Check target and data. `setComptroller` to an address without code fails like this.",
    },
    {
      kind: "error",
      name: "SablierComptroller_ToZeroAddress",
      since: V11,
      group: FEES,
      cause: "The call would send tokens to the zero address.",
      fix: "Pass the address that should receive it.",
    },
    {
      kind: "error",
      name: "SablierComptroller_TokenBalanceZero",
      since: V11,
      group: FEES,
      cause: "The Comptroller holds none of the token.",
      fix: "Check the token's address, and `balanceOf` the Comptroller.",
      params: [{ name: "token", text: "Token that the call named." }],
    },

    {
      kind: "error",
      name: "InvalidInitialization",
      origin: ["UUPSUpgradeable"],
      group: UPGRADE,
      cause: "The contract has been initialized, or it is the implementation, which is locked.",
      fix: "Use the contract as it is. Fees and feed have separate functions.",
    },
    {
      kind: "error",
      name: "NotInitializing",
      origin: ["UUPSUpgradeable"],
      group: UPGRADE,
      cause: "An internal initializer ran outside of `initialize`.",
      notes: ["No function of this contract leads to it."],
    },
    {
      kind: "error",
      name: "UUPSUnauthorizedCallContext",
      origin: ["UUPSUpgradeable"],
      group: UPGRADE,
      cause: "A function for the proxy was called on the implementation, or the other way around.",
      fix: "Call `upgradeToAndCall` on the proxy, and `proxiableUUID` on the implementation.",
    },
    {
      kind: "error",
      name: "UUPSUnsupportedProxiableUUID",
      origin: ["UUPSUpgradeable"],
      group: UPGRADE,
      cause: "The new implementation returns a storage slot other than that of ERC-1967.",
      fix: "Upgrade to a contract made for UUPS proxies.",
      params: [{ name: "slot", text: "Slot that `proxiableUUID` returned." }],
    },
    {
      kind: "error",
      name: "ERC1967InvalidImplementation",
      origin: ["UUPSUpgradeable"],
      group: UPGRADE,
      cause: "The new implementation has no function `proxiableUUID`.",
      fix: "Upgrade to a contract made for UUPS proxies.",
      params: [{ name: "implementation", text: "Address that the call named." }],
    },
    {
      kind: "error",
      name: "ERC1967NonPayable",
      origin: ["UUPSUpgradeable"],
      group: UPGRADE,
      cause: "Native coin was sent with an upgrade that calls nothing.",
      fix: "Send no value, or pass the call that should receive it as `data`.",
    },

    {
      kind: "error",
      name: "AddressEmptyCode",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The called address has no code.",
      fix: "Check that it is deployed on this chain.",
      params: [{ name: "target", text: "Address without code." }],
    },
    {
      kind: "error",
      name: "FailedCall",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The call that came with an upgrade reverted without data.",
      fix: "Check `data`, or upgrade without it.",
    },
    {
      kind: "error",
      name: "SafeERC20FailedOperation",
      since: V11,
      origin: ["SafeERC20"],
      group: LIBRARIES,
      cause: "The token returned false instead of making the transfer.",
      fix: "Check whether the token restricts transfers.",
      params: [{ name: "token", text: "Token that was called." }],
    },
  ],
});
