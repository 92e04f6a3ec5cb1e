// cspell:ignore cheatcodes
import { createAddressFromString } from "@ethereumjs/util";
import { type Abi, type Address, bytesToHex, decodeFunctionData, getAddress, type Hex } from "viem";

import {
  account,
  Chain,
  type Message,
  type MessageEnd,
  type RecorderContract,
  Reverted,
} from "./chain";
import { compileContract } from "./compile";
import { compileExample, packageOfExample } from "./example";
import { QUICK } from "./packages";
import { deployLibraries } from "./released";
import { FOLDER, readSupport } from "./stand-ins";

/** Where Foundry's cheatcodes are called. */
const VM: Address = "0x7109709ECfa91a80626fF3989D68f67F5b1DD12D";

/** Gas is no concern of a test, but the sender must be somebody. */
const RUNNER = account("forge");

/** How a test ended. */
export interface TestEnd {
  readonly name: string;
  /** Undefined when it passed. */
  readonly error: string | undefined;
  /** Forks it asked for: alias of the node and block. */
  readonly forks: readonly (readonly [string, bigint])[];
}

interface FoundryOptions {
  /** Text in place of the file. */
  readonly source?: string;
  /** Puts contracts on the chain before the test contract, for a test on a fork. */
  readonly prepare?: (chain: Chain) => Promise<unknown>;
  /** Contract without a package that the test deploys, and what its recorder answers. */
  readonly created?: readonly [
    name: string,
    answers: (recorder: RecorderContract, chain: Chain) => void,
  ];
}

/** What Foundry does for a test contract, as far as the examples need it. */
class Cheats {
  readonly forks: (readonly [string, bigint])[] = [];
  #caller: Address | undefined;
  #once = false;
  #expected: Hex | undefined;
  /** Whether each message that is running must fail, the innermost last. */
  readonly #running: (Hex | undefined)[] = [];

  constructor(readonly chain: Chain) {}

  before(message: Message, abi: Abi): void {
    const { to, depth } = message;
    if (depth !== 1) {
      this.#running.push(undefined);
      return;
    }
    if (to !== undefined && getAddress(to.toString()) === VM) {
      this.#running.push(undefined);
      const { functionName, args = [] } = decodeFunctionData({
        abi,
        data: bytesToHex(message.data),
      });
      this.#cheat(functionName, args);
      return;
    }
    this.#running.push(this.#expected);
    this.#expected = undefined;
    if (this.#caller !== undefined && to !== undefined) {
      message.caller = createAddressFromString(this.#caller);
      if (this.#once) this.#caller = undefined;
    }
  }

  after({ execResult }: MessageEnd): void {
    const expected = this.#running.pop();
    if (expected === undefined) return;
    const data = bytesToHex(execResult.returnValue);
    const failed = execResult.exceptionError !== undefined;
    if (failed && data === expected) {
      delete execResult.exceptionError;
      // The caller decodes an answer, whatever it may be.
      execResult.returnValue = new Uint8Array(512);
    } else if (!failed) {
      throw new Error(`A call did not revert, which the test expects with ${expected}.`);
    }
  }

  /** Foundry fails a test that expects a revert which no call is left for. */
  finish(): void {
    if (this.#expected === undefined) return;
    throw new Error(`No call follows that could revert with ${this.#expected}.`);
  }

  #cheat(name: string, args: readonly unknown[]): void {
    const [first, second] = args;
    switch (name) {
      case "warp":
        this.chain.timestamp = first as bigint;
        return;
      case "prank":
      case "startPrank":
        this.#caller = first as Address;
        this.#once = name === "prank";
        return;
      case "stopPrank":
        this.#caller = undefined;
        return;
      case "expectRevert":
        this.#expected = first as Hex;
        return;
      case "createSelectFork":
        this.forks.push([first as string, second as bigint]);
        return;
      default:
        throw new Error(`The tests have no cheatcode "${name}". Add it in foundry.ts.`);
    }
  }
}

/**
 * Runs a test contract that a reader runs with `forge test`: each function whose name starts with
 * `test` on a chain of its own, after `setUp`. What the test deploys from the packages of the
 * protocol is the released contract, or a recorder where npm has no package.
 *
 * @param file path below `examples`
 */
export async function runFoundryTest(
  file: string,
  { source, prepare, created }: FoundryOptions = {},
): Promise<TestEnd[]> {
  const artifact = await compileExample(file, source);
  const cheatcodes = await compileContract(
    `${FOLDER}/ForgeTest.sol`,
    readSupport("ForgeTest.sol"),
    QUICK,
    "2025",
    "Cheatcodes",
  );
  const functions = artifact.abi.filter((entry) => entry.type === "function");
  const ends: TestEnd[] = [];
  for (const { name } of functions.filter((entry) => entry.name.startsWith("test"))) {
    const chain = await Chain.create();
    const code = await chain.deploy("Vm", cheatcodes);
    await chain.place(VM, await chain.codeAt(code.address));
    await deployLibraries(chain);
    await prepare?.(chain);
    const contract = await chain.deploy("Test", artifact);
    if (created !== undefined) {
      const [recorded, answers] = created;
      const { generation } = packageOfExample(file);
      await chain.recordCreated(recorded, generation, (recorder) => answers(recorder, chain));
    }
    // Foundry gives a test native coin.
    await chain.fund(contract.address, 2n ** 96n);
    const cheats = new Cheats(chain);
    chain.intercept(
      (message) => cheats.before(message, cheatcodes.abi),
      (end) => cheats.after(end),
    );
    let error: string | undefined;
    try {
      if (functions.some((entry) => entry.name === "setUp")) {
        await contract.write("setUp", [], { from: RUNNER });
      }
      await contract.write(name, [], { from: RUNNER });
      cheats.finish();
    } catch (thrown) {
      error = thrown instanceof Reverted ? thrown.message : String(thrown);
    }
    ends.push({ name, error, forks: cheats.forks });
  }
  return ends;
}
