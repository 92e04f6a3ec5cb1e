import { runCommand } from "./command";
import { findBuildFolder } from "../functions/lib/site-files";
import { createFunctionsServer, FUNCTIONS_PORT } from "./functions-server";
import { listen } from "./listen";
import { parseServerOptions, parseTrustedProxies } from "./options";

async function main(): Promise<void> {
  const options = parseServerOptions(process.argv.slice(2), process.env, FUNCTIONS_PORT);
  const server = createFunctionsServer(parseTrustedProxies(process.env));
  const folder = findBuildFolder();
  const url = await listen(server, options);
  console.log(`Serving the functions over ${folder} at ${url}`);
  // A second signal ends the program at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
}

runCommand(main);
