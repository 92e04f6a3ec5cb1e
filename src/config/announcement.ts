import type { ThemeConfig } from "@docusaurus/preset-classic";

/**
 * The announcement above the navbar. Readers who dismissed it see it again only when `id` changes,
 * so change `id` together with the message. One line on a phone: what is in `<span>` is left out there.
 */
export function createAnnouncement(): NonNullable<ThemeConfig["announcementBar"]> {
  return {
    id: "march-2026",
    content:
      'Guides to the releases of March 2026<span>: Lockup v4.0, Flow v3.0, Airdrops v3.0 and Bob</span>. <a href="/deployments">All releases</a>',
    backgroundColor: "var(--sd-announcement)",
    textColor: "var(--sd-announcement-text)",
    isCloseable: true,
  };
}
