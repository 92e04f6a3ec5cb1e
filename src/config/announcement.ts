import type { ThemeConfig } from "@docusaurus/preset-classic";

/**
 * The announcement above the navbar. Readers who dismissed it see it again only when `id` changes,
 * so change `id` together with the message. One line on a phone: what is in `<span>` is left out there.
 */
export function createAnnouncement(): NonNullable<ThemeConfig["announcementBar"]> {
  return {
    id: "documented-releases-2026-11",
    content:
      'Releases of February 2025<span>, Lockup v2.0, Flow v1.1, Airdrops v1.3</span>. <a href="/deployments">Newer releases</a>',
    backgroundColor: "var(--sd-announcement)",
    textColor: "var(--sd-announcement-text)",
    isCloseable: true,
  };
}
