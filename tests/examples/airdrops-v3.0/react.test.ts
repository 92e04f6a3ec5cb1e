// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { createElement, type FunctionComponent } from "react";
import { type Address, custom, encodeAbiParameters, type Hex, toFunctionSelector } from "viem";
import { sepolia } from "viem/chains";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createConfig, createStorage, injected } from "wagmi";

import { campaignText } from "../../../examples/typescript/airdrops/local-list";
import { connect } from "../../../examples/typescript/airdrops-v3.0/claim";
import { attest } from "../../../examples/typescript/airdrops-v3.0/claim-with-attestation";
import { App } from "../../../examples/typescript/frontend/app";
import type { ClaimProps } from "../../../examples/typescript/frontend/campaign-row";
import { Claim } from "../../../examples/typescript/frontend/claim";
import { ClaimAttested } from "../../../examples/typescript/frontend/claim-attested";
import { ClaimExecute } from "../../../examples/typescript/frontend/claim-execute";
import { ClaimVca } from "../../../examples/typescript/frontend/claim-vca";
import { requestAttestation } from "../../../examples/typescript/frontend/request-attestation";
import { vcaClaimAmount } from "../../../src/lib/airdrops";
import "../support/quick-retries";
import { requestOn } from "../support/rpc";
import {
  attestor,
  campaignAt,
  FEE,
  holder,
  type Kind,
  NOW,
  startCampaign,
  stranger,
  target,
  WITH_MARGIN,
} from "./claim-support";

// The components of typescript/frontend/claim.tsx, typescript/frontend/claim-vca.tsx,
// typescript/frontend/claim-attested.tsx and typescript/frontend/claim-execute.tsx, which share
// typescript/frontend/campaign-row.tsx and typescript/frontend/request-attestation.ts, for a campaign whose list is on a gateway.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const GATEWAY = "https://gateway.example";
const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

type Started = Awaited<ReturnType<typeof startCampaign>>;

/** A campaign with a list on the gateway; `prepare` gives it what its type has beside that. */
async function open(kind: Kind, prepare: (started: Started) => void = () => undefined) {
  const started = await startCampaign(kind);
  const { campaign, rows, root } = started;
  campaign.answer("ipfsCID", CID);
  campaign.answer("MERKLE_ROOT", root);
  prepare(started);
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(new Response(campaignText(rows).text)));
  return { ...started, asked };
}

/** Shows a component to somebody who has connected a wallet. */
async function show<Props extends ClaimProps>(
  { chain }: Started,
  wallet: Address,
  component: FunctionComponent<Props>,
  more: Omit<Props, keyof ClaimProps>,
): Promise<void> {
  const request = requestOn(chain, [wallet]);
  const provider = { request, on: () => undefined, removeListener: () => undefined };
  const config = createConfig({
    chains: [sepolia],
    connectors: [
      injected({ target: { id: "test", name: "Test wallet", provider: () => provider as never } }),
    ],
    transports: { [sepolia.id]: custom({ request }, { retryCount: 0 }) },
    pollingInterval: 20,
    // The chain of the tests has no contract that answers several questions at once.
    batch: { multicall: false },
    storage: createStorage({
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    }),
  });
  const props = { campaign: campaignAt, gateway: GATEWAY, ...more } as Props;
  render(createElement(App, { config, children: createElement(component, props) }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Connect Test wallet" }));
    await Promise.resolve();
  });
}

const button = () => screen.findByRole("button", { name: "Claim" });
const isDisabled = (element: HTMLElement): boolean => element.hasAttribute("disabled");

/** Presses the button as soon as the simulation has passed, and waits for the end. */
async function pressClaim({ campaign, claimed, row }: Started): Promise<void> {
  const claim = await button();
  await waitFor(() => expect(isDisabled(claim)).toBe(false));
  fireEvent.click(claim);
  await waitFor(() => expect(campaign.calls()).toHaveLength(1));
  claimed.add(row.index);
  expect((await screen.findByRole("status")).textContent).toBe("1000 DAI: claimed.");
}

describe("claim.tsx", () => {
  it("finds the row on the gateway, claims for the fee and a margin, and says that it is claimed", async () => {
    const started = await open("SablierMerkleInstant");
    const { asked, row, balanceOf, lastCall } = started;
    await show(started, holder.address, Claim, {});
    await screen.findByText("Your allocation: 1000 DAI");
    expect(await screen.findByText("Fee: 0.000666666666666666 coins of the chain")).toBeTruthy();
    expect(asked).toHaveBeenCalledWith(`${GATEWAY}/ipfs/${CID}`);
    await pressClaim(started);
    expect(lastCall()).toEqual({
      contract: "SablierMerkleInstant",
      functionName: "claim",
      args: [row.index, row.recipient, row.amount, row.proof],
      caller: holder.address,
      value: WITH_MARGIN,
    });
    expect(await balanceOf(holder.address)).toBe(row.amount);
  });

  it("says that a wallet is not on the list", async () => {
    await show(await open("SablierMerkleInstant"), stranger, Claim, {});
    expect(await screen.findByText("This wallet is not on the list.")).toBeTruthy();
  });

  it("refuses a list with another root", async () => {
    const started = await open("SablierMerkleInstant", ({ campaign }) =>
      campaign.answer("MERKLE_ROOT", `0x${"ab".repeat(32)}`),
    );
    await show(started, holder.address, Claim, {});
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The list is not that of the campaign.",
    );
    expect(started.campaign.calls()).toEqual([]);
  });

  it("does not send what would revert", async () => {
    const started = await open("SablierMerkleInstant", ({ campaign }) =>
      campaign.answer("calculateMinFeeWei", FEE / 2n),
    );
    await show(started, holder.address, Claim, {});
    expect((await screen.findByRole("alert")).textContent).toContain(
      "SablierMerkleBase_InsufficientFeePayment",
    );
    expect(isDisabled(await button())).toBe(true);
    expect(started.campaign.calls()).toEqual([]);
  });
});

describe("claim-vca.tsx", () => {
  const VESTING = { unlockPercentage: 10n ** 17n, start: NOW - 100n, end: NOW + 300n };

  /** A campaign that pays by the formula that the recorded campaigns had, at a time. */
  const openVca = (at: bigint) =>
    open("SablierMerkleVCA", ({ campaign }) => {
      campaign.on("calculateClaimAmount", ({ args: [amount, time] }) => {
        expect(time).toBe(0);
        return { returns: vcaClaimAmount(VESTING, amount as bigint, at) };
      });
      campaign.answer("VESTING_END_TIME", Number(VESTING.end));
      campaign.answer("isRedistributionEnabled", true);
    });

  it("shows what is forgone, and claims to the recipient once that is agreed to", async () => {
    const started = await openVca(NOW);
    const { row, lastCall } = started;
    await show(started, holder.address, ClaimVca, {});
    expect(await screen.findByText(/A claim now pays 325 DAI\./u)).toBeTruthy();
    expect(
      screen.getByText(
        /From 2027-01-15T08:05:00\.000Z on, it pays 1000 DAI, and a share of the tokens that others gave up\./u,
      ),
    ).toBeTruthy();
    expect(isDisabled(await button())).toBe(true);
    fireEvent.click(await screen.findByRole("checkbox", { name: "I give up 675 DAI for good." }));
    await pressClaim(started);
    expect(lastCall()).toEqual({
      contract: "SablierMerkleVCA",
      functionName: "claimTo",
      args: [row.index, holder.address, row.amount, row.proof],
      caller: holder.address,
      value: WITH_MARGIN,
    });
  });

  it("asks for no consent at the end of the vesting", async () => {
    const started = await openVca(VESTING.end);
    await show(started, holder.address, ClaimVca, {});
    expect(await screen.findByText("A claim now pays 1000 DAI.")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await pressClaim(started);
  });

  it("shows the error of a campaign that pays nothing yet", async () => {
    const started = await openVca(VESTING.start - 1n);
    started.campaign.on("claimTo", () => ({
      error: ["SablierMerkleVCA_ClaimAmountZero", holder.address],
    }));
    await show(started, holder.address, ClaimVca, {});
    expect(await screen.findByText(/A claim now pays 0 DAI\./u)).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(isDisabled(await button())).toBe(true);
  });
});

describe("claim-attested.tsx", () => {
  const expireAt = Number(NOW) + 3600;

  /** The reader's service, as claim-with-attestation.ts has it: whom it was asked about, and its answer. */
  const service = ({ connection }: Started, signer = attestor) =>
    vi.fn(async (recipient: Address) => ({
      expireAt,
      signature: await attest(connect(signer, connection(stranger)[1]), campaignAt, {
        recipient,
        expireAt,
      }),
    }));

  const openAttested = () =>
    open("SablierMerkleInstant", ({ campaign }) => campaign.answer("attestor", attestor.address));

  it("asks the service for the connected wallet, and claims with the attestation", async () => {
    const started = await openAttested();
    const { row, lastCall, balanceOf } = started;
    const asking = service(started);
    await show(started, holder.address, ClaimAttested, { requestAttestation: asking });
    expect(isDisabled(await button())).toBe(true);
    fireEvent.click(await screen.findByRole("button", { name: "Get an attestation" }));
    expect(await screen.findByText("Attested until 2027-01-15T09:00:00.000Z.")).toBeTruthy();
    expect(asking.mock.calls).toEqual([[holder.address]]);
    await pressClaim(started);
    const { signature } = await service(started)(holder.address);
    expect(lastCall()).toMatchObject({
      functionName: "claimViaAttestation",
      args: [row.index, holder.address, row.amount, expireAt, row.proof, signature],
      value: WITH_MARGIN,
    });
    expect(await balanceOf(holder.address)).toBe(row.amount);
  });

  it("refuses the signature of another attestor before the wallet opens", async () => {
    const started = await openAttested();
    await show(started, holder.address, ClaimAttested, {
      requestAttestation: service(started, holder),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Get an attestation" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      `The attestation is not that of the attestor ${attestor.address}.`,
    );
    expect(isDisabled(await button())).toBe(true);
  });

  it("shows why the service of request-attestation.ts refuses", async () => {
    const started = await openAttested();
    started.asked.mockImplementation((_, init) =>
      Promise.resolve(
        init === undefined
          ? new Response(campaignText(started.rows).text)
          : new Response("Your check is not complete.", { status: 403 }),
      ),
    );
    await show(started, holder.address, ClaimAttested, { requestAttestation });
    fireEvent.click(await screen.findByRole("button", { name: "Get an attestation" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No attestation: Your check is not complete.",
    );
    const [address, init] = started.asked.mock.calls.at(-1) ?? [];
    expect([address, init?.method, init?.body]).toEqual([
      "https://your.service/attestations",
      "POST",
      JSON.stringify({ recipient: holder.address }),
    ]);
  });
});

describe("claim-execute.tsx", () => {
  const DEPOSIT = toFunctionSelector("deposit(uint256,address)");

  const openExecute = (selector: Hex) =>
    open("SablierMerkleExecute", ({ campaign }) => {
      campaign.answer("TARGET", target);
      campaign.answer("SELECTOR", selector);
    });

  it("shows the call, and claims into it for the recipient", async () => {
    const started = await openExecute(DEPOSIT);
    const { row, lastCall, balanceOf } = started;
    await show(started, holder.address, ClaimExecute, {});
    expect(
      (await screen.findAllByRole("definition")).map(({ textContent }) => textContent),
    ).toEqual([
      target,
      `deposit(uint256,address), ${DEPOSIT}`,
      "1000 DAI, no more and no less",
      holder.address,
    ]);
    await pressClaim(started);
    const types = [{ type: "uint256" }, { type: "address" }] as const;
    expect(lastCall()).toEqual({
      contract: "SablierMerkleExecute",
      functionName: "claimAndExecute",
      args: [
        row.index,
        row.amount,
        row.proof,
        encodeAbiParameters(types, [row.amount, holder.address]),
      ],
      caller: holder.address,
      value: WITH_MARGIN,
    });
    expect(await balanceOf(target)).toBe(row.amount);
  });

  it("stops at a campaign that calls another function", async () => {
    const selector = toFunctionSelector("stake(uint256)");
    const started = await openExecute(selector);
    await show(started, holder.address, ClaimExecute, {});
    expect((await screen.findByRole("alert")).textContent).toBe(
      `The campaign calls ${selector}, which is not deposit(uint256,address).`,
    );
    expect(isDisabled(await button())).toBe(true);
    expect(screen.queryAllByRole("definition")).toEqual([]);
  });
});
