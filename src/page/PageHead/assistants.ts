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
