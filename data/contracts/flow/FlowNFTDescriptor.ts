import { defineContract } from "../schema";

export default defineContract({
  name: "FlowNFTDescriptor",
  kind: "contract",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/contract.FlowNFTDescriptor",
  source: "src/FlowNFTDescriptor.sol",
  abi: [],
  inherits: ["flow/IFlowNFTDescriptor"],
  records: [
    {
      kind: "function",
      name: "tokenURI",
      origin: ["flow/IFlowNFTDescriptor"],
      solidity:
        "function tokenURI(IERC721Metadata, uint256) external pure returns (string memory uri)",
      summary: "Returns the metadata of a Flow NFT as a data URI, the same for every stream.",
      params: [
        {
          name: "",
          text: "Flow contract that calls. The code of this release does not use it.",
        },
        {
          name: "",
          unit: "id",
          text: "Stream whose NFT is shown. Not used either, and not checked: unknown ids give the same result.",
        },
      ],
      returns: [
        {
          name: "uri",
          text: "Base64-encoded JSON with `description`, `external_url`, `name` and `image`.",
        },
      ],
      notes: [
        "For a result that depends on whether the stream exists, call [`tokenURI`](ref:flow/SablierFlowBase#tokenURI) on the Flow contract.",
      ],
    },
  ],
});
