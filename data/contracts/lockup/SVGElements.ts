import { defineContract } from "../schema";
import type { StateRecord, ValueDoc } from "../schema";

const cardType: ValueDoc = { name: "cardType", text: "Which of the four cards." };

const content: ValueDoc = { name: "content", text: "Value that the card shows." };

const accentColor: ValueDoc = {
  name: "accentColor",
  text: "Color of the stream, in CSS notation.",
};

const CARD_SIZES =
  "A progress card is 208 pixels wide with a ring and 144 without one. Any other card is 40 pixels wider than its caption or its content, whichever is wider. All cards are 100 pixels high.";

const constant = (name: string, summary: string, value?: string): StateRecord => ({
  kind: "state",
  name,
  solidity: `string internal constant ${name}`,
  summary,
  ...(value === undefined ? {} : { value }),
});

export default defineContract({
  name: "SVGElements",
  kind: "library",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/libraries/library.SVGElements",
  source: "src/libraries/SVGElements.sol",
  abi: [],
  records: [
    {
      kind: "function",
      name: "card(uint8,string)",
      solidity:
        "function card(CardType cardType, string content) internal pure returns (uint256, string)",
      summary: "Builds a card without a ring.",
      params: [cardType, content],
      returns: [
        { name: "", unit: "pixels", text: "Width of the card." },
        { name: "", text: "Markup of the card." },
      ],
      notes: [CARD_SIZES],
    },
    {
      kind: "function",
      name: "card(uint8,string,string)",
      solidity:
        "function card(CardType cardType, string content, string circle) internal pure returns (uint256 width, string card_)",
      summary: "Builds a card, with the progress ring if there is one.",
      params: [
        cardType,
        content,
        { name: "circle", text: "Markup of the ring; empty for a card without one." },
      ],
      returns: [
        { name: "width", unit: "pixels", text: "Width of the card." },
        { name: "card_", text: "Markup of the card." },
      ],
      notes: [CARD_SIZES],
    },
    {
      kind: "function",
      name: "floatingText",
      solidity: "function floatingText(string offset, string text) internal pure returns (string)",
      summary: "Builds one text that travels along the border.",
      params: [
        { name: "offset", text: "Where on the path it begins, such as `-50%`." },
        { name: "text", text: "Text to show." },
      ],
      returns: [{ name: "", text: "Text element that completes a round every 50 seconds." }],
    },
    {
      kind: "function",
      name: "gradients",
      solidity: "function gradients(string accentColor) internal pure returns (string)",
      summary: "Builds the color gradients of the image.",
      params: [accentColor],
      returns: [
        {
          name: "",
          text: "Gradients for the glow, the sand at the top and at the bottom, and the outline of the hourglass; each goes from the accent color to the background color.",
        },
      ],
    },
    {
      kind: "function",
      name: "hourglass",
      solidity: "function hourglass(string status) internal pure returns (string)",
      summary: "Builds the hourglass with the sand that fits the status.",
      params: [{ name: "status", text: "Status as a word." }],
      returns: [{ name: "", text: "Group with the id `Hourglass`." }],
      notes: [
        "For `Settled` and `Depleted` the upper bulb is empty and the lower one full. For any other status there is sand in both.",
      ],
    },
    {
      kind: "function",
      name: "progressCircle",
      solidity:
        "function progressCircle(uint256 progressNumerical, string accentColor) internal pure returns (string)",
      summary: "Builds the ring on the progress card.",
      params: [
        { name: "progressNumerical", unit: "bps", text: "Released share of the deposit." },
        accentColor,
      ],
      returns: [
        {
          name: "",
          text: "Empty for a share of 0; otherwise a ring whose dash offset is 10000 minus the share.",
        },
      ],
    },
    {
      kind: "function",
      name: "calculatePixelWidth",
      solidity:
        "function calculatePixelWidth(string text, bool largeFont) internal pure returns (uint256 width)",
      summary: "Estimates how wide a text will be.",
      params: [
        { name: "text", text: "Text to measure." },
        { name: "largeFont", text: "True for the content of a card, false for its caption." },
      ],
      returns: [
        {
          name: "width",
          unit: "pixels",
          text: "16 pixels for each byte in the large font (26 pixels high), 13 in the small one (22 pixels high); 0 for an empty text.",
        },
      ],
      notes: [
        "Bytes up to the last semicolon do not count. That leaves out a character reference at the beginning, such as `&lt;`.",
      ],
    },
    {
      kind: "function",
      name: "stringifyCardType",
      solidity: "function stringifyCardType(CardType cardType) internal pure returns (string)",
      summary: "Returns the caption of a card.",
      params: [cardType],
      returns: [{ name: "", text: "`Progress`, `Status`, `Amount` or `Duration`." }],
    },
    {
      kind: "enum",
      name: "CardType",
      solidity: "enum CardType { PROGRESS, STATUS, AMOUNT, DURATION }",
      summary: "The four cards at the bottom of the image.",
      members: [
        { name: "PROGRESS", text: "Released share, with a ring." },
        { name: "STATUS", text: "Status of the stream." },
        { name: "AMOUNT", text: "Shortened deposit." },
        { name: "DURATION", text: "Length in days." },
      ],
    },
    constant(
      "BACKGROUND",
      "Full-size rectangle with the noise filter, and on it a translucent panel of 860 × 860 pixels at (70, 70) with a corner radius of 45 pixels.",
    ),
    constant("BACKGROUND_COLOR", "Color behind everything.", "hsl(230,21%,11%)"),
    constant(
      "FLOATING_TEXT",
      "Closed path with rounded corners near the border, with the id `FloatingText`.",
    ),
    constant(
      "GLOW",
      "Circle with a radius of 500 pixels, filled with a radial gradient, with the id `Glow`.",
    ),
    constant("LOGO", "Outline of the Sablier logo, with the id `Logo`."),
    constant("HOURGLASS_BACKGROUND_CIRCLE", "Circle behind the hourglass."),
    constant("HOURGLASS_FILL", "Dark body of the hourglass."),
    constant("HOURGLASS_STROKE", "Outline of the hourglass, drawn last."),
    constant("HOURGLASS_LOWER_BULB_LARGE", "Sand in a full lower bulb."),
    constant("HOURGLASS_LOWER_BULB_SMALL", "Sand in a partly filled lower bulb."),
    constant(
      "HOURGLASS_UPPER_BULB",
      "Sand in the upper bulb; left out when the stream is settled or depleted.",
    ),
    constant("NOISE", "Filter that gives the background its grain, with the id `Noise`."),
    constant("SIGN_GE", "Character reference for ≥.", "&#8805;"),
    constant("SIGN_GT", "Character reference for the greater-than sign.", "&gt;"),
    constant("SIGN_LT", "Character reference for the less-than sign.", "&lt;"),
  ],
});
