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
