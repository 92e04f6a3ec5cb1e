import type { ReactElement } from "react";

/** Shapes of the icons, in a square of 20. */
const ICON_PATHS = {
  search: "M14.5 9a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0M13.5 13.5 17 17",
  /** Turns while a search takes long; stands still for readers who want less motion. */
  busy: "M17 10a7 7 0 0 0-7-7",
  close: "m5 5 10 10M15 5 5 15",
  clear: "M7.5 4H17v12H7.5L3 10zM10 8l4 4M14 8l-4 4",
  page: "M5 3h7l3 3v11H5zM8 9h4M8 12h4",
  heading: "M8 4 6.5 16M13.5 4 12 16M4 8h12.5M3.5 12H16",
  text: "M4 5h12M4 9h12M4 13h8",
  recent: "M4 6.5A7 7 0 1 1 3 10M3 3.5v3.5h3.5M10 6v4l3 2",
  favorite: "m10 3 2.1 4.6 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.2l4.9-.6z",
  section: "M4 10h12M11 5l5 5-5 5",
  ask: "M4 4h12v9H9l-4 3.5V13H4zM7.5 7.5h5M7.5 10h3",
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** An icon of one path, so that a row whose icon becomes another one changes an attribute only. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
