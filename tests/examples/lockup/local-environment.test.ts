import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { release } from "sablier/evm/releases/lockup/v2.0";
import { sepolia } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { packageAddress } from "../support/addresses";
import { SOLC_VERSION } from "../support/compile";
import { dai } from "../support/creators";
import { mutate, readExample } from "../support/example";
import { runFoundryTest } from "../support/foundry";
import { generateInterfaces } from "../support/interfaces";
import { packageOf } from "../support/packages";
import { standIn } from "../support/stand-ins";

const TEST = "solidity/lockup/CreateLinearTest.sol";
const FORK = "solidity/lockup/CreateLinearForkTest.sol";

const RELEASE = { protocol: "lockup", version: "v2.0" };
const LOCKUP = packageAddress("SablierLockup", RELEASE, sepolia.id);

describe("CreateLinearTest.sol", () => {
  it("passes", async () => {
    expect(await runFoundryTest(TEST)).toEqual([
      { name: "test_CreateWithDurations", error: undefined, forks: [] },
      { name: "test_RevertWithoutApproval", error: undefined, forks: [] },
    ]);
  });

  it("would fail with another end and with another error", async () => {
    // One compilation for both mistakes: the stand-in for Lockup is large.
    let source = readExample(TEST);
    source = mutate(source, "block.timestamp + 52 weeks", "block.timestamp + 51 weeks");
    source = mutate(source, "address(creator), 0, AMOUNT", "address(creator), 1, AMOUNT");
    const [created, reverted] = await runFoundryTest(TEST, source);
    expect(created?.error).toMatch(/^AssertionFailed/);
    // The selector of ERC20InsufficientAllowance, which no contract of this test has in its ABI.
    expect(reverted?.error).toMatch(/0xfb8f41b2/);
  });
});

describe("CreateLinearForkTest.sol", () => {
  it("passes at the address of the package, after its release", async () => {
    const ends = await runFoundryTest(FORK, undefined, async (chain) => {
      const lockup = await chain.recorder("SablierLockup", LOCKUP);
      await lockup.answer("streamedAmountOf", dai("5000"), [1n]);
    });
    expect(ends).toEqual([
      { name: "test_StreamOnFork", error: undefined, forks: [["sepolia", 7_600_000n]] },
    ]);
    const start = release.deployments
      .find(({ chainId }) => chainId === sepolia.id)
      ?.contracts.find(({ name }) => name === "SablierLockup")?.block;
    expect(start).toBeLessThan(7_600_000);
  });

  it("fails where Lockup is not", async () => {
    const [end] = await runFoundryTest(FORK);
    expect(end?.error).toBeDefined();
  });
});

describe("foundry-project.sh", () => {
  let folder: string;
  let project: string;

  /** Puts a command in front of all others that writes down how it was called. */
  function fake(name: string, script: string): void {
    const file = path.join(folder, "bin", name);
    writeFileSync(file, `#!/usr/bin/env bash\necho "${name} $*" >> "${folder}/log"\n${script}\n`);
    chmodSync(file, 0o755);
  }

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "foundry-project-"));
    project = path.join(folder, "lockup-project");
    mkdirSync(path.join(folder, "bin"));
    fake(
      "forge",
      'if [ "$1" = init ]; then mkdir -p "$2"/{src,test,script} && touch "$2"/{src/Counter.sol,test/Counter.t.sol,script/Counter.s.sol}; fi',
    );
    fake("npm", "");
    execFileSync("bash", [path.join(SITE_DIR, "examples/shell/lockup/foundry-project.sh")], {
      cwd: folder,
      env: { ...process.env, PATH: `${path.join(folder, "bin")}:${process.env.PATH ?? ""}` },
    });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (file: string) => readFileSync(path.join(project, file), "utf8");

  it("calls the tools in order, and leaves no counter", () => {
    expect(readFileSync(path.join(folder, "log"), "utf8").trim().split("\n")).toEqual([
      "forge init lockup-project",
      "npm install --save-exact @sablier/lockup@2.0.1 @openzeppelin/contracts@5.0.2 @prb/math@4.1.0",
      "forge test --match-contract CreateLinearTest",
    ]);
    expect(
      ["src", "test", "script"].flatMap((name) => readdirSync(path.join(project, name))),
    ).toEqual([]);
    expect(read(".gitignore")).toBe("node_modules/\n");
  });

  it("pins the versions of OpenZeppelin and PRBMath that the examples are compiled with", () => {
    const log = readFileSync(path.join(folder, "log"), "utf8");
    for (const name of ["@openzeppelin/contracts", "@prb/math"]) {
      const manifest = path.join(SITE_DIR, "node_modules", name, "package.json");
      const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
      expect(log).toContain(` ${name}@${version}`);
    }
  });

  it("compiles with the settings of the release", () => {
    const { settings } = packageOf("lockup");
    const lines = read("foundry.toml").split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        `solc = "${SOLC_VERSION}"`,
        `evm_version = "${settings.evmVersion}"`,
        `optimizer_runs = ${settings.optimizerRuns}`,
        `via_ir = ${settings.viaIR}`,
        'sepolia = "${SEPOLIA_RPC_URL}"',
      ]),
    );
  });

  it("maps every import of the three files, with a slash at both ends", () => {
    const remappings = read("remappings.txt").trim().split("\n");
    expect(remappings.filter((line) => !/^\S+\/=\S+\/$/.test(line))).toEqual([]);
    const sources = [TEST, FORK, "solidity/lockup/CreateLinear.sol"].map(readExample);
    const imports = sources.flatMap((source) =>
      [...source.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, file = ""]) => file),
    );
    for (const file of imports.filter((name) => !name.startsWith("../src/"))) {
      const line = remappings.find((entry) => file.startsWith(entry.split("=")[0] ?? ""));
      expect(line, file).toBeDefined();
      const [prefix = "", target = ""] = line?.split("=") ?? [];
      const mapped = `${target}${file.slice(prefix.length)}`;
      // What this site does not have installed, it knows from the ABIs.
      const isKnown =
        existsSync(path.join(SITE_DIR, mapped)) ||
        generateInterfaces("2025").has(file) ||
        standIn(file, "2025") !== undefined;
      expect(isKnown, file).toBe(true);
    }
    expect(imports.length).toBeGreaterThan(12);
  });
});
