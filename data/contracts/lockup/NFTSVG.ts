import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const width = (card: string): ValueDoc => ({
  name: `${card}Width`,
  unit: "pixels",
  text: `Width of the ${card} card.`,
});

const xPosition = (card: string): ValueDoc => ({
  name: `${card}XPosition`,
  unit: "pixels",
  text: `Left edge of the ${card} card.`,
});

const card = (name: string): ValueDoc => ({
  name: `${name}Card`,
  text: `Markup of the ${name} card.`,
});

const accentColor: ValueDoc = {
  name: "accentColor",
  text: "Color of the stream, in CSS notation.",
};

const status: ValueDoc = { name: "status", text: "Status as a word." };

const lockupAddress: ValueDoc = {
  name: "lockupAddress",
  text: "Address of the Lockup contract in hex.",
};

const tokenAddress: ValueDoc = { name: "tokenAddress", text: "Address of the token in hex." };

const tokenSymbol: ValueDoc = { name: "tokenSymbol", text: "Symbol of the token, made safe." };

export default defineContract({
  name: "NFTSVG",
  kind: "library",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/libraries/library.NFTSVG",
  source: "src/libraries/NFTSVG.sol",
  abi: [],
  records: [
    {
      kind: "function",
      name: "generateSVG",
      solidity: "function generateSVG(SVGParams params) internal pure returns (string)",
      summary: "Assembles the whole image.",
      params: [{ name: "params", text: "Texts and color to draw with." }],
      returns: [{ name: "", text: "SVG document of 1000 × 1000 pixels." }],
      notes: [
        "The row has four cards: progress, status, amount, duration. Its width is the sum of their widths plus three margins, and it is centered: the first card begins at (1000 − width) ÷ 2.",
        "The document is written in this order: background, definitions, floating text, references that place the parts.",
      ],
    },
    {
      kind: "function",
      name: "generateDefs",
      solidity:
        "function generateDefs(string accentColor, string status, string cards) internal pure returns (string)",
      summary: "Collects the definitions that the image refers to.",
      params: [accentColor, status, { name: "cards", text: "Markup of the four cards." }],
      returns: [
        {
          name: "",
          text: "`defs` element with glow, noise, logo, text path, gradients, the hourglass for the status, and the cards.",
        },
      ],
    },
    {
      kind: "function",
      name: "generateFloatingText",
      solidity:
        "function generateFloatingText(string lockupAddress, string tokenAddress, string tokenSymbol) internal pure returns (string)",
      summary: "Builds the texts that travel along the border.",
      params: [lockupAddress, tokenAddress, tokenSymbol],
      returns: [
        {
          name: "",
          text: "Four texts on one path: Lockup address and the words `Sablier Lockup`, at −100% and 0% of it; token address and symbol, at −50% and 50%.",
        },
      ],
    },
    {
      kind: "function",
      name: "generateHrefs",
      solidity:
        "function generateHrefs(uint256 progressXPosition, uint256 statusXPosition, uint256 amountXPosition, uint256 durationXPosition) internal pure returns (string)",
      summary: "Places the defined parts on the canvas.",
      params: [
        xPosition("progress"),
        xPosition("status"),
        xPosition("amount"),
        xPosition("duration"),
      ],
      returns: [
        {
          name: "",
          text: "`use` elements: the glow twice, the logo, the hourglass turned by 10 degrees, and the cards at a height of 790 pixels.",
        },
      ],
    },
    {
      kind: "struct",
      name: "SVGParams",
      solidity:
        "struct SVGParams { string accentColor; string amount; string tokenAddress; string tokenSymbol; string duration; string lockupAddress; string progress; uint256 progressNumerical; string status; }",
      summary: "The content of the image. All texts are ready to print.",
      members: [
        accentColor,
        { name: "amount", text: "Shortened deposit." },
        tokenAddress,
        tokenSymbol,
        { name: "duration", text: "Length in days, as text." },
        lockupAddress,
        { name: "progress", text: "Released share, as text." },
        {
          name: "progressNumerical",
          unit: "bps",
          text: "Released share, for the ring on the progress card.",
        },
        status,
      ],
    },
    {
      kind: "struct",
      name: "SVGVars",
      solidity:
        "struct SVGVars { string amountCard; uint256 amountWidth; uint256 amountXPosition; string cards; uint256 cardsWidth; string durationCard; uint256 durationWidth; uint256 durationXPosition; string progressCard; uint256 progressWidth; uint256 progressXPosition; string statusCard; uint256 statusWidth; uint256 statusXPosition; }",
      summary: "Working values of `generateSVG`.",
      members: [
        card("amount"),
        width("amount"),
        xPosition("amount"),
        { name: "cards", text: "Markup of all four cards." },
        { name: "cardsWidth", unit: "pixels", text: "Width of the row, margins included." },
        card("duration"),
        width("duration"),
        xPosition("duration"),
        card("progress"),
        width("progress"),
        xPosition("progress"),
        card("status"),
        width("status"),
        xPosition("status"),
      ],
    },
    {
      kind: "state",
      name: "CARD_MARGIN",
      solidity: "uint256 internal constant CARD_MARGIN",
      summary: "Space between two cards.",
      unit: "pixels",
      value: "16",
    },
  ],
});
