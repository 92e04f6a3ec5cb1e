// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import NftTransfer from "./NftTransfer";
import { partsOn } from "./StreamMoments";

afterEach(cleanup);

it.each([
  [0n, [0n, 0n, 10_000n]],
  [15n, [2_000n, 3_000n, 5_000n]],
  [30n, [2_000n, 8_000n, 0n]],
])("a stream on day %s is withdrawn, withdrawable and to come", (day, tokens) => {
  expect(partsOn(day).map(([, part]) => part)).toEqual(tokens);
});

it("gives the NFT to the first owner before a transfer, and to the second after it", () => {
  render(<NftTransfer />);
  const owners = screen.getAllByText("NFT").map((nft) => nft.parentElement?.textContent);
  expect(owners).toEqual([
    "First owner NFT holds the 2,000 tokens withdrawn so far",
    "Second owner NFT may withdraw 3,000 tokens at once",
  ]);
});
