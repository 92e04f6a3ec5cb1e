/** The file of styles that every page has. */
export const ALL_PAGES = "styles";

/** Files of styles that some pages have. */
export const SOME_PAGES = ["pieces", "tools"] as const;

/** Chunks that have styles and no script. */
export const STYLE_CHUNKS: ReadonlySet<string> = new Set([ALL_PAGES, ...SOME_PAGES]);
