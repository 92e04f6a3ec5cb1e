import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterEach, beforeEach, expect, it } from "vitest";

/** Serves a folder, in a process that would end with an error that nobody catches. */
const SERVER = `
  const { startSite } = require("./server/start.ts");
  const options = { host: "127.0.0.1", port: 0 };
  startSite(process.argv[1], options).then(({ url }) => console.log(url));
`;

let parent: string;
let root: string;
let server: ChildProcess;

async function start(limits = "true"): Promise<string> {
  server = spawn(
    "bash",
    ["-c", `${limits} && exec node --import tsx -e "$1" "$2"`, "-", SERVER, root],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  server.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return await new Promise((resolve, reject) => {
    server.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once("exit", () => reject(new Error(`The server has not started: ${said}`)));
  });
}

/** A text whose length tells which of ten builds it is from. */
const textOf = (number: number): string =>
  `build ${number} ${"text ".repeat(100 + (number % 10) * 100)}`;

const folderOf = (number: number): string => join(parent, `build ${number}`);

/** Makes a build, with its number in each of its files and in its policy. */
function build(folder: string, number: number): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ["index.html", "404.html", "page.html", "page.md"]) {
    writeFileSync(join(folder, name), textOf(number));
  }
  writeFileSync(join(folder, "_headers"), `/*\n  X-Build: ${number}\n`);
  writeFileSync(join(folder, "_redirects"), `/build /page?${number} 302`);
}

/** Puts the next build in the place of the one that is served, as `npm run build` does: none comes back. */
function swap(to: number): void {
  build(folderOf(to), to);
  renameSync(root, folderOf(to - 1));
  renameSync(folderOf(to), root);
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "steady-"));
  root = join(parent, "build");
  build(root, 1);
});

afterEach(() => {
  server.kill();
  rmSync(parent, { recursive: true });
});

it("serves each build with its own rules, whenever it is made", async () => {
  const url = await start();
  const answers: string[] = [];
  let isOver = false;
  const read = async (path: string): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(url + path, { redirect: "manual" });
      const text = await answer.text().catch(() => "cut off");
      const [number = ""] = /(?<=^build )\d+/u.exec(text) ?? [];
      const isWhole = text === textOf(Number(number)) && answer.headers.get("x-build") === number;
      answers.push(`${answer.status}${answer.status === 200 && !isWhole ? " mixed" : ""}`);
    }
  };
  const paths = ["/", "/page", "/page.md", "/build", "/none", "/page?x=1"];
  const readers = [...paths, ...paths].map(read);
  for (let number = 2; number <= 150; number += 1) {
    swap(number);
    await wait(10);
  }
  isOver = true;
  await Promise.all(readers);
  expect(answers).toContain("200");
  expect(answers.filter((said) => !["200", "302", "404", "503"].includes(said))).toEqual([]);
  for (const number of [151, 152]) {
    swap(number);
    const page = await fetch(`${url}/page`);
    expect([page.status, page.headers.get("x-build")]).toEqual([200, String(number)]);
    expect(await page.text()).toContain(`build ${number} `);
    const { headers } = await fetch(`${url}/build`, { redirect: "manual" });
    expect(headers.get("location")).toBe(`/page?${number}`);
  }
  expect(server.exitCode).toBeNull();
});

it("says 503 to whom it has no file for, and serves the others", async () => {
  const url = await start("ulimit -n 160");
  const port = Number(new URL(url).port);
  const answers: string[] = [];
  const sockets = Array.from({ length: 200 }, (): Socket => {
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => answers.push(chunk.toString().slice(9, 12)));
    socket.on("error", () => answers.push("refused"));
    socket.write("GET /page HTTP/1.1\r\nHost: localhost\r\n");
    return socket;
  });
  await wait(500);
  for (const socket of sockets) socket.write("\r\n");
  await wait(1_000);
  for (const socket of sockets) socket.destroy();
  expect(answers).toContain("503");
  expect(answers.filter((said) => !["200", "503", "refused"].includes(said))).toEqual([]);
  await wait(100);
  expect((await fetch(url)).status).toBe(200);
  expect(server.exitCode).toBeNull();
});
