import { fileURLToPath } from "node:url";

import { parseServerOptions } from "./options";
import { startSite } from "./start";

const BUILD_FOLDER = fileURLToPath(new URL("../build", import.meta.url));

async function main(): Promise<void> {
  const options = parseServerOptions(process.argv.slice(2), process.env);
  const { url } = await startSite(BUILD_FOLDER, options);
  console.log(`Serving the built site at ${url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
