import { defineContract } from "../../schema";

const GROUP = "NFT descriptor";

export default defineContract({
  name: "LockupNFTDescriptor",
  kind: "contract",
  releases: ["lockup@v4.0"],
  route: "/reference/lockup/{version}/hooks-and-nft",
  source: "src/LockupNFTDescriptor.sol",
  abi: [],
  errors: ["@/Errors"],
  records: [
    {
      kind: "function",
      name: "tokenURI",
      group: GROUP,
      solidity:
        "function tokenURI(IERC721Metadata sablier, uint256 streamId) external view returns (string uri)",
      summary: "Returns metadata and image of a stream NFT as a data URI.",
      params: [
        { name: "sablier", text: "Lockup contract that holds the stream." },
        { name: "streamId", unit: "id", text: "Stream to draw." },
      ],
      returns: [{ name: "uri", text: "JSON document, Base64-encoded." }],
      requires: [
        {
          text: "The stream exists in that contract, whose getter raises the error.",
          raises: "SablierLockupState_Null",
        },
      ],
      notes: [
        "It reads only the data of the stream. For a burned NFT it still returns a result, while `tokenURI` of Lockup reverts.",
      ],
    },
  ],
});
