import type { Emission, FunctionRecord, Requirement, SymbolRecord, ValueDoc } from "../schema";

/** What differs between the stream NFTs of two protocols. */
export interface StreamNftOptions {
  /** What `name()` returns. */
  readonly nftName: string;
  /** What `symbol()` returns. */
  readonly nftSymbol: string;
  /** Error for a transfer of a stream that was created as not transferable. */
  readonly notTransferable: string;
  /** Events of a transfer, in emission order. */
  readonly transferEmits: readonly Emission[];
  /** What an approved address may do besides transferring, as the end of a sentence. */
  readonly approvedMay: string;
  /** Whether an NFT can be destroyed, so that its id has no owner any more. */
  readonly burnable: boolean;
  /** Which calls emit `MetadataUpdate`, one sentence. */
  readonly metadataUpdates: string;
  /** Which calls emit `BatchMetadataUpdate`, one sentence. */
  readonly batchMetadataUpdates: string;
}

const GROUP = "ERC-721";

const tokenId: ValueDoc = {
  name: "tokenId",
  unit: "id",
  text: "Id of the stream; its NFT has the same id.",
};

const to: ValueDoc = { name: "to", text: "New owner, who becomes the recipient." };

const from: ValueDoc = { name: "from", text: "Current owner of the NFT." };

/**
 * Records of the functions and events that a stream NFT inherits from OpenZeppelin's ERC-721
 * contract and from ERC-4906. The two protocols have the same 18 ABI entries.
 */
export function streamNftRecords(options: StreamNftOptions): readonly SymbolRecord[] {
  const exists: Requirement = {
    text: options.burnable
      ? "The stream exists and its NFT is not burned."
      : "A stream with this id exists.",
    raises: "ERC721NonexistentToken",
  };

  const transferRequires: readonly Requirement[] = [
    { text: "`to` is not the zero address.", raises: "ERC721InvalidReceiver" },
    {
      text: "If the NFT has an owner, the stream was created as transferable.",
      raises: options.notTransferable,
    },
    exists,
    {
      text: "You are the owner, the address approved for this NFT, or an operator of the owner.",
      raises: "ERC721InsufficientApproval",
    },
    { text: "`from` is the current owner.", raises: "ERC721IncorrectOwner" },
  ];

  const transferCaller =
    "The recipient, the address approved for this NFT, or an operator of the recipient.";

  const safeTransfer = (
    name: string,
    summary: string,
    data: readonly ValueDoc[],
    notes: readonly string[],
  ): FunctionRecord => ({
    kind: "function",
    name,
    origin: ["ERC721"],
    group: GROUP,
    summary,
    caller: transferCaller,
    params: [from, to, tokenId, ...data],
    requires: [
      ...transferRequires,
      {
        text: "If `to` has code, its `onERC721Received` returns its own selector. If that call reverts with data, the transfer reverts with the same data instead.",
        raises: "ERC721InvalidReceiver",
      },
    ],
    emits: options.transferEmits,
    notes,
  });

  return [
    {
      kind: "function",
      name: "approve",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Lets one address act on a single stream on behalf of its recipient.",
      caller:
        "The recipient, or an operator of the recipient. The address approved for this NFT cannot approve another one.",
      params: [
        { name: "to", text: "Address to approve. The zero address removes the approval." },
        tokenId,
      ],
      requires: [
        exists,
        {
          text: "You are the owner of the NFT or an operator of the owner.",
          raises: "ERC721InvalidApprover",
        },
      ],
      emits: ["Approval"],
      notes: [
        `The approved address may transfer the NFT, ${options.approvedMay}. The approval gives it no rights of the sender.`,
        "An NFT has one approved address at a time, and a transfer clears it without an `Approval` event.",
      ],
    },
    {
      kind: "function",
      name: "balanceOf",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns how many stream NFTs an address owns.",
      params: [{ name: "owner", text: "Address to look up." }],
      returns: [
        {
          name: "",
          unit: "count",
          text: options.burnable
            ? "Number of NFTs. Depleted streams count until they are burned."
            : "Number of NFTs. Voided and empty streams also count.",
        },
      ],
      requires: [{ text: "`owner` is not the zero address.", raises: "ERC721InvalidOwner" }],
    },
    {
      kind: "function",
      name: "getApproved",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns the address approved for one stream NFT.",
      params: [tokenId],
      returns: [
        {
          name: "",
          text: "Approved address, or the zero address if there is none. Operators are not included.",
        },
      ],
      requires: [exists],
    },
    {
      kind: "function",
      name: "isApprovedForAll",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns whether an address is an operator for all stream NFTs of an owner.",
      params: [
        { name: "owner", text: "Owner of the NFTs." },
        { name: "operator", text: "Address to test." },
      ],
      returns: [
        {
          name: "",
          text: "True if the owner has made it an operator, and false for unknown addresses.",
        },
      ],
    },
    {
      kind: "function",
      name: "name",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns the name of the NFT collection.",
      returns: [{ name: "", text: `Always \`${options.nftName}\`.` }],
    },
    {
      kind: "function",
      name: "ownerOf",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns the owner of a stream NFT, who is the recipient of the stream.",
      params: [tokenId],
      returns: [{ name: "", text: "Owner, the same address that `getRecipient` returns." }],
      requires: [exists],
    },
    safeTransfer(
      "safeTransferFrom(address,address,uint256)",
      "Transfers a stream NFT, and checks that a receiving contract accepts it.",
      [],
      ["This overload calls the one with `data`, with empty data."],
    ),
    safeTransfer(
      "safeTransferFrom(address,address,uint256,bytes)",
      "Transfers a stream NFT with data, and checks that a receiving contract accepts it.",
      [
        {
          name: "data",
          text: "Bytes that are passed unchanged to `onERC721Received` of the receiving contract.",
        },
      ],
      ["If `to` has no code, the call has the effect of `transferFrom`, and `data` is ignored."],
    ),
    {
      kind: "function",
      name: "setApprovalForAll",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Makes an address an operator for all of your stream NFTs, or revokes this role.",
      caller: "Any address, for its own NFTs.",
      params: [
        { name: "operator", text: "Address that receives or loses the rights." },
        { name: "approved", text: "True to grant the rights, false to revoke them." },
      ],
      requires: [{ text: "`operator` is not the zero address.", raises: "ERC721InvalidOperator" }],
      emits: ["ApprovalForAll"],
      notes: [
        `An operator may transfer the NFTs, approve addresses for them, ${options.approvedMay}. NFTs that you receive later are included.`,
        "The event is emitted even when nothing changes.",
      ],
    },
    {
      kind: "function",
      name: "supportsInterface",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns whether the contract implements an interface, as defined in ERC-165.",
      params: [{ name: "interfaceId", text: "ERC-165 id of the interface, four bytes." }],
      returns: [{ name: "", text: "True for the four ids below, and false for all others." }],
      notes: [
        "ERC-165 `0x01ffc9a7`, ERC-721 `0x80ac58cd`, ERC-721 metadata `0x5b5e139f` and ERC-4906 `0x49064906`.",
      ],
    },
    {
      kind: "function",
      name: "symbol",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns the symbol of the NFT collection.",
      returns: [{ name: "", text: `Always \`${options.nftSymbol}\`.` }],
    },
    {
      kind: "function",
      name: "tokenURI",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Returns the metadata of a stream NFT, which the NFT descriptor generates.",
      params: [
        {
          name: "streamId",
          unit: "id",
          text: "Id of the stream. For an unknown id the call reverts with the ERC-721 error below, not with the null-stream error of the other getters.",
        },
      ],
      returns: [
        { name: "uri", text: "Text that the descriptor returns for this contract and id." },
      ],
      requires: [exists],
    },
    {
      kind: "function",
      name: "transferFrom",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Transfers a stream NFT to another address, which becomes the recipient.",
      caller: transferCaller,
      params: [from, to, tokenId],
      requires: transferRequires,
      emits: options.transferEmits,
      notes: [
        "The new owner becomes the recipient at once. The right to withdraw moves with the NFT, including tokens that the old owner did not withdraw.",
        "The function does not call a receiving contract, so a contract that cannot act on the stream can still receive the NFT.",
      ],
    },
    {
      kind: "event",
      name: "Approval",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Emitted when the approved address of one stream NFT is set or removed.",
      params: [
        { name: "owner", text: "Owner of the NFT, even if an operator made the call." },
        {
          name: "approved",
          text: "Approved address, or the zero address if the approval was removed.",
        },
        tokenId,
      ],
    },
    {
      kind: "event",
      name: "ApprovalForAll",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Emitted when an owner grants an operator rights over all NFTs, or revokes them.",
      params: [
        { name: "owner", text: "Owner who made the call." },
        { name: "operator", text: "Operator whose rights change." },
        { name: "approved", text: "True if the rights are granted, false if they are revoked." },
      ],
    },
    {
      kind: "event",
      name: "BatchMetadataUpdate",
      origin: ["IERC4906"],
      group: GROUP,
      summary:
        "Signals to marketplaces and wallets that the metadata of a range of NFTs has changed.",
      params: [
        { name: "_fromTokenId", unit: "id", text: "First id of the range, which is always 1." },
        {
          name: "_toTokenId",
          unit: "id",
          text: "Last id of the range, that of the newest stream. It is 0 while there is no stream.",
        },
      ],
      notes: [options.batchMetadataUpdates],
    },
    {
      kind: "event",
      name: "MetadataUpdate",
      origin: ["IERC4906"],
      group: GROUP,
      summary: "Signals to marketplaces and wallets that the metadata of one NFT has changed.",
      params: [{ name: "_tokenId", unit: "id", text: "Id of the stream. It is not indexed." }],
      notes: [options.metadataUpdates],
    },
    {
      kind: "event",
      name: "Transfer",
      origin: ["ERC721"],
      group: GROUP,
      summary: "Emitted when a stream NFT is created and when its owner changes.",
      params: [
        { name: "from", text: "Previous owner, or the zero address when the stream is created." },
        {
          name: "to",
          text: options.burnable
            ? "New owner, or the zero address when the NFT is burned."
            : "New owner. It is never the zero address, because these NFTs cannot be burned.",
        },
        tokenId,
      ],
      notes: [
        "Its topic 0 is the same as that of the ERC-20 event `Transfer`. Tell the two apart by the emitting contract, or by the third indexed field.",
      ],
    },
  ];
}
