import { type Deployment, DEPLOYMENTS } from "../../../../data/deployment-scripts";
import { optionalAddressField } from "@site/src/forms/addresses";
import { type FormValues, optionField, readForm, wholeField } from "@site/src/forms";

/** Ways to sign, with the options of forge. */
export const SIGNERS = {
  key: '--private-key "$PRIVATE_KEY"',
  keystore: '--account "$KEYSTORE_ACCOUNT"',
  ledger: "--ledger",
  trezor: "--trezor",
} as const;

type Signer = keyof typeof SIGNERS;

const MAX_CHAIN_ID = 2n ** 53n - 1n;

/** Fields of the builder. */
export const DEPLOYMENT_FIELDS = {
  protocol: optionField("dp", "Protocol", "lockup", {
    lockup: DEPLOYMENTS.lockup.label,
    airdrops: DEPLOYMENTS.airdrops.label,
    flow: DEPLOYMENTS.flow.label,
  }),
  method: optionField("dm", "Method", "create2", {
    create2: "CREATE2 (deterministic)",
    create: "CREATE",
  }),
  chain: wholeField("dc", "Chain id", "31337", [1n, MAX_CHAIN_ID]),
  admin: optionField("da", "Admin", "own", {
    own: "your own address",
    sablier: "Sablier’s address",
  }),
  adminAddress: optionalAddressField("do", "Admin address", {
    caption: "Address of the admin",
    hint: "Empty: the commands read it from ADMIN.",
  }),
  signer: optionField<Signer>(
    "ds",
    "Signer",
    "keystore",
    {
      keystore: "Foundry keystore",
      ledger: "Ledger",
      trezor: "Trezor",
      key: "private key in a variable",
    },
    { caption: "Sign with" },
  ),
};

export type DeploymentField = keyof typeof DEPLOYMENT_FIELDS;

/** The fields that do not matter now. */
export function unusedFields({ admin }: FormValues<"admin">): DeploymentField[] {
  return admin === "sablier" ? ["adminAddress"] : [];
}

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

/**
 * Writes the commands that deploy a release.
 *
 * @returns what is wrong with each field; the plan, unless the chain id or the admin are wrong
 */
export function planDeployment(texts: FormValues<DeploymentField>): {
  readonly problems: Partial<Record<DeploymentField, string>>;
  readonly plan: DeploymentPlan | undefined;
} {
  const { problems, values } = readForm(DEPLOYMENT_FIELDS, texts, { unused: unusedFields(texts) });
  if (values === undefined) return { problems, plan: undefined };
  const { chain, adminAddress = '"$ADMIN"', signer } = values;
  const deployment = DEPLOYMENTS[values.protocol];
  const create2 = values.method === "create2";
  const own = values.admin === "own";
  const withAdmin = own && deployment.adminTag !== undefined;
  const version = withAdmin ? deployment.adminTag : deployment.version;
  const script = create2 ? deployment.create2 : deployment.create;
  const signature = withAdmin ? `--sig "run(address)" ${adminAddress}` : '--sig "run()"';
  const variables = [
    `export ${deployment.deployer}=          # address of the deployer`,
    "export RPC_URL=",
    "export ETHERSCAN_API_KEY=",
    "export VERIFIER_URL=",
    ...(signer === "key" ? ["export PRIVATE_KEY="] : []),
    ...(signer === "keystore" ? ["export KEYSTORE_ACCOUNT="] : []),
    ...(withAdmin && values.adminAddress === undefined ? ["export ADMIN="] : []),
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
      salt: create2 ? `ChainID ${chain}, Version ${version}` : undefined,
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
      "run() sets a Sablier address as admin, a specific one on ten chains and a shared one elsewhere. The deployer gets no rights.",
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
      "MAX_COUNT is 500 on a chain that is not in the script. To change it, add your chain to the map in the script.",
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
