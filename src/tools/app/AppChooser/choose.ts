import { optionField } from "@site/src/forms/words";

/** How a reader knows a stream. */
export type Clue = "link" | "nft" | "number" | "before" | "after";

export type Role = "sender" | "recipient";

export type AppName = "current" | "legacy-sender" | "legacy-recipient";

/** An app with the reason why it fits. */
export interface Advice {
  readonly app: AppName;
  readonly reason: string;
}

export const CLUES: readonly { readonly id: Clue; readonly text: string }[] = [
  { id: "link", text: "a link or id with letters, such as LK-1-42" },
  { id: "nft", text: "an NFT in a wallet" },
  { id: "number", text: "a plain number, such as 100042, and no NFT" },
  { id: "before", text: "only its date: before July 2023" },
  { id: "after", text: "only its date: July 2023 or later" },
];

export const ROLES: readonly { readonly id: Role; readonly text: string }[] = [
  { id: "sender", text: "I pay: I created the stream" },
  { id: "recipient", text: "I get paid" },
];

export const APPS: Readonly<Record<AppName, { readonly name: string; readonly url: string }>> = {
  current: { name: "app.sablier.com", url: "https://app.sablier.com" },
  "legacy-sender": { name: "legacy-sender.sablier.com", url: "https://legacy-sender.sablier.com" },
  "legacy-recipient": {
    name: "legacy-recipient.sablier.com",
    url: "https://legacy-recipient.sablier.com",
  },
};

const CURRENT: Readonly<Record<Exclude<Clue, "number" | "before">, string>> = {
  link: "Only streams of Lockup and Flow have such links.",
  nft: "Each stream of Lockup and Flow is an NFT; Legacy streams are not.",
  after: "Lockup replaced Legacy in July 2023.",
};

/**
 * Says which app manages a stream.
 * @returns undefined while an answer that matters is missing
 */
export function chooseApp(clue: Clue | undefined, role: Role | undefined): Advice | undefined {
  if (clue === undefined) return undefined;
  if (clue !== "number" && clue !== "before") return { app: "current", reason: CURRENT[clue] };
  if (role === undefined) return undefined;
  const because =
    clue === "number"
      ? "A number without a link and without an NFT is a Legacy stream."
      : "Streams from before July 2023 are Legacy streams.";
  const side = role === "sender" ? "Senders" : "Recipients";
  return { app: `legacy-${role}`, reason: `${because} ${side} have an app of their own there.` };
}

const idsOf = (choices: readonly { readonly id: string }[]): string[] =>
  choices.map(({ id }) => id);

/** The answers as the address keeps them, empty while a question is open. */
export const APP_FIELDS = {
  clue: optionField("ac", "What is known", "", idsOf(CLUES)),
  role: optionField("ar", "Side", "", idsOf(ROLES)),
};
