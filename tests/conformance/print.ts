/** Prints the table of requirements with their proofs: `npm run conformance`. */
import { fileURLToPath } from "node:url";

import { REQUIREMENTS } from "./requirements";
import { conformanceTable } from "./table";
import { readAllTags } from "./tags";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.stdout.write(conformanceTable(REQUIREMENTS, readAllTags(root).proofs));
