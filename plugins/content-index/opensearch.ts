/** What browsers need to offer the site's search. */
export interface SearchDescription {
  readonly name: string;
  readonly description: string;
  readonly origin: string;
  /** Icon, as a path from the root. */
  readonly icon: string;
}

/** Path of the description from the root. */
export const OPENSEARCH_PATH = "/opensearch.xml";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Lengths that the OpenSearch 1.1 specification allows, in characters. */
const LIMITS = { name: 16, description: 1024 } as const;

/** The OpenSearch 1.1 description of the search page. */
export function openSearch({ name, description, origin, icon }: SearchDescription): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(name.slice(0, LIMITS.name))}</ShortName>
  <Description>${escape(description.slice(0, LIMITS.description))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escape(`${origin}${icon}`)}</Image>
  <Url type="text/html" template="${escape(origin)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
