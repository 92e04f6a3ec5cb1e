import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { addressIn } from "@site/src/lib/desk/node";
import type { DeskRole } from "@site/src/lib/desk/model";
import { readStream } from "@site/src/lib/desk/read";
import { type DeskSubject, settle } from "@site/src/lib/desk/settle";
import type { Place } from "@site/src/lib/finder/model";
import { toChecksum } from "@site/src/lib/format";
import CopyButton from "@site/src/ui/CopyButton";
import Known from "./Known";
import { useReading } from "./ReadingForm";
import State from "./State";
import { useTyped } from "./Typed";

export interface SubjectProps {
  readonly subject: DeskSubject;
  readonly id: bigint | undefined;
  readonly role: DeskRole;
  /** Address of the reader; undefined while it is not known. */
  readonly you: string | undefined;
  /** Where a call pays to; undefined while it is not known. */
  readonly to: string | undefined;
}

/** A contract with its address. */
export function Where({
  name,
  place: { chain, address, explorerUrl, isUnconfirmed },
}: {
  readonly name: string;
  readonly place: Pick<Place, "chain" | "address" | "explorerUrl" | "isUnconfirmed">;
}): ReactElement {
  return (
    <p className="margin-top--md sd-break">
      {name} on {chain.name}: <code>{address}</code>{" "}
      <CopyButton text={address} label="Copy the address of the contract" />{" "}
      <Link href={explorerUrl}>Open it on {chain.explorer.name}</Link>.
      {isUnconfirmed && " Check this address before use: the data package may have a wrong one."}
    </p>
  );
}

/** A stream or a vault: what a chain says of it, if the reader asks, and the calls for a role. */
export default function Subject({ subject, id, role, you, to }: SubjectProps): ReactElement {
  const { group, place, contract, label, contracts } = subject;
  const { chain, address } = place;
  const isVault = group.thing === "vault";
  const thing = isVault ? "vault" : "stream";
  const where = <Where name={`${contract} of ${label}`} place={place} />;
  const reading = useReading(chain.id, async (rpc) =>
    readStream(rpc, group, { chainId: chain.id, address, id: id ?? 0n }, you),
  );
  const typed = useTyped(group);
  if (id === undefined) {
    return (
      <>
        {where}
        <p>Write the number of the {thing} to see its calls.</p>
      </>
    );
  }
  const known = reading.value ?? typed.value;
  const { figures = {}, conditions = {} } = known ?? {};
  const owner = figures.recipient === undefined ? undefined : addressIn(figures.recipient);
  const recipient = owner ?? (role === "recipient" ? you : undefined);
  const settled = settle(group, address, role, conditions, {
    args: {
      id,
      to,
      recipient: recipient && toChecksum(recipient),
      available: isVault ? figures.shares : figures.withdrawable,
    },
    fee: figures.fee,
    contracts,
    figures,
  });
  return (
    <>
      {where}
      <Known {...{ reading, typed, chain, thing, settled, you }}>
        {conditions.missing === true ? (
          <p>There is no {thing} with this number.</p>
        ) : (
          known && <State status={known.status} figures={figures} chain={chain.name} />
        )}
      </Known>
    </>
  );
}
