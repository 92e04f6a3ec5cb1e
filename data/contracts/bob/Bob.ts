import { defineContract } from "../schema";

export default defineContract({
  name: "Bob",
  kind: "types",
  release: "bob@v1.0",
  route: "/reference/bob/types",
  source: "src/types/Bob.sol",
  abi: ["bob/v1.0/SablierBob"],
  records: [
    {
      kind: "enum",
      name: "Status",
      solidity: "enum Status { ACTIVE, EXPIRED, SETTLED }",
      summary: "Whether a vault takes deposits or pays.",
      members: [
        { name: "ACTIVE", text: "Deposits are open." },
        { name: "EXPIRED", text: "The expiry has come." },
        { name: "SETTLED", text: "A synced price has reached the target." },
      ],
    },
  ],
});
