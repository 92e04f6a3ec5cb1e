import Link from "@docusaurus/Link";
import { type ReactElement, useRef, useState } from "react";

import chains from "@generated/protocol-data/default/chains.json";

import { ENDPOINTS, ENDPOINTS_AS_OF } from "../../../../data/endpoints";
import { problemOf, read } from "@site/src/forms";
import { plural } from "@site/src/lib/text/plural";
import { readAddress } from "@site/src/forms/addresses";
import { Fields, TextInput } from "@site/src/forms/Form";
import type { DeskRole } from "@site/src/lib/desk/model";
import {
  CAMPAIGNS_QUERY,
  chainsWithoutIndex,
  indexerUrl,
  readCampaigns,
  readStreams,
  STREAMS_QUERY,
  type WalletCampaign,
  type WalletPage,
  type WalletStream,
  walletVariables,
} from "@site/src/lib/desk/wallet";
import { hostOf } from "@site/src/lib/graphql/endpoints";
import { explain, runQuery } from "@site/src/lib/graphql/run";
import { joinWords } from "@site/src/lib/text/join-words";
import { messageOf } from "@site/src/lib/text/message-of";
import Button from "@site/src/ui/Button";
import ResultTable from "@site/src/ui/ResultTable";
import styles from "./styles.module.css";

export interface WalletProps {
  /** Takes the id of a stream or the place of a campaign that the reader chose, and the wallet with its role there. */
  readonly onPick: (text: string, role: DeskRole, wallet: string) => void;
}

const STREAMS = indexerUrl(ENDPOINTS, "lockup");
const CAMPAIGNS = indexerUrl(ENDPOINTS, "airdrops");

/** The host of both indexers, which is named before it is asked. */
const HOST = hostOf(STREAMS) ?? STREAMS;

const TIMEOUT_SECONDS = 20;

/** Both lists, as far as they were asked for. */
interface Found {
  readonly wallet: string;
  readonly pages: number;
  readonly streams: readonly WalletStream[];
  readonly campaigns: readonly WalletCampaign[];
  readonly isMore: boolean;
  /** Whole sentences about lists that could not be had. */
  readonly problems: readonly string[];
}

/** Asks one indexer. What went wrong is a sentence. */
async function ask<Row>(
  url: string,
  query: string,
  variables: string,
  readPage: (text: string) => WalletPage<Row>,
  signal: AbortSignal,
): Promise<WalletPage<Row> & { readonly problem?: string }> {
  const none = { rows: [], isMore: false };
  const result = await runQuery(
    { url, query, variables },
    {
      timeoutSeconds: TIMEOUT_SECONDS,
      signal,
      fetch: window.fetch.bind(window),
      now: () => performance.now(),
    },
  );
  if (result.kind !== "data") return { ...none, problem: explain(result, HOST) };
  try {
    return readPage(result.text);
  } catch (error) {
    return { ...none, problem: `${HOST}: ${messageOf(error)}.` };
  }
}

const chainName = (id: number): string =>
  chains.chains.find((chain) => chain.id === id)?.name ?? `chain ${id}`;

/** The streams and campaigns of a wallet as an indexer knows them. Nothing is sent before the button is pressed. */
export default function WalletList({ onPick }: WalletProps): ReactElement {
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found>();
  const [isBusy, setIsBusy] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const address = text.trim() === "" ? undefined : read(() => readAddress(text));
  const wallet = address?.ok === true ? address.value : undefined;

  async function load(of: string, before: Found | undefined): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setIsBusy(true);
    const page = before?.pages ?? 0;
    const variables = walletVariables(of, page);
    const [streams, campaigns] = await Promise.all([
      ask(STREAMS, STREAMS_QUERY, variables, readStreams, signal),
      ask(CAMPAIGNS, CAMPAIGNS_QUERY, variables, readCampaigns, signal),
    ]);
    if (signal.aborted) return;
    const problems = [streams.problem, campaigns.problem].filter((one) => one !== undefined);
    setFound({
      wallet: of,
      pages: page + 1,
      streams: [...(before?.streams ?? []), ...streams.rows],
      campaigns: [...(before?.campaigns ?? []), ...campaigns.rows],
      isMore: streams.isMore || campaigns.isMore,
      problems: [...new Set(problems)],
    });
    setIsBusy(false);
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wallet !== undefined) void load(wallet, undefined);
        }}
      >
        <Fields legend="Streams of a wallet">
          <TextInput
            label="Wallet’s address"
            code
            wide
            value={text}
            onChange={setText}
            problem={address && problemOf(address)}
            hint={`The button sends this address from your browser to ${HOST}, which learns it and your IP address.`}
          />
        </Fields>
        <Button
          className={styles.ask}
          type="submit"
          look="primary"
          disabled={wallet === undefined || isBusy}
        >
          Ask {HOST}
        </Button>
      </form>
      <div role="status">
        {isBusy && <p>Waiting for {HOST}…</p>}
        {found?.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {!isBusy && found !== undefined && found.problems.length === 0 && (
          <p>
            {plural(found.streams.length, "stream")} and{" "}
            {plural(found.campaigns.length, "campaign")}
            {found.isMore ? ", and maybe more" : ""}.
          </p>
        )}
      </div>
      {found !== undefined && <Lists found={found} onPick={onPick} />}
      {found?.isMore === true && found.problems.length === 0 && (
        <Button
          className={styles.ask}
          disabled={isBusy}
          onClick={() => void load(found.wallet, found)}
        >
          Ask {HOST} for more
        </Button>
      )}
      <Missing />
    </>
  );
}

function Lists({
  found: { wallet, streams, campaigns },
  onPick,
}: WalletProps & { readonly found: Found }): ReactElement {
  return (
    <>
      {streams.length > 0 && (
        <ResultTable
          caption="Streams of the wallet"
          columns={["Stream", "The wallet is", "Token"]}
          rows={streams.map((stream) => [
            <Button look="link" onClick={() => onPick(stream.id, stream.role, wallet)}>
              {stream.id}
            </Button>,
            stream.role,
            stream.token,
          ])}
        />
      )}
      {campaigns.length > 0 && (
        <ResultTable
          caption="Campaigns of the wallet"
          columns={["Campaign", "The wallet", "Name"]}
          rows={campaigns.map(({ address, chainId, name, role }) => [
            <Button
              look="link"
              onClick={() =>
                onPick(
                  `${address} on ${chainName(chainId)}`,
                  role === "admin" ? "admin" : "recipient",
                  wallet,
                )
              }
            >
              <code>{address}</code> on {chainName(chainId)}
            </Button>,
            role === "admin" ? "is the admin" : "has claimed",
            name,
          ])}
        />
      )}
    </>
  );
}

/** What no answer of the indexer has, and how it is found. */
function Missing(): ReactElement {
  return (
    <p>
      The indexer lacks <Link to="/api/caveats#price-gated">price-gated streams</Link> of Lockup
      v4.0,{" "}
      <Link to="/api/caveats#not-indexed">
        streams made since September 2025 on Lockup v1.0 to v1.2 and Flow v1.0
      </Link>
      , <Link to="/api/legacy">Legacy streams</Link>, claims that are still open, and streams on{" "}
      {joinWords(chainsWithoutIndex(ENDPOINTS, chains), "and")}, as of {ENDPOINTS_AS_OF}. The links
      say how to find them.
    </p>
  );
}
