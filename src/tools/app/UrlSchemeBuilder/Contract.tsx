import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { type AppContractsData, type AppLink, resolveSource } from "@site/src/lib/app-urls";

interface ContractProps {
  readonly link: AppLink;
  readonly data: AppContractsData;
}

/** The contract that a link is about, as far as the deployments tell. */
export default function Contract({ link, data }: ContractProps): ReactElement | null {
  if (link.kind === "campaign") {
    const chain = data.chains.find(({ id }) => id === link.chainId);
    if (chain === undefined) return null;
    return (
      <p className="sd-say">
        Contract: <Link href={`${chain.explorer.url}/address/${link.address}`}>the campaign</Link>{" "}
        in {chain.explorer.name}.
      </p>
    );
  }
  if (link.kind !== "stream") return null;
  const { contract, explorerUrl, address, unconfirmed } = resolveSource(link, data);
  if (contract === undefined || explorerUrl === undefined) return null;
  return (
    <p className="sd-say">
      Contract: <Link href={explorerUrl}>{address}</Link>, {contract.name} of{" "}
      <Link to={contract.path}>{contract.release}</Link>.
      {unconfirmed && " This address is not confirmed: check it before use."}
    </p>
  );
}
