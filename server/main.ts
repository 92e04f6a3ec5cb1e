import { fileURLToPath } from "node:url";

import { runCommand } from "./command";
import { parseServerOptions } from "./options";
import { startSite } from "./start";

const BUILD_FOLDER = fileURLToPath(new URL("../build", import.meta.url));

async function main(): Promise<void> {
  const options = parseServerOptions(process.argv.slice(2), process.env);
  const { url } = await startSite(BUILD_FOLDER, options);
  console.log(`Serving the built site at ${url}`);
}

runCommand(main);
