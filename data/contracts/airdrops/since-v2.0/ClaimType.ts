import { defineContract } from "../../schema";

export default defineContract({
  name: "ClaimType",
  kind: "types",
  releases: ["airdrops@v3.0"],
  route: "/reference/airdrops/{version}/types",
  source: "src/types/MerkleBase.sol",
  abi: [],
  records: [
    {
      kind: "enum",
      name: "ClaimType",
      group: "Claim types",
      solidity: "enum ClaimType { DEFAULT, ATTEST, EXECUTE }",
      summary:
        "Which claim functions a campaign accepts. It is fixed at creation, and declared outside any library.",
      members: [
        {
          name: "DEFAULT",
          text: "`claim` (not in VCA campaigns), `claimTo` and `claimViaSig`.",
        },
        { name: "ATTEST", text: "`claimViaAttestation` only." },
        { name: "EXECUTE", text: "`claimAndExecute` only. Execute campaigns set it themselves." },
      ],
      notes: [
        "The factories of the other four types accept `EXECUTE` as well. Such a campaign has no function with which to claim, and only `clawback` moves its tokens. A number above 2 reverts without data.",
      ],
    },
  ],
});
