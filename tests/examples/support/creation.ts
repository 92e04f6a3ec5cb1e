import { expect, it } from "vitest";

import type { ExampleName } from "../../../src/lib/shapes/example-streams";
import type { Contract } from "./chain";
import { deployCreator, expectShown, importMistaken, sender, startLockup } from "./creators";
import { mutate, readExample } from "./example";
import { createdStreams } from "./lockup";
import type { Connection } from "./rpc";

interface NewStream {
  readonly token: `0x${string}`;
  readonly recipient: `0x${string}`;
  readonly totalAmount: bigint;
}

/** A program that creates a stream. */
interface Program<Client> {
  readonly connect: (...connection: Connection) => Client;
  readonly main: (client: Client, stream: NewStream) => Promise<bigint>;
}

/** An example that creates a stream with durations, in both languages. */
interface CreationExample<Client> {
  readonly shown: ExampleName;
  readonly solidity: string;
  readonly typescript: string;
  readonly program: Program<Client>;
  readonly recipient: `0x${string}`;
  readonly amount: bigint;
  /** The call of Lockup that it makes. */
  readonly call: (token: string, caller: string) => object;
  /** A change of the contract after which amounts miss the deposit by one base unit, and the error. */
  readonly missing?: readonly [from: string, to: string, error: string];
  /** A change of one of the program's durations. */
  readonly otherDuration: readonly [from: string, to: string];
}

/** What holds for each such example, as tests for the parts about Solidity and about TypeScript. */
export function creationTests<Client>(example: CreationExample<Client>) {
  const { shown, solidity, typescript, program, recipient, amount, call } = example;

  const create = (contract: Contract, total = amount): Promise<unknown> =>
    contract.write("createWithDurations", [recipient, total], { from: sender });

  async function start(source?: string) {
    const started = await startLockup(amount);
    const contract = await deployCreator(started, solidity, { source, approved: amount });
    return { ...started, contract };
  }

  /** Runs the contract, and checks everything it does. */
  async function checkSolidity(source?: string): Promise<void> {
    const { chain, token, lockup, contract } = await start(source);
    expect(await create(contract)).toBe(1n);
    expect(lockup.calls()).toEqual([call(token.address, contract.address)]);
    expect(await token.read("balanceOf", [lockup.address])).toBe(amount);
    expect(await token.read("balanceOf", [contract.address])).toBe(0n);
    expect(await token.read("allowance", [contract.address, lockup.address])).toBe(0n);
    expect(await lockup.read("ownerOf", [1n])).toBe(recipient);
    expect(createdStreams(chain)).toMatchObject([{ streamId: 1n, funder: contract.address }]);
    expectShown(chain, shown);
  }

  /** Runs the program, and checks everything it does. */
  async function checkTypeScript(module = program): Promise<void> {
    const { chain, token, lockup, connection } = await startLockup(amount);
    const stream = { token: token.address, recipient, totalAmount: amount };
    expect(await module.main(module.connect(...connection), stream)).toBe(1n);
    expect(lockup.calls()).toEqual([call(token.address, sender)]);
    expect(await token.read("balanceOf", [lockup.address])).toBe(amount);
    expect(await token.read("allowance", [sender, lockup.address])).toBe(0n);
    expectShown(chain, shown);
  }

  return {
    checkSolidity,
    checkTypeScript,

    ofSolidity(): void {
      it("creates a stream with durations", () => checkSolidity());

      it("works with a token whose functions return nothing, and with an uneven amount", async () => {
        const started = await startLockup(0n);
        const usdt = await started.chain.voidToken("USDT", 6);
        const contract = await deployCreator(started, solidity, { approved: 503n }, usdt);
        await usdt.write("mint", [sender, 503n], { from: sender });
        await create(contract, 503n);
        expect(await usdt.read("balanceOf", [started.lockup.address])).toBe(503n);
        // Parts are rounded down, and the last entry has the rest.
        expect(createdStreams(started.chain)[0]?.check).toMatchObject({ ok: true });
      });

      if (example.missing === undefined) return;
      const [from, to, name] = example.missing;
      it("would be refused with amounts that miss the deposit", async () => {
        const source = mutate(readExample(solidity), from, to);
        const { chain, contract } = await start(source);
        await create(contract);
        const error = { name, args: [amount, amount - 1n] };
        expect(createdStreams(chain)[0]?.check).toMatchObject({ ok: false, error });
        await expect(checkSolidity(source)).rejects.toThrow(/to deeply equal/);
      });
    },

    ofTypeScript(): void {
      it("creates a stream with durations", () => checkTypeScript());

      it.each([
        [
          "an approval that is too small",
          "args: [lockup.address, stream.totalAmount]",
          "args: [lockup.address, stream.totalAmount - 1n]",
          /0xfb8f41b2/,
        ],
        ["another duration", ...example.otherDuration, /to deeply equal/],
      ] as const)("would be found out with %s", async (_, from, to, message) => {
        const module = await importMistaken(typescript, from, to);
        await expect(checkTypeScript(module as typeof program)).rejects.toThrow(message);
      });

      it("stops before it sends a transaction that would revert", async () => {
        const { token, lockup, connection } = await startLockup(1n);
        const stream = { token: token.address, recipient, totalAmount: amount };
        await expect(program.main(program.connect(...connection), stream)).rejects.toThrow(
          /0xe450d38c/,
        );
        expect(lockup.calls()).toEqual([]);
      });
    },
  };
}
