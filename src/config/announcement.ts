import type { ThemeConfig } from "@docusaurus/preset-classic";

/**
 * The announcement above the navbar. Readers who dismissed it see it again only when `id` changes,
 * so change `id` together with the message.
 */
export function createAnnouncement(): NonNullable<ThemeConfig["announcementBar"]> {
  return {
    id: "documented-releases-2026-11",
    content:
      'These guides cover Lockup v2.0, Flow v1.1 and Airdrops v1.3. <a href="/deployments">Addresses of newer releases</a> are here too.',
    backgroundColor: "var(--sd-announcement)",
    textColor: "var(--sd-announcement-text)",
    isCloseable: true,
  };
}
