import { defineContract } from "../../schema";

const CONSTANTS = "Type hashes";

export default defineContract({
  name: "SignatureHash",
  kind: "library",
  releases: ["airdrops@v3.0"],
  route: "/reference/airdrops/{version}/signatures",
  source: "src/libraries/SignatureHash.sol",
  abi: [],
  records: [
    {
      kind: "state",
      name: "CLAIM_TYPEHASH",
      group: CONSTANTS,
      solidity: "bytes32 public constant CLAIM_TYPEHASH",
      summary: "keccak256 of the encoded type `Claim`.",
      value: "0xb0f12a3a6931229a836eaab08aeb1ebe2ddebad3bfd83f30d39f6c4a3b0f4f81",
    },
    {
      kind: "state",
      name: "IDENTITY_TYPEHASH",
      group: CONSTANTS,
      solidity: "bytes32 public constant IDENTITY_TYPEHASH",
      summary: "keccak256 of the encoded type `Identity`. v2.0 lacks it.",
      value: "0x219f32e1e2ac61bb8bf48019aeabd1a04366f69f4d9a4e73b315e56deb50c043",
    },
    {
      kind: "state",
      name: "DOMAIN_TYPEHASH",
      group: CONSTANTS,
      solidity: "bytes32 public constant DOMAIN_TYPEHASH",
      summary: "keccak256 of the encoded type `EIP712Domain`.",
      value: "0x8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a866",
    },
    {
      kind: "state",
      name: "PROTOCOL_NAME",
      group: CONSTANTS,
      solidity: "bytes32 public constant PROTOCOL_NAME",
      summary: "keccak256 of the domain's name, `Sablier Airdrops Protocol`.",
      value: "0x13cd784591b49af6fc220be53013eaddf1dc15399ca43850d206ea319aca0821",
    },
  ],
});
