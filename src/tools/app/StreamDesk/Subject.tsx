import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { addressIn } from "@site/src/lib/desk/node";
import type { DeskFigure, DeskRole } from "@site/src/lib/desk/model";
import { readStream } from "@site/src/lib/desk/read";
import { type DeskSubject, settle } from "@site/src/lib/desk/settle";
import type { Place } from "@site/src/lib/finder/model";
import { toChecksum } from "@site/src/lib/format";
import CopyButton from "@site/src/ui/CopyButton";
import Calls from "./Calls";
import ReadingForm from "./ReadingForm";
import State from "./State";
import Typed, { typedValue, useTyped } from "./Typed";
import { useReading } from "./useReading";

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

/** Addresses among the figures, to which calls of other contracts go. */
const TARGETS: readonly DeskFigure[] = ["sender", "recipient", "share"];

/** A stream or a vault: what a chain says of it, if the reader asks, and the calls for a role. */
export default function Subject({ subject, id, role, you, to }: SubjectProps): ReactElement {
  const { group, place, contract, label, contracts } = subject;
  const { chain, address } = place;
  const thing = group.thing === "vault" ? "vault" : "stream";
  const reading = useReading(chain.id, async (rpc) =>
    readStream(rpc, group, { chainId: chain.id, address, id: id ?? 0n }, you),
  );
  const typed = useTyped(group);
  const known = reading.value ?? typedValue(typed);
  const figures = known?.figures ?? {};
  const recipient = known?.recipient ?? (role === "recipient" ? you : undefined);
  const available = group.thing === "vault" ? figures.shares : figures.withdrawable;
  const settled =
    id === undefined
      ? []
      : settle(group, address, role, known?.conditions ?? {}, {
          args: {
            id,
            ...(to !== undefined && { to }),
            ...(recipient !== undefined && { recipient: toChecksum(recipient) }),
            ...(available !== undefined && { available }),
          },
          fee: figures.fee,
          contracts,
          addresses: Object.fromEntries(
            TARGETS.flatMap((figure) => {
              const value = figures[figure];
              return value === undefined ? [] : [[figure, toChecksum(addressIn(value))]];
            }),
          ),
        });
  return (
    <>
      <Where name={`${contract} of ${label}`} place={place} />
      {id === undefined ? (
        <p>Write the number of the {thing} to see its calls.</p>
      ) : (
        <>
          <ReadingForm reading={reading} chain={chain.name} thing={thing} />
          {reading.value === undefined && <Typed typed={typed} />}
          <div role="status">
            {known?.conditions.missing === true && <p>There is no {thing} with this number.</p>}
            {known !== undefined && known.conditions.missing !== true && (
              <State status={known.status} figures={figures} chain={chain.name} />
            )}
          </div>
          <Calls
            settled={settled}
            chainId={chain.id}
            you={you}
            url={reading.endpoint.url}
            isKnown={reading.value !== undefined}
          />
        </>
      )}
    </>
  );
}
