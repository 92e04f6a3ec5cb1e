import type { ThemeConfig } from "@docusaurus/preset-classic";

import type { Identity } from "./identity";

/** A section of the site: its place in the navbar and the page it opens on. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly landing: string;
  readonly basePath: string;
  /** One line for the home page and the places where people land lost. */
  readonly hint: string;
}

export const SECTIONS: readonly Section[] = [
  {
    id: "concepts",
    label: "Concepts",
    landing: "/concepts/what-is-sablier",
    basePath: "/concepts",
    hint: "How streams work, in words, plots and formulas.",
  },
  {
    id: "guides",
    label: "Guides",
    landing: "/guides/lockup/v4.0/overview",
    basePath: "/guides",
    hint: "Deployment addresses and contract examples.",
  },
  {
    id: "references",
    label: "References",
    landing: "/reference/overview",
    basePath: "/reference",
    hint: "Every function, event and error of the contracts.",
  },
  {
    id: "apis",
    label: "APIs",
    landing: "/api/overview",
    basePath: "/api",
    hint: "The GraphQL endpoints and the Merkle API.",
  },
  {
    id: "apps",
    label: "Apps",
    landing: "/apps/features/overview",
    basePath: "/apps",
    hint: "What the web app does, CSV files and links into it.",
  },
  {
    id: "support",
    label: "Support",
    landing: "/support/faq",
    basePath: "/support",
    hint: "Answers to frequent questions, and where to ask yours.",
  },
];

/** A place outside this site: an icon of src/css/site.css with its name, in the menu its name. */
const outside = (label: string, href: string) => ({
  label,
  href,
  title: label,
  position: "right" as const,
  className: `sd-icon sd-icon-${label.toLowerCase()}`,
});

/** The navbar: sections on the left, the places outside this site on the right. */
export function createNavbar(identity: Identity): NonNullable<ThemeConfig["navbar"]> {
  return {
    title: identity.siteName,
    hideOnScroll: true,
    logo: {
      alt: `${identity.siteName} home`,
      src: "img/logo.svg",
      width: 26,
      height: 26,
    },
    items: [
      ...SECTIONS.map((section) => ({
        label: section.label,
        to: section.landing,
        activeBasePath: section.basePath,
        position: "left" as const,
      })),
      outside("Discord", identity.links.chat),
      outside("GitHub", identity.links.code),
      outside("Links", identity.links.allLinks),
    ],
  };
}

/** The footer: groups of links and whose work this is. */
export function createFooter(identity: Identity): NonNullable<ThemeConfig["footer"]> {
  const { links } = identity;
  return {
    style: "light",
    links: [
      {
        title: "Company",
        items: [
          { label: "About", href: "https://sablierlabs.co.uk" },
          { label: "Risk Notice", href: "https://files.sablier.com/risk-notice.pdf" },
          { label: "Terms of Service", href: "https://files.sablier.com/terms-of-service.pdf" },
          { label: "Privacy Policy", href: "https://files.sablier.com/privacy-policy.pdf" },
        ],
      },
      {
        title: "Community",
        items: [
          { label: "X", href: links.social },
          { label: "Discord", href: links.chat },
          { label: "Blog", href: links.blog },
          { label: "Branding", href: `${links.code}/branding` },
        ],
      },
      {
        title: "Developers",
        items: [
          { label: "Lockup Contracts", href: `${links.code}/lockup` },
          {
            label: "Lockup Integration Template",
            href: `${links.code}/lockup-integration-template`,
          },
          { label: "Flow Contracts", href: `${links.code}/flow` },
          { label: "Flow Integration Template", href: `${links.code}/flow-integration-template` },
          { label: "Subgraphs and Indexers", href: `${links.code}/indexers` },
        ],
      },
      {
        title: "This site",
        items: [
          { label: "Change log", to: "/changelog" },
          { label: "How this is checked", to: "/how-this-is-checked" },
          { label: "Accessibility", to: "/accessibility" },
        ],
      },
    ],
    copyright: `${identity.siteName} documents the ${identity.product} protocol. Contracts, app and marks belong to Sablier Labs Ltd.`,
  };
}
