import { type ReactElement, useState } from "react";

import { Fields, TextInput } from "@site/src/forms/Form";
import { read } from "@site/src/forms";
import { readWhole } from "@site/src/forms/readers";
import CodeFence from "@site/src/page/CodeFence";
import {
  type CampaignKind,
  campaignKnown,
  type CampaignState,
  type ClaimRow,
  detectCampaign,
  readCampaign,
} from "@site/src/lib/desk/campaign";
import type { DeskArgument, DeskRole } from "@site/src/lib/desk/model";
import { word } from "@site/src/lib/desk/node";
import { settle } from "@site/src/lib/desk/settle";
import { claimTypedData } from "@site/src/lib/desk/typed-data";
import type { Place } from "@site/src/lib/finder/model";
import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import { toChecksum } from "@site/src/lib/format/addresses";
import { labelOfRef } from "@site/src/lib/protocol/model";
import Calls from "./Calls";
import ClaimList from "./ClaimList";
import ReadingForm from "./ReadingForm";
import State from "./State";
import { Where } from "./Subject";
import styles from "./styles.module.css";
import Typed, { typedValue, useTyped } from "./Typed";
import { useReading } from "./useReading";

export interface CampaignProps {
  readonly place: Pick<Place, "chain" | "address" | "explorerUrl" | "isUnconfirmed">;
  readonly kinds: readonly CampaignKind[];
  /** What the reader has chosen; undefined while nobody knows. */
  readonly kind: CampaignKind | undefined;
  /** Called when the chain says which one it is. */
  readonly onKind: (kind: CampaignKind) => void;
  readonly role: DeskRole;
  /** Address of the reader; undefined while it is not known. */
  readonly you: string | undefined;
  /** Where a claim pays to; undefined while it is not known. */
  readonly to: string | undefined;
}

/** A campaign of a release that is known, or that the chain is asked for. */
export default function Campaign({ kind, ...props }: CampaignProps): ReactElement {
  const { place, kinds, onKind } = props;
  const { chain, address } = place;
  const detection = useReading(chain.id, async (rpc) => {
    onKind(await detectCampaign(rpc, kinds, { chainId: chain.id, address }));
  });
  if (kind === undefined) {
    return (
      <>
        <Where name="A campaign" place={place} />
        <p>
          Its release decides about its calls. Choose it above, or ask the chain: the functions of
          the contract tell it.
        </p>
        <ReadingForm reading={detection} chain={chain.name} thing="release" />
      </>
    );
  }
  return <KnownCampaign key={kind.contract + kind.group.release} {...props} kind={kind} />;
}

/** Arguments that readers bring, by the signature or the target that needs them. */
interface Brought {
  readonly validFrom: string;
  readonly expireAt: string;
  readonly signature: string;
  readonly input: string;
}

const NOTHING: Brought = { validFrom: "0", expireAt: "", signature: "", input: "" };

const isBytes = (text: string): boolean => /^0x(?:[0-9a-f]{2})*$/iu.test(text.trim());

interface KnownProps extends Omit<CampaignProps, "kind"> {
  readonly kind: CampaignKind;
}

function KnownCampaign({ place, kind, role, you, to }: KnownProps): ReactElement {
  const { group, contract } = kind;
  const { chain, address } = place;
  const [row, setRow] = useState<ClaimRow>();
  const [brought, setBrought] = useState(NOTHING);
  const reading = useReading(chain.id, async (rpc) =>
    readCampaign(rpc, group, { chainId: chain.id, address }, row),
  );
  const typed = useTyped(group);
  const typedFigures = typedValue(typed)?.figures;
  const state: CampaignState | undefined =
    reading.value ??
    (typedFigures === undefined ? undefined : { figures: typedFigures, now: typed.now });
  const figures = state?.figures ?? {};
  const { root } = figures;
  const has = (name: DeskArgument): boolean =>
    group.actions.some(({ args }) => args.includes(name));
  const moment = (text: string): bigint | undefined => {
    const result = read(() => readWhole(text, 0n, MAX_UINT40));
    return result.ok ? result.value : undefined;
  };
  const [validFrom, expireAt] = [moment(brought.validFrom), moment(brought.expireAt)];
  const args = {
    ...(to !== undefined && { to }),
    ...(row && {
      index: row.index,
      recipient: row.recipient,
      amount: row.amount,
      proof: row.proof,
    }),
    ...(figures.balance !== undefined && { available: figures.balance }),
    ...(validFrom !== undefined && { validFrom }),
    ...(expireAt !== undefined && { expireAt }),
    ...(brought.signature !== "" && isBytes(brought.signature) && { signature: brought.signature }),
    ...(brought.input !== "" && isBytes(brought.input) && { input: brought.input }),
  };
  const known = state === undefined ? {} : campaignKnown(group, state, row);
  const settled = settle(group, address, role, known, { args, fee: figures.fee });
  const change = (name: keyof Brought) => (text: string) =>
    setBrought((before) => ({ ...before, [name]: text }));
  const asked = reading.value?.claim;
  return (
    <>
      <Where name={`${contract} of ${labelOfRef(group.release)}`} place={place} />
      <ClaimList
        you={you}
        decimals={reading.value?.decimals}
        root={root === undefined ? undefined : `0x${word(root)}`}
        cid={reading.value?.cid}
        onRow={setRow}
      />
      {row !== undefined &&
        role === "recipient" &&
        you !== undefined &&
        toChecksum(you) !== row.recipient && (
          <p>
            The row is of another address than yours above. What only the recipient can call reverts
            from your address.
          </p>
        )}
      {(has("signature") || has("input")) && (
        <details className={styles.typed}>
          <summary>
            {has("input")
              ? "Arguments for the target of the campaign"
              : "A signature or an attestation"}
          </summary>
          <Fields legend="What others signed or encoded">
            {has("input") && (
              <TextInput
                label="Encoded arguments, without selector"
                code
                wide
                value={brought.input}
                onChange={change("input")}
                problem={bytesProblem(brought.input)}
                hint="TARGET and SELECTOR of the campaign name the function; 0x for one without arguments."
              />
            )}
            {has("validFrom") && (
              <TextInput
                label="Signature valid from, Unix seconds"
                inputMode="numeric"
                value={brought.validFrom}
                onChange={change("validFrom")}
                problem={validFrom === undefined ? "Write Unix seconds, 0 for at once" : undefined}
              />
            )}
            {has("expireAt") && (
              <TextInput
                label="Attestation valid until, Unix seconds"
                inputMode="numeric"
                value={brought.expireAt}
                onChange={change("expireAt")}
                problem={
                  brought.expireAt !== "" && expireAt === undefined
                    ? "Write Unix seconds, as the attestation has them"
                    : undefined
                }
              />
            )}
            {has("signature") && (
              <TextInput
                label={has("expireAt") ? "Signature or attestation" : "Signature"}
                code
                wide
                value={brought.signature}
                onChange={change("signature")}
                problem={bytesProblem(brought.signature)}
                hint="Of the recipient for a claim by signature, of the attestor for an attested claim."
              />
            )}
          </Fields>
          {has("validFrom") && row !== undefined && to !== undefined && (
            <>
              <p>
                The recipient signs this typed data. It names the address that is paid, so another
                caller cannot change it.
              </p>
              <CodeFence language="json" title="Typed data of the claim">
                {JSON.stringify(
                  claimTypedData(chain.id, address, { ...row, to, validFrom: validFrom ?? 0n }),
                  undefined,
                  2,
                )}
              </CodeFence>
            </>
          )}
        </details>
      )}
      <ReadingForm reading={reading} chain={chain.name} thing="campaign" />
      {reading.value === undefined && <Typed typed={typed} />}
      <div role="status">
        {state !== undefined && (
          <State
            figures={asked?.pays === undefined ? figures : { ...figures, withdrawable: asked.pays }}
            chain={chain.name}
            more={
              asked === undefined
                ? []
                : [
                    {
                      term: `Index ${asked.index}`,
                      value: asked.isClaimed ? "claimed" : "not claimed",
                    },
                  ]
            }
          />
        )}
        {reading.value !== undefined && row !== undefined && asked?.index !== row.index && (
          <p>Ask again to see whether index {`${row.index}`} is claimed.</p>
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
  );
}

const bytesProblem = (text: string): string | undefined =>
  text === "" || isBytes(text)
    ? undefined
    : `"${text.slice(0, 20)}" is not hexadecimal; write 0x and two hex digits a byte`;
