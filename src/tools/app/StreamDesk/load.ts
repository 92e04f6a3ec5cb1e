import desk from "@generated/app-links/default/desk.json";

import { type CampaignKind, campaignKinds } from "@site/src/lib/desk/campaign";
import { type DeskSubject, hasCalls, subjectsOf } from "@site/src/lib/desk/settle";
import type { UnlistedContract } from "@site/src/lib/finder/model";
import { find } from "@site/src/tables/ReleaseFinder/load";

/** What a text leads to on the desk. */
export type Identified =
  | { readonly kind: "problem"; readonly problem: string }
  | {
      readonly kind: "found";
      readonly summary: string;
      readonly notes: readonly string[];
      readonly subjects: readonly DeskSubject[];
      /** An address that no release lists: perhaps a campaign. */
      readonly unlisted: UnlistedContract | undefined;
      /** Contracts that a campaign can be. */
      readonly kinds: readonly CampaignKind[];
      /** Whether the desk has calls for what the text may mean, but the text names no contract on a chain. */
      readonly lacksPlace: boolean;
      /** Whether the text is about contracts that the desk has no calls for. */
      readonly isElsewhere: boolean;
    };

/** Says what a text is about. This module and its data are one chunk, which comes on first use. */
export async function identify(text: string): Promise<Identified> {
  const found = await find(text);
  if (!found.isAnswer) return { kind: "problem", problem: found.problem };
  const { matches, notes, unlisted } = found.answer;
  const subjects = subjectsOf(matches, desk.groups);
  const isKnown = matches.some((match) => hasCalls(match, desk.groups));
  return {
    kind: "found",
    summary: found.summary,
    notes,
    subjects,
    unlisted,
    kinds: campaignKinds(desk.groups),
    lacksPlace: isKnown && subjects.length === 0,
    isElsewhere: !isKnown && matches.length > 0,
  };
}

/** A public endpoint of a chain. */
export const publicEndpoint = (chainId: number): string | undefined => desk.rpc[chainId];
