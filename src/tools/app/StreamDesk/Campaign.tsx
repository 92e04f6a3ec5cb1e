import { type ReactElement, useState } from "react";

import { initialTexts, readForm, textField } from "@site/src/forms";
import { Fields, FormField } from "@site/src/forms/Form";
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
import type { DeskRole } from "@site/src/lib/desk/model";
import { word } from "@site/src/lib/desk/node";
import { settle } from "@site/src/lib/desk/settle";
import { claimTypedData } from "@site/src/lib/desk/typed-data";
import type { Place } from "@site/src/lib/finder/model";
import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import { toChecksum } from "@site/src/lib/format/addresses";
import { labelOfRef } from "@site/src/lib/protocol/model";
import { quoteValue } from "@site/src/lib/query";
import ClaimList from "./ClaimList";
import Known from "./Known";
import ReadingForm, { useReading } from "./ReadingForm";
import State from "./State";
import { Where } from "./Subject";
import styles from "./styles.module.css";
import { useTyped } from "./Typed";

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

const readTime = (text: string): bigint | undefined =>
  text.trim() === "" ? undefined : readWhole(text, 0n, MAX_UINT40);

function readBytes(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (/^0x(?:[0-9a-f]{2})*$/iu.test(trimmed)) return trimmed;
  throw new RangeError(
    `${quoteValue(trimmed)} is not hexadecimal; write 0x and two hex digits a byte`,
  );
}

const TIME = { inputMode: "numeric" } as const;
const BYTES = { code: true, wide: true };

/** Arguments that readers bring: what others signed, or what a target takes. They stay out of the address. */
const BROUGHT = {
  input: textField("input", "Encoded arguments, without selector", "", readBytes, {
    ...BYTES,
    hint: "TARGET and SELECTOR of the campaign name the function; 0x for one without arguments.",
  }),
  validFrom: textField("validFrom", "Signature valid from, Unix seconds", "0", readTime, TIME),
  expireAt: textField("expireAt", "Attestation valid until, Unix seconds", "", readTime, TIME),
  signature: textField("signature", "Signature or attestation", "", readBytes, {
    ...BYTES,
    hint: "Of the recipient for a claim by signature, of the attestor for an attested claim.",
  }),
};

type Brought = keyof typeof BROUGHT;

interface KnownProps extends Omit<CampaignProps, "kind"> {
  readonly kind: CampaignKind;
}

function KnownCampaign({ place, kind, role, you, to }: KnownProps): ReactElement {
  const { group, contract } = kind;
  const { chain, address } = place;
  const [row, setRow] = useState<ClaimRow>();
  const [texts, setTexts] = useState(() => initialTexts<Brought>(BROUGHT));
  const reading = useReading(chain.id, async (rpc) =>
    readCampaign(rpc, group, { chainId: chain.id, address }, row),
  );
  const typed = useTyped(group);
  const state: CampaignState | undefined =
    reading.value ?? (typed.value && { figures: typed.value.figures, now: typed.now });
  const { figures = {} } = state ?? {};
  const { root } = figures;
  const { problems, readable } = readForm(BROUGHT, texts);
  const settled = settle(group, address, role, state ? campaignKnown(group, state, row) : {}, {
    args: { ...row, ...readable, to, available: figures.balance },
    fee: figures.fee,
  });
  const names = (Object.keys(BROUGHT) as Brought[]).filter((name) =>
    group.actions.some(({ args }) => args.includes(name)),
  );
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
      {names.length > 0 && (
        <details className={styles.typed}>
          <summary>
            {names.includes("input")
              ? "Arguments for the target of the campaign"
              : "A signature or an attestation"}
          </summary>
          <Fields legend="What others signed or encoded">
            {names.map((name) => (
              <FormField
                key={name}
                form={{
                  fields: BROUGHT,
                  texts,
                  problems,
                  change: (changes) => setTexts({ ...texts, ...changes }),
                }}
                name={name}
              />
            ))}
          </Fields>
          {names.includes("validFrom") && row !== undefined && to !== undefined && (
            <>
              <p>
                The recipient signs this typed data. It names the address that is paid, so another
                caller cannot change it.
              </p>
              <CodeFence language="json" title="Typed data of the claim">
                {JSON.stringify(
                  claimTypedData(chain.id, address, {
                    ...row,
                    to,
                    validFrom: readable.validFrom ?? 0n,
                  }),
                  undefined,
                  2,
                )}
              </CodeFence>
            </>
          )}
        </details>
      )}
      <Known {...{ reading, typed, chain, settled, you }} thing="campaign">
        {state !== undefined && (
          <State
            figures={asked?.pays === undefined ? figures : { ...figures, withdrawable: asked.pays }}
            chain={chain.name}
            more={
              asked && [
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
      </Known>
    </>
  );
}
