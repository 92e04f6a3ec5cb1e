/** An assistant that takes a question in its address. */
export interface Assistant {
  readonly name: string;
  readonly url: string;
}

const ASSISTANTS = [
  { name: "ChatGPT", address: "https://chatgpt.com/", parameter: "q" },
  { name: "Claude", address: "https://claude.ai/new", parameter: "q" },
] as const;

/**
 * Assistants that open with a question about a page.
 *
 * @param markdownUrl full address of the page as Markdown
 */
export function assistantsFor(markdownUrl: string): Assistant[] {
  const question = `Read ${markdownUrl} and answer my questions about it.`;
  return ASSISTANTS.map(({ name, address, parameter }) => ({
    name,
    url: `${address}?${parameter}=${encodeURIComponent(question)}`,
  }));
}

/**
 * Address of a report about a page that has its subject and the page's address filled in.
 *
 * @param reportUrl address of a new issue, or a `mailto:` address
 * @param page full address of the page
 */
export function reportLink(reportUrl: string, page: string, isHelpful: boolean): string {
  const path = new URL(page).pathname;
  const subject = isHelpful ? `Helpful: ${path}` : `Not helpful: ${path}`;
  const body = isHelpful
    ? `${page}\n\nWhat helped you:\n`
    : `${page}\n\nWhat you looked for:\n\nWhat is missing or wrong:\n`;
  const names = reportUrl.startsWith("mailto:") ? ["subject", "body"] : ["title", "body"];
  const [first = "", second = ""] = names;
  return `${reportUrl}?${first}=${encodeURIComponent(subject)}&${second}=${encodeURIComponent(body)}`;
}
