/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads a color.
 * @param hex `#` and six hex digits
 * @throws RangeError that names the text
 */
export function readHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new RangeError(`"${hex}" is no color; write # and six hex digits`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** Relative luminance from 0 (black) to 1 (white), as WCAG 2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast ratio of two colors, from 1 to 21, as WCAG 2 defines it.
 * @param a `#` and six hex digits
 * @param b `#` and six hex digits
 */
export function contrastRatio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(readHex(a)), luminance(readHex(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** What a contrast ratio is enough for, by WCAG 2 level AA. */
export function contrastGrade(ratio: number): "text" | "large text" | "decoration" {
  if (ratio >= 4.5) return "text";
  return ratio >= 3 ? "large text" : "decoration";
}
