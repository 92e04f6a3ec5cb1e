import { defineContract } from "../../schema";

export default defineContract({
  name: "FlowNFTDescriptor",
  kind: "contract",
  releases: ["flow@v3.0"],
  route: "/reference/flow/{version}/nft",
  source: "src/FlowNFTDescriptor.sol",
  abi: [],
  records: [
    {
      kind: "function",
      name: "tokenURI",
      solidity: "function tokenURI(IERC721Metadata, uint256) external pure returns (string uri)",
      summary: "Returns the same metadata for every stream, as a data URI.",
      params: [
        { name: "", text: "Flow contract. The code does not use it." },
        {
          name: "",
          unit: "id",
          text: "Stream id. The code does not use it, so unknown ids get the same result.",
        },
      ],
      returns: [
        {
          name: "uri",
          text: "JSON document with `description`, `external_url`, `name` and `image`, Base64-encoded.",
        },
      ],
      notes: [
        "For a result that depends on the existence of the stream, call [`tokenURI`](ref:@/SablierFlow#tokenURI) of the Flow contract.",
      ],
    },
  ],
});
