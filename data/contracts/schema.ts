/**
 * Schema of the contract descriptions.
 *
 * One file per documented Solidity unit (contract, abstract contract, interface, library, types).
 * A file about one release is at `data/contracts/<protocol>/<Name>.ts`, and its path without extension
 * is the unit's id: `lockup/SablierBatchLockup`. A file about several releases is in a folder
 * (`lockup/since-v3.0/SablierLockup.ts`) and makes one unit for each of them: `lockup/v4.0/SablierLockup`.
 * Names, types, indexed flags, mutability, selectors and topic hashes come from the ABIs of the npm
 * package `sablier`; these files only add what an ABI cannot say. See README.md in this folder for how
 * to write a record.
 */

import type { ProtocolName, ReleaseRef, Version } from "../../src/lib/protocol/model";

/** Unit of a numeric value. The key is what the page shows, the value explains it to writers. */
export const UNITS = {
  "base units": "smallest unit of the ERC-20 token: 1 token = 10^decimals base units",
  "base units per second": "legacy streams: base units of the token per second, not a wad",
  "scaled base units": "token amount scaled to 18 decimals, regardless of the token's decimals",
  wei: "native coin of the chain, 10^-18",
  "Unix seconds": "a moment in time",
  seconds: "a duration",
  "18-decimals number": "fixed-point number with 18 decimals: 1e18 = 1",
  "18-decimals share": "fixed-point share with 18 decimals: 1e18 = 100%",
  "18-decimals number per second":
    "18-decimal token amount per second, regardless of the token's decimals",
  "8-decimals USD": "US dollars with 8 decimals: 1e8 = 1 USD",
  count: "number of things",
  id: "identifier of a stream, NFT, chain and the like",
  index: "zero-based position",
  bps: "hundredths of a percent: 10000 = 100%",
  bits: "number of bits",
  bytes: "length in bytes",
  decimals: "number of decimals of a token",
  pixels: "length in an SVG image",
} as const;

export type UnitName = keyof typeof UNITS;

/** A unit from the closed list, or the reason why the number has none (one short phrase). */
export type Unit = UnitName | { readonly none: string };

/**
 * ABI of a contract of the package, `lockup/v2.0/SablierLockup`. Which of them need descriptions, the
 * depths in `data/releases.ts` say.
 */
export type AbiFile = `${ProtocolName}/${Version}/${string}`;

/** A release that descriptions are about, `lockup@v2.0`. */
export type ReleaseId = ReleaseRef;

/**
 * Code outside the documented units that declares ABI entries. Usable in `inherits` and `origin`
 * where a unit id would stand; shown as plain text.
 */
export const EXTERNAL_ORIGINS = [
  "ERC721",
  "IERC721",
  "IERC721Metadata",
  "IERC721Errors",
  "IERC4906",
  "IERC165",
  "Address",
  "SafeERC20",
  "SafeCast",
  "PRBMath",
  "Adminable",
  "Batch",
  "Comptrollerable",
  "EvmUtilsErrors",
  "IBatch",
  "IComptrollerable",
  "INoDelegateCall",
  "IRoleAdminable",
  "NoDelegateCall",
  "ReentrancyGuard",
  "RoleAdminable",
  "SafeOracle",
  "ERC1967Proxy",
  "ERC1967Utils",
  "Initializable",
  "UUPSUpgradeable",
] as const;

export type ExternalOrigin = (typeof EXTERNAL_ORIGINS)[number];

/**
 * `lockup/SablierLockup` of a file about one release, `lockup/v4.0/SablierLockup` of one about several.
 * In the latter, `@/Errors` is the unit of the same release.
 */
export type UnitId = `${ProtocolName | "@"}/${string}`;

/** From which release to which something holds, both included; without an end, all of the unit's. */
export interface Range {
  readonly since?: ReleaseId;
  readonly until?: ReleaseId;
}

/**
 * Inline Markdown: `code`, *emphasis*, **strong** and links. Links are root-relative routes
 * (`[Hooks](/concepts/lockup/hooks)`) or symbol references
 * (`[withdraw](ref:lockup/SablierLockup#withdraw)`; of the same release
 * `[withdraw](ref:@/SablierLockup#withdraw)`). No HTML, no headings, no math.
 */
export type InlineMarkdown = string;

/** Something that all releases of a description share, or that holds in some of them. */
type Ranged<Text extends string> = Text | (Range & { readonly text: Text });

/** A further paragraph, or one that not all releases of the record share. */
export type Note = Ranged<InlineMarkdown>;

/** A parameter, return value, event field, error argument or struct member, in ABI order. */
export interface ValueDoc extends Range {
  /** Exactly the name in the ABI or in `solidity`; `""` for an unnamed value. */
  readonly name: string;
  /** Required for integers (also in arrays), forbidden for every other type (enums included). */
  readonly unit?: Unit;
  readonly text: InlineMarkdown;
}

/** Codes of Solidity's `Panic(uint256)`. */
export type PanicCode =
  "0x00" | "0x01" | "0x11" | "0x12" | "0x21" | "0x22" | "0x31" | "0x32" | "0x41" | "0x51";

/**
 * What a failed requirement raises:
 * - `"SablierLockupBase_Null"`: a custom error described in one of the unit's `errors` units;
 * - `{ panic: "0x32" }`: a Solidity panic;
 * - `{ revert: "amount is zero" }`: a revert string (legacy);
 * - `{ other: "the token's own error" }`: anything not under the contract's control, or no data.
 */
export type Raise =
  | string
  | { readonly panic: PanicCode }
  | { readonly revert: string }
  | { readonly other: InlineMarkdown };

/** A condition that must hold, written positively ("The stream exists."), and what its failure raises. */
export interface Requirement extends Range {
  readonly text: InlineMarkdown;
  readonly raises: Raise;
}

/**
 * An event, in emission order: the name of an event described in this unit or in one it inherits,
 * or an object to add a condition. With `by`, the event belongs to another contract ("the token")
 * and is not looked up; `by` may be a unit id (`lockup/SablierLockup`), then it is.
 */
export type Emission =
  | string
  | (Range & { readonly event: string; readonly when?: InlineMarkdown; readonly by?: string });

interface RecordBase extends Range {
  /**
   * Where the entry is declared, when that is not the unit itself: ids of interface units (their
   * pages list the entry and link here) and/or external origins.
   */
  readonly origin?: readonly (UnitId | ExternalOrigin)[];
  /**
   * Solidity declaration, only for entries that no ABI of the unit has (internal functions,
   * modifiers, library functions, ...). Forbidden for ABI entries: their signature is the ABI's.
   */
  readonly solidity?: string;
  /** Title of the h2 that the entry goes under, instead of the one for its kind. */
  readonly group?: string;
  /** Further paragraphs: effects, edge cases, rounding, examples with numbers. */
  readonly notes?: readonly Note[];
}

export interface FunctionRecord extends RecordBase {
  readonly kind: "function";
  /** Name; for an overload with canonical types: `safeTransferFrom(address,address,uint256)`. */
  readonly name: string;
  /** One sentence: what the call does or returns. Also shown in lists on other pages. */
  readonly summary: InlineMarkdown;
  /** Who may call it. Required for ABI functions that are not view or pure. */
  readonly caller?: InlineMarkdown;
  /** For getters that Solidity makes from a state variable: `uint256 public immutable`. */
  readonly declaredAs?: string;
  readonly params?: readonly ValueDoc[];
  readonly returns?: readonly ValueDoc[];
  /** In the order in which the code checks them. */
  readonly requires?: readonly Requirement[];
  readonly emits?: readonly Emission[];
}

export interface ConstructorRecord extends RecordBase {
  readonly kind: "constructor";
  readonly summary: InlineMarkdown;
  readonly params?: readonly ValueDoc[];
  readonly requires?: readonly Requirement[];
  readonly emits?: readonly Emission[];
}

export interface ModifierRecord extends RecordBase {
  readonly kind: "modifier";
  readonly name: string;
  readonly solidity: string;
  readonly summary: InlineMarkdown;
  readonly params?: readonly ValueDoc[];
  readonly requires?: readonly Requirement[];
  readonly emits?: readonly Emission[];
}

export interface EventRecord extends RecordBase {
  readonly kind: "event";
  readonly name: string;
  /** One sentence: when it is emitted. */
  readonly summary: InlineMarkdown;
  readonly params?: readonly ValueDoc[];
}

export interface ErrorRecord extends RecordBase {
  readonly kind: "error";
  readonly name: string;
  /** One sentence: why the call failed. Also shown by the revert decoder. */
  readonly cause: InlineMarkdown;
  /** One sentence: what to change. */
  readonly fix?: InlineMarkdown;
  readonly params?: readonly ValueDoc[];
}

export interface StructRecord extends RecordBase {
  readonly kind: "struct";
  /** Without the library: `Segment`, not `LockupDynamic.Segment`. */
  readonly name: string;
  readonly summary: InlineMarkdown;
  readonly members: readonly ValueDoc[];
}

/** No ABI has enum members, so `solidity` is required. Values count from 0. */
export interface EnumRecord extends RecordBase {
  readonly kind: "enum";
  readonly name: string;
  readonly solidity: string;
  readonly summary: InlineMarkdown;
  readonly members: readonly { readonly name: string; readonly text: InlineMarkdown }[];
}

/** State variable or constant without an ABI entry. Public ones are function records. */
export interface StateRecord extends RecordBase {
  readonly kind: "state";
  readonly name: string;
  readonly solidity: string;
  readonly summary: InlineMarkdown;
  /** Required when the declared type is an integer. */
  readonly unit?: Unit;
  /** Value of a constant, as shown. */
  readonly value?: string;
}

export type SymbolRecord =
  | FunctionRecord
  | ConstructorRecord
  | ModifierRecord
  | EventRecord
  | ErrorRecord
  | StructRecord
  | EnumRecord
  | StateRecord;

export type UnitKind = "contract" | "abstract" | "interface" | "library" | "types" | "struct";

/** What a unit of one release and one of several have in common. */
interface UnitBase {
  /** Solidity name: `SablierLockup`; of a types library `LockupDynamic`; of a free struct `Broker`. */
  readonly name: string;
  readonly kind: UnitKind;
  /** Route of the page that shows this unit. Several may share one if their anchors differ. */
  readonly route: string;
  /** Path of the source file in the release's repository or its folder there, `src/SablierLockup.sol`. */
  readonly source: string;
  /** Package ABI files that contain the unit's entries; empty when there is none. */
  readonly abi: readonly AbiPattern[];
  /** Direct parents, in source order: unit ids or external origins. */
  readonly inherits?: readonly (UnitId | ExternalOrigin)[];
  /** Units whose errors the unit raises. */
  readonly errors?: readonly UnitId[];
  /** Entries whose full description is on this unit's page. */
  readonly records: readonly SymbolRecord[];
}

/** `lockup/{version}/SablierLockup`: the ABI of each release of the unit. */
type AbiPattern = AbiFile | `${ProtocolName}/{version}/${string}`;

/** Description of a Solidity unit in one release. */
export interface ContractUnit extends UnitBase {
  readonly release: ReleaseId;
}

/**
 * Description of a Solidity unit in several releases. `{version}` stands for the release's in every
 * text (`route: "/reference/lockup/{version}/errors"`).
 */
export interface MultiReleaseUnit extends Omit<UnitBase, "route" | "source" | "abi" | "inherits"> {
  /** Oldest first. */
  readonly releases: readonly [ReleaseId, ...ReleaseId[]];
  /** One route with `{version}`, or one for each release where their pages differ in more. */
  readonly route: string | Readonly<Partial<Record<ReleaseId, string>>>;
  /** One path, or one for each release where the file moved. */
  readonly source: string | Readonly<Partial<Record<ReleaseId, string>>>;
  readonly abi: readonly Ranged<AbiPattern>[];
  readonly inherits?: readonly Ranged<UnitId | ExternalOrigin>[];
}

/**
 * Types a contract description; returns it unchanged. Every file of this folder has
 * `export default defineContract({ ... })`.
 */
export function defineContract(unit: ContractUnit): ContractUnit;
export function defineContract(unit: MultiReleaseUnit): MultiReleaseUnit;
export function defineContract(
  unit: ContractUnit | MultiReleaseUnit,
): ContractUnit | MultiReleaseUnit {
  return unit;
}
