import { fileURLToPath } from "node:url";

import { parseServerOptions } from "./options";
import { startSite } from "./start";

const BUILD_FOLDER = fileURLToPath(new URL("../build", import.meta.url));

async function main(): Promise<void> {
  try {
    const options = parseServerOptions(process.argv.slice(2), process.env);
    const site = await startSite(BUILD_FOLDER, options, (error) => {
      console.error(error);
    });
    console.log(`Serving the built site at ${site.url}`);

    const shutDown = (): void => {
      void site.stop().then(() => process.exit(0));
    };
    process.once("SIGINT", shutDown);
    process.once("SIGTERM", shutDown);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

void main();
