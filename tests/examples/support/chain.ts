// cspell:ignore hardfork randao stablecoins
import { createCustomCommon, Hardfork, Mainnet } from "@ethereumjs/common";
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from "@ethereumjs/util";
import { createVM, type VM } from "@ethereumjs/vm";
import {
  type Abi,
  type Address,
  concatHex,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionData,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  slice,
  toBytes,
  toFunctionSelector,
} from "viem";

import type { Artifact } from "./compile";
import { type Generation, interfaceOf } from "./packages";
import { type Answer, compileDouble, type MetCall, played, RECORDER_ABI } from "./recorder";

/** One call that a contract of the protocol got. */
export interface RecordedCall extends MetCall {
  /** Contract that was called, `SablierLockup`. */
  readonly contract: string;
}

/** One decoded event. */
export interface ChainEvent {
  readonly contract: string;
  readonly eventName: string;
  readonly args: unknown;
}

export interface RawLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** A message that may change the state of its receiver, as it arrived. */
interface RawCall {
  readonly to: Address;
  readonly caller: Address;
  readonly value: bigint;
  readonly data: Hex;
}

/** What became of a transaction that did not fail. */
export interface Receipt {
  readonly hash: Hex;
  readonly from: Address;
  readonly to: Address | null;
  readonly blockNumber: bigint;
  /** Unix seconds of its block. */
  readonly timestamp: bigint;
  readonly contractAddress: Address | null;
  readonly returnData: Hex;
  readonly gasUsed: bigint;
  readonly logs: readonly RawLog[];
  /** Calls of contracts that were not undone, in the order in which they began. */
  readonly calls: readonly RawCall[];
}

export interface CallOptions {
  readonly from: Address;
  /** Contract to call; a new contract is deployed without it. */
  readonly to?: Address | undefined;
  readonly data?: Hex | undefined;
  /** Wei. The sender gets as much as it needs. */
  readonly value?: bigint | undefined;
  /** Hash of a signed transaction; made up without it. */
  readonly hash?: Hex | undefined;
}

/** A message from one contract to another that is about to run. */
export interface Message {
  caller: ReturnType<typeof createAddressFromString>;
  /** Undefined for the creation of a contract. */
  readonly to?: ReturnType<typeof createAddressFromString>;
  data: Uint8Array;
  /** Wei. */
  readonly value: bigint;
  /** 0 for the transaction itself. */
  readonly depth: number;
  readonly isStatic: boolean;
  readonly delegatecall: boolean;
}

/** What came of a message. */
export interface MessageEnd {
  readonly execResult: { returnValue: Uint8Array; exceptionError?: object };
}

/** A call failed on the chain. `errorName` and `args` are those of the contract's error. */
export class Reverted extends Error {
  constructor(
    readonly errorName: string,
    readonly args: readonly unknown[],
    /** What the contract returned; `0x` for a revert without data. */
    readonly data: Hex,
  ) {
    super(`${errorName}(${args.map(String).join(", ")})`);
    this.name = "Reverted";
  }
}

/** Errors of OpenZeppelin's helpers, which bubble up through an example. */
const LIBRARY_ERRORS = parseAbi([
  "error AddressEmptyCode(address target)",
  "error FailedInnerCall()",
  "error SafeERC20FailedOperation(address token)",
  "error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)",
]);

const GAS_LIMIT = 30_000_000n;

/** A test account: its address is the end of the hash of its name. */
export function account(name: string): Address {
  return getAddress(slice(keccak256(toBytes(name)), 12));
}

/** Deploys what a test needs; no party of any example. */
const DEPLOYER = account("deployer");

/** A contract on the chain, called by function name. */
export class Contract {
  constructor(
    protected readonly chain: Chain,
    readonly name: string,
    readonly address: Address,
    readonly abi: Abi,
  ) {}

  /**
   * Reads a function without changing the chain.
   *
   * @throws Reverted
   */
  async read(
    functionName: string,
    args: readonly unknown[] = [],
    from: Address = DEPLOYER,
  ): Promise<unknown> {
    const data = encodeFunctionData({ abi: this.abi, functionName, args });
    const answer = await this.chain.call({ from, to: this.address, data });
    return decodeFunctionResult({ abi: this.abi, functionName, args, data: answer });
  }

  /**
   * Sends a transaction.
   *
   * @returns what the function returned
   * @throws Reverted
   */
  async write(
    functionName: string,
    args: readonly unknown[],
    { from, value }: { readonly from: Address; readonly value?: bigint },
  ): Promise<unknown> {
    const data = encodeFunctionData({ abi: this.abi, functionName, args });
    const receipt = await this.chain.send({ from, to: this.address, data, value });
    return decodeFunctionResult({ abi: this.abi, functionName, args, data: receipt.returnData });
  }
}

/** A contract of the protocol, released or a recorder in its place. */
export class ProtocolContract extends Contract {
  /** The calls that this contract got and that were not undone, oldest first. */
  calls(): RecordedCall[] {
    return this.chain.calls().filter((call) => call.contract === this.name);
  }
}

/** A recorder in place of a contract of the protocol. */
export class RecorderContract extends ProtocolContract {
  readonly #answers = new Map<Hex, Answer>();

  /**
   * Says what a call of a function does: one exact call when `args` are given, else every call that
   * has no answer of its own.
   */
  on(functionName: string, answer: Answer, args?: readonly unknown[]): void {
    const { abi } = this;
    const entry = abi.find((item) => item.type === "function" && item.name === functionName);
    if (entry?.type !== "function") {
      throw new Error(`${this.name} has no function "${functionName}".`);
    }
    const question =
      args === undefined
        ? toFunctionSelector(entry)
        : encodeFunctionData({ abi, functionName, args });
    this.#answers.set(question, answer);
  }

  /** Says what a function returns. */
  answer(functionName: string, returns: unknown, args?: readonly unknown[]): void {
    this.on(functionName, () => ({ returns }), args);
  }

  /** Calldata of the answer to a call. */
  play(data: Hex, call: Pick<MetCall, "caller" | "value">): Hex {
    return played(data, call, this.address, this.abi, this.#answers);
  }
}

/**
 * An EVM in memory, at the rules that the releases were compiled for, with one transaction a block
 * and no gas price. Nothing of it leaves the process.
 */
export class Chain {
  readonly #vm: VM;
  readonly #contracts = new Map<Address, Contract>();
  readonly #receipts: Receipt[] = [];
  /** Messages that are running, the innermost last, each with the calls in it that have ended. */
  readonly #running: { message: Message; data: Hex; calls: RawCall[] }[] = [];
  /** Calls of the transaction that ran last. */
  #calls: readonly RawCall[] = [];

  private constructor(
    vm: VM,
    readonly id: number,
    /** Time of the next block, Unix seconds. */
    public timestamp: bigint,
  ) {
    this.#vm = vm;
    this.intercept(
      (message) => this.#arrive(message),
      (end) => this.#note(end),
    );
  }

  /** Notes a message that begins, and lets a recorder answer it. */
  #arrive(message: Message): void {
    const data = bytesToHex(message.data);
    this.#running.push({ message, data, calls: [] });
    const { to, value } = message;
    const met = to === undefined ? undefined : this.#contracts.get(getAddress(to.toString()));
    // Without data it is a payment.
    if (!(met instanceof RecorderContract) || data === "0x") return;
    const caller = getAddress(message.caller.toString());
    message.data = hexToBytes(met.play(data, { caller, value }));
  }

  /** Keeps the calls of a message that has ended, unless it failed. */
  #note({ execResult }: MessageEnd): void {
    const { message, data = "0x", calls = [] } = this.#running.pop() ?? {};
    if (message === undefined) return;
    const { to, value, isStatic, delegatecall } = message;
    // Who called is known at the end only: Foundry's `prank` changes it when the message has begun.
    const caller = getAddress(message.caller.toString());
    const isCall = to !== undefined && !isStatic && !delegatecall;
    const own = isCall ? [{ to: getAddress(to.toString()), caller, value, data }] : [];
    const kept = execResult.exceptionError === undefined ? [...own, ...calls] : [];
    const outer = this.#running.at(-1);
    if (outer === undefined) this.#calls = kept;
    else outer.calls.push(...kept);
  }

  /**
   * @param id chain id
   * @param timestamp time of the first block, Unix seconds
   */
  static async create({
    id = 31_337,
    timestamp = 1_750_000_000n,
  }: { readonly id?: number; readonly timestamp?: bigint } = {}): Promise<Chain> {
    const common = createCustomCommon({ chainId: id }, Mainnet, { hardfork: Hardfork.Shanghai });
    const vm = await createVM({
      common,
      // Recorders carry a whole interface and are compiled without regard to size.
      evmOpts: { allowUnlimitedContractSize: true, allowUnlimitedInitCodeSize: true },
    });
    return new Chain(vm, id, timestamp);
  }

  get blockNumber(): bigint {
    return BigInt(this.#receipts.length);
  }

  get receipts(): readonly Receipt[] {
    return this.#receipts;
  }

  async codeAt(address: Address): Promise<Hex> {
    return bytesToHex(await this.#vm.stateManager.getCode(createAddressFromString(address)));
  }

  /** Puts code at an address, as if it had been deployed there. */
  async place(address: Address, code: Hex): Promise<void> {
    const target = createAddressFromString(address);
    const { stateManager } = this.#vm;
    await stateManager.putAccount(target, createAccount({ nonce: 1n }));
    await stateManager.putCode(target, hexToBytes(code));
  }

  /** Puts code at an address, and keeps what is stored there. */
  async setCode(address: Address, code: Hex): Promise<void> {
    const target = createAddressFromString(address);
    const { stateManager } = this.#vm;
    if ((await stateManager.getAccount(target)) === undefined) await this.place(address, code);
    else await stateManager.putCode(target, hexToBytes(code));
  }

  /**
   * Deploys a contract at an address of the test's choice, as Foundry's `deployCodeTo` does. Code that
   * only is moved would know its old address as its own.
   *
   * @param code code that deploys the contract, with the arguments of its constructor
   * @throws Reverted when the constructor fails
   */
  async construct(address: Address, code: Hex, from: Address = DEPLOYER): Promise<void> {
    await this.place(address, code);
    const { returnData } = await this.#run({ from, to: address });
    await this.setCode(address, returnData);
  }

  /** Gives an account native coin, in wei. */
  async fund(address: Address, wei: bigint): Promise<void> {
    const target = createAddressFromString(address);
    const { stateManager } = this.#vm;
    const account = (await stateManager.getAccount(target)) ?? createAccount({});
    account.balance += wei;
    await stateManager.putAccount(target, account);
  }

  /** Native coin of an account, in wei. */
  async balanceOf(address: Address): Promise<bigint> {
    const found = await this.#vm.stateManager.getAccount(createAddressFromString(address));
    return found?.balance ?? 0n;
  }

  /**
   * Lets a test see every message between contracts, and change it, as Foundry's cheatcodes do.
   *
   * @param before called before a message runs
   * @param after called when it has ended, with what came of it
   */
  intercept(before: (message: Message) => void, after: (end: MessageEnd) => void): void {
    const { events } = this.#vm.evm;
    if (events === undefined) throw new Error("The EVM has no events.");
    events.on("beforeMessage", (message) => before(message));
    events.on("afterMessage", (end) => after(end));
  }

  async #run(options: CallOptions): Promise<Omit<Receipt, "hash" | "blockNumber" | "timestamp">> {
    const { evm } = this.#vm;
    const caller = createAddressFromString(options.from);
    const zero = createAddressFromString(`0x${"00".repeat(20)}`);
    const time = () => this.timestamp;
    const { execResult, createdAddress } = await evm.runCall({
      caller,
      origin: caller,
      ...(options.to === undefined ? {} : { to: createAddressFromString(options.to) }),
      data: hexToBytes(options.data ?? "0x"),
      value: options.value ?? 0n,
      skipBalance: true,
      gasLimit: GAS_LIMIT,
      block: {
        header: {
          number: this.blockNumber + 1n,
          coinbase: zero,
          // Asked whenever it is needed, because a test in Solidity may let time pass.
          get timestamp() {
            return time();
          },
          difficulty: 0n,
          prevRandao: new Uint8Array(32),
          gasLimit: GAS_LIMIT,
          baseFeePerGas: 0n,
          getBlobGasPrice: () => undefined,
        },
      },
    });
    const returnData = bytesToHex(execResult.returnValue);
    if (execResult.exceptionError !== undefined) {
      throw this.#explain(returnData, execResult.exceptionError.error);
    }
    return {
      from: options.from,
      to: options.to ?? null,
      contractAddress: createdAddress === undefined ? null : getAddress(createdAddress.toString()),
      returnData,
      gasUsed: execResult.executionGasUsed,
      logs: (execResult.logs ?? []).map(([address, topics, data]) => ({
        address: getAddress(bytesToHex(address)),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(data),
      })),
      calls: this.#calls,
    };
  }

  #explain(data: Hex, halt: string): Reverted {
    if (data === "0x") return new Reverted(halt, [], data);
    const own = [...this.#contracts.values()].flatMap(({ abi }) => abi);
    const abi: Abi = [...RECORDER_ABI, ...LIBRARY_ERRORS, ...own];
    try {
      const { errorName, args } = decodeErrorResult({ abi, data });
      return new Reverted(errorName, args ?? [], data);
    } catch {
      return new Reverted(`unknown error ${slice(data, 0, 4)}`, [], data);
    }
  }

  /**
   * Runs a call and undoes everything it did.
   *
   * @returns what the contract returned
   * @throws Reverted
   */
  async call(options: CallOptions): Promise<Hex> {
    const { journal } = this.#vm.evm;
    await journal.checkpoint();
    try {
      return (await this.#run(options)).returnData;
    } finally {
      await journal.revert();
    }
  }

  /**
   * Runs a transaction in a block of its own.
   *
   * @throws Reverted; the chain is then as before
   */
  async send(options: CallOptions): Promise<Receipt> {
    const { journal } = this.#vm.evm;
    await journal.checkpoint();
    try {
      const outcome = await this.#run(options);
      await journal.commit();
      const blockNumber = this.blockNumber + 1n;
      const hash =
        options.hash ??
        keccak256(concatHex([options.from, options.data ?? "0x", numberToHex(blockNumber)]));
      const receipt = { ...outcome, hash, blockNumber, timestamp: this.timestamp };
      this.#receipts.push(receipt);
      return receipt;
    } catch (error) {
      await journal.revert();
      throw error;
    }
  }

  /** Lets time pass, in seconds. */
  advance(seconds: bigint): void {
    this.timestamp += seconds;
  }

  /** Makes a contract known, so that its calls, events and errors are decoded. */
  register<T extends Contract>(contract: T): T {
    this.#contracts.set(getAddress(contract.address), contract);
    return contract;
  }

  /**
   * Deploys a compiled contract.
   *
   * @param name name under which its events appear
   * @throws Reverted when the constructor fails
   */
  async deploy(
    name: string,
    { abi, bytecode }: Artifact,
    args: readonly unknown[] = [],
    from: Address = DEPLOYER,
  ): Promise<Contract> {
    const data = encodeDeployData({ abi, bytecode, args });
    const { contractAddress } = await this.send({ from, data });
    if (contractAddress === null) throw new Error(`${name} was deployed without an address.`);
    return this.register(new Contract(this, name, contractAddress, abi));
  }

  /**
   * Puts a recorder in place of a contract, by default of the releases of 2025.
   *
   * @param name contract, `SablierLockup`
   * @param address where it is to be, for example an address of the npm package
   */
  async recorder(
    name: string,
    address: Address = account(name),
    generation: Generation = "2025",
  ): Promise<RecorderContract> {
    await this.place(address, await this.#recorderCode());
    return this.#recorderAt(name, address, generation);
  }

  #recorderAt(name: string, address: Address, generation: Generation = "2025"): RecorderContract {
    // Lockup's own events come from the batch contract's recorder, which stands for both.
    const names = name === "SablierBatchLockup" ? [name, "SablierLockup"] : [name];
    const [abi = [], events = []] = names.map((one) => interfaceOf(`I${one}`, generation).abi);
    const own = [...abi, ...events.filter((entry) => entry.type === "event")];
    return this.register(new RecorderContract(this, name, getAddress(address), own));
  }

  async #recorderCode(): Promise<Hex> {
    const { address } = await this.deploy(
      "Recorder",
      await compileDouble("Recorder.sol", "Recorder"),
    );
    this.#contracts.delete(address);
    return this.codeAt(address);
  }

  /**
   * Lets a recorder answer for a contract of the releases of 2025 that a Solidity example deploys.
   *
   * @param prepare called when it is there
   */
  async recordCreated(name: string, prepare: (recorder: RecorderContract) => void): Promise<void> {
    const code = (await this.#recorderCode()).slice(2);
    this.#vm.evm.events?.on("newContract", (created) => {
      if (!bytesToHex(created.code).includes(code)) return;
      prepare(this.#recorderAt(name, getAddress(created.address.toString())));
    });
  }

  /** Puts the code of a contract at an address. What its constructor stored stays behind. */
  async #moved({ name, address, abi }: Contract, to: Address): Promise<Contract> {
    this.#contracts.delete(address);
    await this.place(to, await this.codeAt(address));
    return this.register(new Contract(this, name, getAddress(to), abi));
  }

  /**
   * Deploys a contract of the tests' own that needs nothing to be deployed.
   *
   * @param file file in the folder `solidity`
   * @param address where it is to be; new by default
   */
  async double(
    file: "Feeds.sol" | "Hooks.sol",
    name: string,
    address?: Address,
  ): Promise<Contract> {
    const deployed = await this.deploy(name, await compileDouble(file, name));
    return address === undefined ? deployed : this.#moved(deployed, address);
  }

  /**
   * Deploys an ERC-20 token: a plain one of OpenZeppelin, which anyone may mint.
   *
   * @param address where it is to be, without its name then; new by default
   */
  async token(symbol: string, decimals: number, address?: Address): Promise<Contract> {
    const artifact = await compileDouble("Tokens.sol", "TestToken");
    const token = await this.deploy(symbol, artifact, [symbol, decimals]);
    return address === undefined ? token : this.#moved(token, address);
  }

  /**
   * Deploys a token whose functions return nothing, as those of some old stablecoins.
   *
   * @param address where it is to be; new by default
   */
  async voidToken(symbol: string, decimals: number, address?: Address): Promise<Contract> {
    const artifact = await compileDouble("Tokens.sol", "VoidToken");
    const token = await this.deploy(symbol, artifact, [decimals]);
    return address === undefined ? token : this.#moved(token, address);
  }

  /**
   * Deploys a price feed whose price a test sets.
   *
   * @param price price with this many decimals
   * @param address where it is to be; new by default
   */
  async feed(decimals: number, price: bigint, address?: Address): Promise<Contract> {
    const from = { from: DEPLOYER };
    const feed = await this.double("Feeds.sol", "TestFeed", address);
    await feed.write("setDecimals", [decimals], from);
    await feed.write("set", [price], from);
    return feed;
  }

  /**
   * All calls of functions that are no views, of contracts of the protocol, that were not undone,
   * oldest first. In place of a `batch` stand the calls in it.
   *
   * @throws Error for calldata that is not what its own arguments encode to
   */
  calls(): RecordedCall[] {
    return this.#receipts.flatMap(({ calls }) => calls.flatMap((call) => this.#decode(call)));
  }

  #decode(call: RawCall): RecordedCall[] {
    const contract = this.#contracts.get(call.to);
    // Without data it is a payment.
    if (!(contract instanceof ProtocolContract) || call.data === "0x") return [];
    const { caller, value, data } = call;
    const { abi, name } = contract;
    const selector = slice(data, 0, 4);
    const entry = abi.find(
      (item) => item.type === "function" && toFunctionSelector(item) === selector,
    );
    if (entry?.type !== "function" || /view|pure/.test(entry.stateMutability)) return [];
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    if (encodeFunctionData({ abi, functionName, args }) !== data) {
      throw new Error(`The calldata of ${name}.${functionName} has more than its arguments.`);
    }
    if (functionName === "batch") {
      return (args[0] as readonly Hex[]).flatMap((inner) => this.#decode({ ...call, data: inner }));
    }
    return [{ contract: name, functionName, args, caller, value }];
  }

  /** All events of known contracts that were not undone, oldest first. */
  events(): ChainEvent[] {
    return this.eventsFrom(0);
  }

  /**
   * Events of known contracts from a transaction on, oldest first.
   *
   * @param first number of the transactions before it
   */
  eventsFrom(first: number): ChainEvent[] {
    return this.#receipts.slice(first).flatMap((receipt) =>
      receipt.logs.map(({ address, topics, data }) => {
        const { abi, name } = this.#known(address);
        const [first, ...rest] = topics;
        if (first === undefined) throw new Error(`${name} emitted an event without a topic.`);
        const event: { readonly eventName: string | undefined; readonly args?: unknown } =
          decodeEventLog({ abi, topics: [first, ...rest], data });
        return { contract: name, eventName: event.eventName ?? "", args: event.args };
      }),
    );
  }

  #known(address: Address): Contract {
    const contract = this.#contracts.get(address);
    if (contract !== undefined) return contract;
    throw new Error(`No contract is registered at ${address}.`);
  }
}
