/** A color of the brand as the branding repository lists it. */
export interface BrandColor {
  readonly hex: string;
  readonly use: string;
}

/** Colors of the branding repository's README, in its groups. */
export const BRAND_COLORS: readonly {
  readonly group: string;
  readonly colors: readonly BrandColor[];
}[] = [
  {
    group: "Primary",
    colors: [
      { hex: "#ff7300", use: "start of the gradient" },
      { hex: "#ff9c00", use: "middle of the gradient" },
      { hex: "#ffb800", use: "end of the gradient" },
    ],
  },
  {
    group: "Secondary",
    colors: [
      { hex: "#003dff", use: "start of the gradient" },
      { hex: "#0063ff", use: "middle of the gradient" },
      { hex: "#266cd9", use: "middle, less saturated" },
      { hex: "#00b7ff", use: "end of the gradient" },
    ],
  },
  {
    group: "Dark",
    colors: [
      { hex: "#14161f", use: "background of the landing page" },
      { hex: "#1e212f", use: "background of the app" },
      { hex: "#2a2e41", use: "borders" },
      { hex: "#30354a", use: "borders" },
    ],
  },
  {
    group: "Gray",
    colors: [
      { hex: "#e1e4ea", use: "text" },
      { hex: "#c3c9d5", use: "text" },
      { hex: "#8792ab", use: "labels" },
      { hex: "#6a7795", use: "no use stated" },
    ],
  },
  { group: "Red", colors: [{ hex: "#e52e52", use: "no use stated" }] },
];

/** Backgrounds against which the contrast is given. */
export const BACKGROUNDS = [
  { hex: "#14161f", label: "on #14161f" },
  { hex: "#1e212f", label: "on #1e212f" },
  { hex: "#ffffff", label: "on white" },
] as const;
