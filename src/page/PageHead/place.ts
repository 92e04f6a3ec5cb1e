import type { Counterpart } from "@site/src/lib/protocol/model";

/** Where a release leads for the section of a page that a reader is at. */
export interface Place {
  /** Route, with the id of a section where there is one. */
  readonly to: string;
  /** What is there, for who is at a section. */
  readonly note: string | null;
}

/**
 * Where a release leads from a section.
 * @param section id of the section that the address names; empty without one
 */
export function placeOf({ path, sections = [], reason }: Counterpart, section: string): Place {
  if (section === "" || reason !== undefined) return { to: path, note: reason ?? null };
  const place = sections.find(([, ids]) => ids.split(" ").includes(section))?.[0];
  if (place === undefined) return { to: path, note: "without this section" };
  return place.includes("#")
    ? { to: place, note: "what became of it" }
    : { to: `${place}#${section}`, note: "this section" };
}
