import type { ReactElement } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { PRICE_DECIMALS } from "@site/src/lib/lockup";
import Form, { Answer, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { evaluate, type Reading, UNUSED, VAULT_FIELDS, type VaultResult } from "./simulate";

const TERMS = ["created", "expiry", "target", "price", "peak", "from", "to"] as const;
const REST = ["sync", "now", "shares", "exit", "growth", "curve"] as const;

const usd = (price: bigint): string => formatAmount(price, PRICE_DECIMALS);
const tokens = (amount: bigint): string => formatAmount(amount, 18);

/** Why `redeem` reverts. */
const REASONS: Readonly<Record<string, string>> = {
  SablierBob_VaultStillActive: "the price is below the target, and the expiry has not come",
  "The Curve pool": "the pool pays less than the adapter's minimum",
};

function redeemText({ redeem }: Reading): string {
  if ("payout" in redeem) {
    const fee = redeem.fee === 0n ? "no fee" : `a fee of ${tokens(redeem.fee)}`;
    return `pays ${tokens(redeem.payout)} tokens, with ${fee} on yield`;
  }
  const reason = REASONS[redeem.name];
  const name = redeem.name.startsWith("Sablier") ? ` with ${redeem.name}` : "";
  return `reverts${name}${reason === undefined ? "" : `: ${reason}`}`;
}

/** Status of a vault and payout of its shares at a moment, when a price peaks and is synced or not. */
export default function VaultSimulator(): ReactElement {
  const form = useForm(VAULT_FIELDS, evaluate);
  const { result } = form.outcome;
  return (
    <Form
      form={form}
      title="Status and payout of a vault"
      intro="A price reaches the target for a while. Enter the moment of a sync, and that of the redemption."
    >
      <FormFields form={form} legend="Vault and price" names={TERMS} />
      <FormFields
        form={form}
        legend="Sync and redemption"
        names={REST}
        unused={UNUSED[form.texts.exit]}
      />
      {result === undefined ? <NoAnswer /> : <Outcome result={result} />}
    </Form>
  );
}

function Outcome({ result }: { readonly result: VaultResult }): ReactElement {
  const { reading, readings, syncError, values } = result;
  return (
    <>
      <Answer isKept>
        At {formatDateTime(reading.at)}, a vault with a target of {usd(values.target)} and an expiry
        at {formatDateTime(values.expiry)} is <strong>{reading.status}</strong>, and{" "}
        <code>redeem</code> of {tokens(values.shares)} shares {redeemText(reading)}.
        {syncError !== undefined && ` The sync reverts with ${syncError.name}.`}
      </Answer>
      <p className="sd-note">
        The status follows the price that the vault has stored, {usd(reading.stored)}. The feed has{" "}
        {usd(reading.price)}, and <code>redeem</code> stores it while the vault is active.
      </p>
      <ResultTable
        caption="Status and payout at each change"
        columns={["Moment (UTC)", "Feed, US$", "Stored, US$", "Status", "redeem"]}
        rows={readings.map((moment) => [
          formatDateTime(moment.at).replace(" UTC", ""),
          usd(moment.price),
          usd(moment.stored),
          moment.status,
          redeemText(moment),
        ])}
      />
    </>
  );
}
