/** What the deployment script of a release does, as its repository has it. */
export interface Deployment {
  readonly label: string;
  readonly repository: string;
  /** Tag of the deployed code, and its number in the salt. */
  readonly version: string;
  /** Variable that names the deployer. */
  readonly deployer: string;
  readonly create2: string;
  readonly create: string;
  readonly contracts: readonly string[];
  /** Tag whose script takes the admin as an argument; undefined when no tag's does. */
  readonly adminTag: string | undefined;
}

export type ProtocolName = "lockup" | "airdrops" | "flow";

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
    adminTag: "1.1.0",
  },
};
