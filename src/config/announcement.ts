import type { ThemeConfig } from "@docusaurus/preset-classic";

/**
 * The announcement above the navbar. Readers who dismissed it see it again only when `id` changes,
 * so change `id` together with the message. One line on a phone: what is in `<span>` is left out there.
 */
export function createAnnouncement(): NonNullable<ThemeConfig["announcementBar"]> {
  return {
    id: "flow-v3.0",
    content:
      'Guides to Flow v3.0<span> and Lockup v4.0 of March 2026 are here. Those to Airdrops are about v1.3</span>. <a href="/deployments">All releases</a>',
    backgroundColor: "var(--sd-announcement)",
    textColor: "var(--sd-announcement-text)",
    isCloseable: true,
  };
}
