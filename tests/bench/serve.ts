import { startSite } from "../../server/start";

/** Serves a built site from a process of its own, so that measuring does not slow it down. */
async function main(root: string): Promise<void> {
  const { url } = await startSite(root, { port: 0, host: "127.0.0.1" });
  console.log(url);
  // Whoever started it may end without a word.
  process.stdin.once("end", () => process.exit(0)).resume();
}

void main(process.argv[2] ?? "");
