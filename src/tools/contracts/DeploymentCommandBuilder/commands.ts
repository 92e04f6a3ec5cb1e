import { addressProblem } from "@site/src/lib/format/addresses";
import {
  type FormValues,
  optionField,
  read,
  readWhole,
  type TextField,
  textField,
  wholeField,
} from "@site/src/forms";

/** What the deployment script of a release does, as its repository has it. */
interface Deployment {
  readonly label: string;
  readonly repository: string;
  /** Tag of the deployed code, and its number in the salt. */
  readonly version: string;
  /** Variable that names the deployer. */
  readonly deployer: string;
  readonly create2: string;
  readonly create: string;
  readonly contracts: readonly string[];
  readonly constructors: readonly string[];
  /** Tag whose script takes the admin as an argument; undefined when no tag's does. */
  readonly adminTag: string | undefined;
}

export const PROTOCOL_NAMES = ["lockup", "airdrops", "flow"] as const;

export type ProtocolName = (typeof PROTOCOL_NAMES)[number];

export const DEPLOYMENTS: Readonly<Record<ProtocolName, Deployment>> = {
  lockup: {
    label: "Lockup v2.0",
    repository: "lockup",
    version: "2.0.0",
    deployer: "EOA",
    create2: "script/DeployDeterministicProtocol.s.sol",
    create: "script/DeployProtocol.s.sol",
    contracts: [
      "SablierBatchLockup",
      "LockupNFTDescriptor",
      "SablierLockup",
      "Helpers",
      "VestingMath",
    ],
    constructors: ["SablierLockup(admin, descriptor, maxCount)"],
    adminTag: "2.0.1",
  },
  airdrops: {
    label: "Airdrops v1.3",
    repository: "airdrops",
    version: "1.3.0",
    deployer: "EOA",
    create2: "script/DeployDeterministicMerkleFactory.s.sol",
    create: "script/DeployMerkleFactory.s.sol",
    contracts: ["SablierMerkleFactory"],
    constructors: ["SablierMerkleFactory(admin)"],
    adminTag: undefined,
  },
  flow: {
    label: "Flow v1.1",
    repository: "flow",
    version: "1.1.0",
    deployer: "ETH_FROM",
    create2: "script/DeployDeterministicFlow.s.sol",
    create: "script/DeployFlow.s.sol",
    contracts: ["FlowNFTDescriptor", "SablierFlow"],
    constructors: ["SablierFlow(admin, descriptor)"],
    adminTag: "1.1.0",
  },
};

const METHODS = ["create2", "create"] as const;
const ADMINS = ["own", "sablier"] as const;

/** Ways to sign, with the options of forge. */
export const SIGNERS = {
  key: '--private-key "$PRIVATE_KEY"',
  keystore: '--account "$KEYSTORE_ACCOUNT"',
  ledger: "--ledger",
  trezor: "--trezor",
} as const;

type Signer = keyof typeof SIGNERS;

const SIGNER_NAMES = Object.keys(SIGNERS) as Signer[];

const MAX_CHAIN_ID = 2n ** 53n - 1n;

export type DeploymentField = "protocol" | "method" | "admin" | "adminAddress" | "chain" | "signer";

function readAdmin(text: string): string {
  const trimmed = text.trim();
  const problem = addressProblem(trimmed);
  if (problem !== undefined) {
    throw new RangeError(problem);
  }
  return trimmed;
}

/** Fields of the builder. */
export const DEPLOYMENT_FIELDS: Readonly<Record<DeploymentField, TextField>> = {
  protocol: optionField("dp", "Protocol", "lockup", PROTOCOL_NAMES),
  method: optionField("dm", "Method", "create2", METHODS, {
    options: [
      { value: "create2", label: "CREATE2 (deterministic)" },
      { value: "create", label: "CREATE" },
    ],
  }),
  admin: optionField("da", "Admin", "own", ADMINS, {
    options: [
      { value: "own", label: "an address of yours" },
      { value: "sablier", label: "Sablier’s address" },
    ],
  }),
  adminAddress: textField(
    "do",
    "Admin address",
    "",
    (text: string) => (text.trim() === "" ? undefined : readAdmin(text)),
    {
      caption: "Address of the admin",
      code: true,
      hint: "Empty: the commands read it from ADMIN.",
    },
  ),
  chain: wholeField("dc", "Chain id", "31337", [1n, MAX_CHAIN_ID]),
  signer: optionField("ds", "Signer", "keystore", SIGNER_NAMES, {
    caption: "Sign with",
    options: [
      { value: "keystore", label: "Foundry keystore" },
      { value: "ledger", label: "Ledger" },
      { value: "trezor", label: "Trezor" },
      { value: "key", label: "private key in a variable" },
    ],
  }),
};

/** What the builder shows. */
export interface DeploymentPlan {
  readonly deployment: Deployment;
  readonly script: string;
  /** Shell commands, ready to run after the placeholders in `export` lines are filled in. */
  readonly commands: string;
  /** Salt of the CREATE2 addresses; undefined for CREATE. */
  readonly salt: string | undefined;
  /** What to know before running the commands, one sentence each. */
  readonly notes: readonly string[];
}

function choice<Choice extends string>(
  text: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((candidate) => candidate === text) ?? choices[0];
}

/**
 * Writes the commands that deploy a release.
 *
 * @returns what is wrong with each field; the plan, unless the chain id or the admin are wrong
 */
export function planDeployment(texts: FormValues<DeploymentField>): {
  readonly problems: Partial<Record<DeploymentField, string>>;
  readonly plan: DeploymentPlan | undefined;
} {
  const deployment = DEPLOYMENTS[choice(texts.protocol, PROTOCOL_NAMES)];
  const create2 = choice(texts.method, METHODS) === "create2";
  const own = choice(texts.admin, ADMINS) === "own";
  const signer = SIGNER_NAMES.find((name) => name === texts.signer) ?? "keystore";
  const chain = read(() => readWhole(texts.chain, 1n, MAX_CHAIN_ID));
  const admin = read(() =>
    texts.adminAddress.trim() === "" || !own ? '"$ADMIN"' : readAdmin(texts.adminAddress),
  );
  const problems: Partial<Record<DeploymentField, string>> = {
    ...(chain.ok ? {} : { chain: chain.problem }),
    ...(admin.ok ? {} : { adminAddress: admin.problem }),
  };
  if (!chain.ok || !admin.ok) {
    return { problems, plan: undefined };
  }
  const withAdmin = own && deployment.adminTag !== undefined;
  const version = withAdmin ? deployment.adminTag : deployment.version;
  const script = create2 ? deployment.create2 : deployment.create;
  const signature = withAdmin ? `--sig "run(address)" ${admin.value}` : '--sig "run()"';
  const variables = [
    `export ${deployment.deployer}=          # address of the deployer`,
    "export RPC_URL=",
    "export ETHERSCAN_API_KEY=",
    "export VERIFIER_URL=",
    ...(signer === "key" ? ["export PRIVATE_KEY="] : []),
    ...(signer === "keystore" ? ["export KEYSTORE_ACCOUNT="] : []),
    ...(withAdmin && admin.value === '"$ADMIN"' ? ["export ADMIN="] : []),
  ];
  const commands = [
    `git clone https://github.com/sablier-labs/${deployment.repository}`,
    `cd ${deployment.repository}`,
    `git checkout v${version}`,
    "bun install --frozen-lockfile",
    "bun run build:optimized",
    "",
    ...variables,
    "",
    [
      `FOUNDRY_PROFILE=optimized forge script ${script}`,
      `  ${signature}`,
      '  --rpc-url "$RPC_URL"',
      `  ${SIGNERS[signer]}`,
      "  --broadcast",
      '  --verify --etherscan-api-key "$ETHERSCAN_API_KEY" --verifier-url "$VERIFIER_URL"',
      "  -vvv",
    ].join(" \\\n"),
  ].join("\n");
  return {
    problems,
    plan: {
      deployment,
      script,
      commands,
      salt: create2 ? `ChainID ${chain.value}, Version ${version}` : undefined,
      notes: notesOf({ deployment, own, withAdmin, version, signer }),
    },
  };
}

interface NotesInput {
  readonly deployment: Deployment;
  readonly own: boolean;
  readonly withAdmin: boolean;
  readonly version: string;
  readonly signer: Signer;
}

function notesOf({ deployment, own, withAdmin, version, signer }: NotesInput): string[] {
  const notes: string[] = [];
  if (!own) {
    notes.push(
      "run() makes an address of Sablier the admin: its own for ten chains, a common one for all others. The deployer gets no rights.",
    );
  } else if (!withAdmin) {
    notes.push(
      `No tag of ${deployment.label} takes the admin as an argument. Change the admin in script/Base.s.sol before you run this, or an address of Sablier becomes the admin.`,
    );
  }
  if (withAdmin && version !== deployment.version) {
    notes.push(
      `Only tag v${version} takes the admin as an argument. Its contracts are those of v${deployment.version}, but its number is part of the salt, so CREATE2 addresses differ.`,
    );
  }
  if (deployment.repository === "lockup") {
    notes.push(
      "MAX_COUNT is 500 on a chain that the script does not know. Add your chain to the map in the script to change it.",
    );
  }
  notes.push(
    `Without ${deployment.deployer}, the script takes MNEMONIC, and without that the public test mnemonic of Foundry.`,
  );
  if (signer === "key") {
    notes.push("A key in a variable is readable by every program you start. Prefer the keystore.");
  }
  return notes;
}
