import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const tokenSymbol: ValueDoc = { name: "tokenSymbol", text: "Symbol of the token, made safe." };

const status: ValueDoc = { name: "status", text: "Status as a word, `Streaming` for example." };

const text = (what: string): ValueDoc => ({ name: "", text: what });

export default defineContract({
  name: "LockupNFTDescriptor",
  kind: "contract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/contract.LockupNFTDescriptor",
  source: "src/LockupNFTDescriptor.sol",
  abi: [],
  inherits: ["lockup/ILockupNFTDescriptor"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "function",
      name: "tokenURI",
      origin: ["lockup/ILockupNFTDescriptor"],
      solidity:
        "function tokenURI(IERC721Metadata lockup, uint256 streamId) external view returns (string uri)",
      summary: "Returns the metadata of a stream NFT, image included, as a data URI.",
      params: [
        {
          name: "lockup",
          text: "Contract that the stream belongs to. The interface calls this parameter `sablier`.",
        },
        { name: "streamId", unit: "id", text: "Stream to draw." },
      ],
      returns: [
        {
          name: "uri",
          text: "`data:application/json;base64,` followed by the encoded JSON document.",
        },
      ],
      requires: [
        {
          text: "The stream exists in that contract. The error is raised by its getters.",
          raises: "SablierLockupBase_Null",
        },
      ],
      notes: [
        "The percentage and the status in the document are those of the block at which you read it.",
        "To get an error for a burned NFT, call `tokenURI` of `SablierLockup` instead. This function only needs the stream's data, which remains after the burn.",
      ],
    },
    {
      kind: "function",
      name: "abbreviateAmount",
      solidity:
        "function abbreviateAmount(uint256 amount, uint256 decimals) internal pure returns (string)",
      summary: "Shortens an amount for the card, such as `≥ 1.23M`.",
      params: [
        { name: "amount", unit: "base units", text: "Amount to show." },
        { name: "decimals", unit: "decimals", text: "Decimals of the token." },
      ],
      returns: [text("Text with the comparison sign as an HTML character reference.")],
      notes: [
        "0 stays `0`. Less than one whole token gives `&lt; 1`. 1e15 whole tokens or more give `&gt; 999.99T`. Everything else is `&#8805; `, the leading digits and the suffix K, M, B or T; below 1000 there is no suffix.",
        "At 1000 or more, two decimals are kept and truncated, so 1,234,567 becomes `&#8805; 1.23M`.",
      ],
    },
    {
      kind: "function",
      name: "calculateDurationInDays",
      solidity:
        "function calculateDurationInDays(uint256 startTime, uint256 endTime) internal pure returns (string)",
      summary: "Returns the length of the stream in whole days, as text.",
      params: [
        { name: "startTime", unit: "Unix seconds", text: "Start of the stream." },
        { name: "endTime", unit: "Unix seconds", text: "End of the stream." },
      ],
      returns: [
        text("`&lt; 1 Day`, `1 Day`, a number with `Days`, or `&gt; 9999 Days`; rounded down."),
      ],
    },
    {
      kind: "function",
      name: "calculateStreamedPercentage",
      solidity:
        "function calculateStreamedPercentage(uint128 streamedAmount, uint128 depositedAmount) internal pure returns (uint256)",
      summary: "Returns the released share of the deposit.",
      params: [
        { name: "streamedAmount", unit: "base units", text: "Amount released so far." },
        { name: "depositedAmount", unit: "base units", text: "Deposit of the stream." },
      ],
      returns: [{ name: "", unit: "bps", text: "Share, rounded down; 10000 is everything." }],
    },
    {
      kind: "function",
      name: "generateAccentColor",
      solidity:
        "function generateAccentColor(address sablier, uint256 streamId) internal view returns (string)",
      summary: "Derives a color from the chain, the contract and the stream.",
      params: [
        { name: "sablier", text: "Lockup contract." },
        { name: "streamId", unit: "id", text: "Stream to color." },
      ],
      returns: [text("CSS color of the form `hsl(h,s%,l%)`.")],
      notes: [
        "The hash of packed chain id, address and stream id gives the numbers, from its lowest 32 bits: hue is bits 16 to 31 modulo 360; saturation is bits 8 to 15 modulo 80, plus 20; lightness is bits 0 to 7 modulo 70, plus 30.",
      ],
    },
    {
      kind: "function",
      name: "generateAttributes",
      solidity:
        "function generateAttributes(string tokenSymbol, string sender, string status) internal pure returns (string)",
      summary: "Builds the list of traits of the metadata.",
      params: [tokenSymbol, { name: "sender", text: "Sender's address in hex." }, status],
      returns: [text("JSON array with the traits Token, Sender and Status.")],
    },
    {
      kind: "function",
      name: "generateDescription",
      solidity:
        "function generateDescription(string tokenSymbol, string lockupStringified, string tokenAddress, string streamId, bool isTransferable) internal pure returns (string)",
      summary: "Builds the description of the metadata.",
      params: [
        tokenSymbol,
        { name: "lockupStringified", text: "Address of the Lockup contract in hex." },
        { name: "tokenAddress", text: "Address of the token in hex." },
        { name: "streamId", text: "Id of the stream in decimal digits." },
        { name: "isTransferable", text: "Whether the NFT can be transferred." },
      ],
      returns: [text("Text that names stream, Lockup contract and token.")],
      notes: [
        "For a transferable NFT it ends with a warning: a new owner becomes the recipient, and nothing is withdrawn for the old one. For any other NFT it states that the NFT cannot be transferred.",
      ],
    },
    {
      kind: "function",
      name: "isAllowedCharacter",
      solidity: "function isAllowedCharacter(string str) internal pure returns (bool)",
      summary: "Returns whether a text has only letters, digits, spaces and dashes.",
      params: [{ name: "str", text: "Text to check, a token symbol." }],
      returns: [text("True for A–Z, a–z, 0–9, space and dash alone; also true for an empty text.")],
      notes: [
        "It prevents a token with a crafted symbol from inserting markup into the image or the JSON document.",
      ],
    },
    {
      kind: "function",
      name: "safeTokenDecimals",
      solidity: "function safeTokenDecimals(address token) internal view returns (uint8)",
      summary: "Reads the token's decimals and never reverts because of the result.",
      params: [{ name: "token", text: "Token to read." }],
      returns: [
        {
          name: "",
          unit: "decimals",
          text: "The token's decimals; 0 if the call fails or does not return exactly 32 bytes.",
        },
      ],
    },
    {
      kind: "function",
      name: "safeTokenSymbol",
      solidity: "function safeTokenSymbol(address token) internal view returns (string)",
      summary: "Reads the token's symbol and replaces symbols that cannot be shown.",
      params: [{ name: "token", text: "Token to read." }],
      returns: [text("The symbol, or one of three replacements.")],
      notes: [
        "The replacement is `ERC20` if the call fails or returns at most 64 bytes, as for an empty symbol and for old tokens that return `bytes32`. It is `Long Symbol` above 30 bytes, and `Unsupported Symbol` if [`isAllowedCharacter`](ref:lockup/LockupNFTDescriptor#isAllowedCharacter) returns false.",
      ],
    },
    {
      kind: "function",
      name: "stringifyFractionalAmount",
      solidity:
        "function stringifyFractionalAmount(uint256 fractionalAmount) internal pure returns (string)",
      summary: "Writes hundredths as decimals after a point.",
      params: [
        {
          name: "fractionalAmount",
          unit: { none: "hundredths of the shown amount" },
          text: "Number from 0 to 99.",
        },
      ],
      returns: [text("Nothing for 0, `.07` for 7, `.42` for 42.")],
    },
    {
      kind: "function",
      name: "stringifyPercentage",
      solidity: "function stringifyPercentage(uint256 percentage) internal pure returns (string)",
      summary: "Writes a share as a percentage.",
      params: [{ name: "percentage", unit: "bps", text: "Share to write." }],
      returns: [text("`42.09%` for 4209, `100%` for 10000.")],
    },
    {
      kind: "function",
      name: "stringifyStatus",
      solidity: "function stringifyStatus(Lockup.Status status) internal pure returns (string)",
      summary: "Writes a status as a word.",
      params: [{ name: "status", text: "Status of the stream." }],
      returns: [text("`Pending`, `Streaming`, `Settled`, `Canceled` or `Depleted`.")],
    },
    {
      kind: "struct",
      name: "TokenURIVars",
      solidity:
        "struct TokenURIVars { address token; string tokenSymbol; uint128 depositedAmount; string json; ISablierLockup lockup; string lockupStringified; string status; string svg; uint256 streamedPercentage; }",
      summary:
        "Working values of `tokenURI`, kept in one struct because the stack has no room for them.",
      members: [
        { name: "token", text: "Token of the stream." },
        tokenSymbol,
        { name: "depositedAmount", unit: "base units", text: "Deposit of the stream." },
        { name: "json", text: "Metadata document before it is encoded." },
        { name: "lockup", text: "Lockup contract of the stream." },
        { name: "lockupStringified", text: "Its address in hex." },
        status,
        { name: "svg", text: "Image." },
        { name: "streamedPercentage", unit: "bps", text: "Released share of the deposit." },
      ],
    },
  ],
});
