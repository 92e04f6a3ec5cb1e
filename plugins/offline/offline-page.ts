/** A page that the reader can open without a connection. */
export interface SavedPage {
  readonly path: string;
  /** As HTML, as it stands in the page's `<title>`. */
  readonly title: string;
}

/** The title of a page, without the name of the site; its path where it has none. */
export function savedPage(path: string, html: string): SavedPage {
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/u.exec(html) ?? [];
  const [name = ""] = title.trim().split(" | ");
  return { path, title: name === "" ? path : name };
}

const escaped = (text: string): string => text.replace(/&/gu, "&amp;").replace(/"/gu, "&quot;");

const STYLE = `:root{color-scheme:light dark}
body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.6 system-ui,sans-serif}
a{color:LinkText}
li{margin:.25rem 0}`;

/**
 * What readers see in place of a page that cannot be had. It needs no other file.
 *
 * @param pages in the order in which they are listed
 */
export function offlinePage(pages: readonly SavedPage[]): string {
  const list = pages
    .map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`)
    .join("\n");
  const saved =
    pages.length === 0
      ? "<p>No page is saved yet. Pages that you open are saved from then on.</p>"
      : `<p>You can read these pages, which you have opened before:</p>\n<ul>\n${list}\n</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p>This page is not saved on your device, and the site cannot be reached.
<a href="">Try again</a> when you have a connection.</p>
${saved}
</main>
</body>
</html>
`;
}
