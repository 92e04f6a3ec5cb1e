import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";

import { SITE_DIR } from "../../../plugins/paths";

/**
 * Runs a shell example with curl and jq against a server on this machine.
 *
 * @param script path of the example, `examples/shell/lockup/list-contracts.sh`
 * @param site text of the files that the server has, by path
 * @returns what the script printed
 * @throws Error with the exit code as `code` when the script fails
 */
export async function runShell(script: string, site: ReadonlyMap<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    const body = site.get(request.url ?? "");
    response.writeHead(body === undefined ? 404 : 200).end(body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { stdout } = await promisify(execFile)("bash", [script], {
      cwd: SITE_DIR,
      env: { ...process.env, no_proxy: "127.0.0.1", DOCS_URL: `http://127.0.0.1:${port}` },
    });
    return stdout;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
