/** Prints each requirement with the tests that prove it: `npm run conformance`. */
import { fileURLToPath } from "node:url";

import { readRepository } from "./conformance";

const { requirements, proofs } = readRepository(fileURLToPath(new URL("../..", import.meta.url)));
for (const { id, states } of requirements.entries) {
  console.log(`${id} ${states}`);
  for (const proof of proofs.entries.filter((one) => one.id === id)) {
    console.log(`    ${proof.file}: ${proof.title}`);
  }
}
