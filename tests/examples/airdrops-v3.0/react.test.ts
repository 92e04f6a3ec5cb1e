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
import { createElement } from "react";
import { type Address, custom, type Hex } from "viem";
import { sepolia } from "viem/chains";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createConfig, createStorage, injected } from "wagmi";

import { campaignText } from "../../../examples/typescript/airdrops/local-list";
import { App } from "../../../examples/typescript/frontend/app";
import { Claim } from "../../../examples/typescript/frontend/claim";
import { requestOn } from "../support/rpc";
import { campaignAt, FEE, holder, startCampaign, stranger, WITH_MARGIN } from "./claim-support";

configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const GATEWAY = "https://gateway.example";
const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

/** The component of typescript/frontend/claim.tsx, for a campaign whose list is on a gateway. */
async function show(wallet: Address, root?: Hex, shownFee?: bigint) {
  const started = await startCampaign("SablierMerkleInstant");
  const { chain, campaign, rows } = started;
  campaign.answer("ipfsCID", CID);
  campaign.answer("MERKLE_ROOT", root ?? started.root);
  if (shownFee !== undefined) campaign.answer("calculateMinFeeWei", shownFee);
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(new Response(campaignText(rows).text)));
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
  const child = createElement(Claim, { campaign: campaignAt, gateway: GATEWAY });
  render(createElement(App, { config, children: child }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Connect Test wallet" }));
    await Promise.resolve();
  });
  return { ...started, asked };
}

describe("claim.tsx", () => {
  it("finds the row on the gateway, claims for the fee and a margin, and says that it is claimed", async () => {
    const { asked, campaign, row, claimed, balanceOf, lastCall } = await show(holder.address);
    await screen.findByText("Your allocation: 1000 DAI");
    expect(await screen.findByText("Fee: 0.000666666666666666 coins of the chain")).toBeTruthy();
    expect(asked).toHaveBeenCalledWith(`${GATEWAY}/ipfs/${CID}`);
    const button = screen.getByRole("button", { name: "Claim" });
    await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(campaign.calls()).toHaveLength(1));
    claimed.add(row.index);
    expect((await screen.findByRole("status")).textContent).toBe("It has been claimed.");
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
    await show(stranger);
    expect(await screen.findByText("This wallet is not on the list.")).toBeTruthy();
  });

  it("refuses a list with another root", async () => {
    const { campaign } = await show(holder.address, `0x${"ab".repeat(32)}`);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The list is not that of the campaign.",
    );
    expect(campaign.calls()).toEqual([]);
  });

  it("does not send what would revert", async () => {
    const { campaign } = await show(holder.address, undefined, FEE / 2n);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "SablierMerkleBase_InsufficientFeePayment",
    );
    expect(screen.getByRole("button", { name: "Claim" }).hasAttribute("disabled")).toBe(true);
    expect(campaign.calls()).toEqual([]);
  });
});
