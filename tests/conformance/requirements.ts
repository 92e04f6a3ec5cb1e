/** One duty of the site, small enough for a test to prove it. */
export interface Requirement {
  /** Number in the specification; a letter tells apart the duties that one number holds. */
  readonly id: string;
  readonly states: string;
  /**
   * What does it: paths in this repository, and `npm:<package>` where a dependency does it as
   * configured here.
   */
  readonly implementedBy: readonly string[];
}

const CONFIG = "docusaurus.config.ts";
const NAVIGATION = "src/config/navigation.ts";
const CORE = "npm:@docusaurus/core";
const THEME = "npm:@docusaurus/theme-classic";
const COMMON = "npm:@docusaurus/theme-common";
const DOCS = "npm:@docusaurus/plugin-content-docs";
const MODAL = "src/search/SearchModal/index.tsx";
const HOSTED_SEARCH = "src/search/engine/hosted.ts";
const CHAT = "src/ask/chat.ts";
const PANEL = "src/ask/AskPanel/index.tsx";
const TRANSPORTS = "src/ask/transports.ts";

const REQUIREMENTS_BY_ID: Readonly<Record<string, readonly [states: string, ...by: string[]]>> = {
  "1.1a": ["Every doc is served at the path that is its id", "docs", CONFIG],
  "1.1b": [
    "The site has 184 docs and a home page",
    "src/config/site-map.ts",
    "src/pages/index.tsx",
  ],
  "1.1c": [
    "`guides/frontend` is a draft: a page in development, nothing in production",
    "docs/guides/frontend.mdx",
    DOCS,
  ],
  "1.1d": ["Pages can only be read", "server/site-server.ts"],
  "1.2a": ["Six sidebars with their landing links", "sidebars.ts", "src/config/site-map.ts"],
  "1.2b": ["Opening a category leaves the others open", CONFIG, THEME],
  "1.2c": ["The sidebar cannot be hidden", CONFIG, THEME],
  "1.2d": ["The table of contents has levels 2 and 3", CONFIG, THEME],
  "1.2e": ["Breadcrumbs name the place of a page", CONFIG, THEME],
  "1.3a": ["One version of the docs, Next, at `/`, with its main doc", CONFIG, DOCS],
  "1.3b": ["The preferred version's name is stored for each docs plugin", DOCS],
  "1.4a": ["Titles are the page's and the site's, with a pipe between them", CONFIG],
  "1.4b": ["One language, English", CONFIG, "src/config/identity.ts"],
  "1.4c": ["The tagline says what the site is", "src/config/identity.ts"],
  "1.5a": ["Six sections on the left, active below their base path", NAVIGATION, THEME],
  "1.5b": [
    "On the right: chat, code host, list of links, color mode, search",
    NAVIGATION,
    "src/theme/ColorModeToggle/index.tsx",
    "src/theme/SearchBar/index.tsx",
  ],
  "1.5c": [
    "The navbar stays at the top, hides on scroll down and returns on scroll up",
    NAVIGATION,
  ],
  "1.5d": [
    "Up to 996 px a menu button opens a sidebar with a main and a secondary menu",
    THEME,
    "src/theme/Navbar/Layout/index.tsx",
  ],
  "1.5e": ["The page does not scroll behind the open sidebar", THEME],
  "1.5f": ["The search is not in the sidebar of narrow screens", THEME],
  "1.6a": ["Nine types of navbar items", THEME],
  "1.6b": ["An item stands on the right unless it says left", THEME],
  "1.6c": ["An unknown type is an error that names it", THEME],
  "1.6d": ["A sidebar without a page to lead to is an error that names it", THEME, DOCS],
  "1.6e": ["A dropdown with a version that does not exist is an error that names it", THEME],
  "1.7a": ["The footer has the groups Company, Community and Developers", NAVIGATION],
  "1.7b": [
    "The footer takes a single row of links, a logo and a copyright",
    THEME,
    "src/theme/Footer/Layout/index.tsx",
  ],
  "1.8a": [
    "The host answers every old address with 301, and keeps the query",
    "data/redirects.ts",
    "plugins/redirects/host-rules.ts",
    "server/redirects.ts",
  ],
  "1.8b": [
    "Without rules of the host, every old address leads on in the browser, with query and hash",
    "plugins/redirects/index.ts",
    "src/lib/routes/moved.ts",
  ],
  "1.8c": ["Every page of a family has its old address", "plugins/redirects/expand.ts"],
  "1.8d": [
    "A redirect that leads nowhere, on or around, or that hides a page fails the build",
    "plugins/redirects/check.ts",
  ],
  "1.9a": ["A progress bar without a spinner appears after 200 ms", CORE, COMMON],
  "1.9b": ["A new page starts at the top or at the target of the hash", CORE],
  "1.9c": ["`.html`, `/index.html` and `/` at the end become the clean path", "src/config/head.ts"],
  "1.9d": ["A page whose scripts do not load is loaded anew, with a warning", CORE],
  "1.9e": ["Links prefetch when pointed at, touched or in view", CORE],
  "1.9f": ["Nothing is prefetched on 2g or with data saver", CORE],
  "1.9g": ["Where links cannot prefetch, a GET with credentials does", CORE],
  "1.10a": [
    "An unknown path shows the not-found page, with status 404 from the host",
    "src/theme/NotFound/Content/index.tsx",
    "server/site-server.ts",
  ],
  "1.10b": ["A page that takes longer than 200 ms to load shows a centered spinner", CORE],
  "1.10c": ["A page that cannot be loaded shows the error in a red box with Retry", CORE],
  "1.11a": ["A crash shows the error and its causes", THEME, CORE],
  "1.11b": ["Try again clears the error and renders again", THEME, CORE],
  "1.11c": ["A page whose frame crashes is called Page Error", CORE],
  "1.11d": ["A wrong base URL shows a banner with a better one", CORE],
  "1.12": [
    "Home, not-found page and empty results say what is found where",
    "src/components/FindingHint/index.tsx",
  ],
  "2.1a": ["Dark is the default", CONFIG],
  "2.1b": ["The toggle goes from system to light to dark", THEME],
  "2.1c": ["Where the system does not count, the toggle goes from dark to light and back", THEME],
  "2.1d": ["Without a choice the colors follow the system", CONFIG, COMMON],
  "2.1e": ["The choice is stored", COMMON],
  "2.1f": ["Other tabs follow", COMMON],
  "2.1g": ["The first paint has the right colors", THEME],
  "2.2a": ["An announcement that was dismissed stays away", "src/config/announcement.ts", COMMON],
  "2.2b": [
    "An announcement with a new id is shown, and the id stored",
    "src/theme/AnnouncementBar/index.tsx",
    COMMON,
  ],
  "2.3": ["Without browser storage there is a warning, and all else works", COMMON],
  "2.4": ["Copy buttons say Copied! for 1.5 s", "src/components/CopyButton/index.tsx"],
  "3.1a": [
    "The search opens by button, Ctrl+K or Cmd+K, and by a slash outside of fields",
    "src/theme/SearchBar/index.tsx",
  ],
  "3.1b": ["Escape leaves the assistant first, then closes", MODAL],
  "3.1c": ["Closing forgets the query and leaves the assistant", MODAL],
  "3.1d": ["Selected text is the first query", "src/theme/SearchBar/index.tsx"],
  "3.1e": ["A query has 512 letters at most", "src/search/limits.ts", MODAL],
  "3.1f": ["The search changes its layout at 768 px", "src/search/limits.ts", MODAL],
  "3.2": ["Screens: start, results, no results, error, answer", MODAL, PANEL],
  "3.3a": ["Seven recent searches, four beside favorites; ten favorites", "src/search/history.ts"],
  "3.3b": ["A recent search becomes a favorite, or is removed", "src/search/history.ts", MODAL],
  "3.4a": ["20 hits a page", "src/lib/search/answer.ts", HOSTED_SEARCH],
  "3.4b": ["Five hits a group at most, by area; configurable", "src/search/group-hits.ts"],
  "3.4c": ["Snippets of 15 words, 5 on narrow screens", "src/search/limits.ts"],
  "3.4d": ["What matched is marked", "src/lib/search/highlight.ts", "src/search/mark-matches.ts"],
  "3.4e": [
    "A hit has its place, text, marks and snippet",
    "src/lib/search/answer.ts",
    HOSTED_SEARCH,
  ],
  "3.5a": ["The search is idle, loading, stalled or failed", MODAL],
  "3.5b": ["A search that fails says so, and what to check", "src/search/SearchModal/screens.tsx"],
  "3.6a": ["No results: the query and up to three others", "src/lib/search/suggest.ts"],
  "3.6b": ["Missing results can be reported where an address is configured", MODAL],
  "3.7a": ["A hosted search is asked as the service expects", HOSTED_SEARCH],
  "3.7b": ["Hosts that fail are passed over for 120 s, the others asked", HOSTED_SEARCH],
  "3.7c": ["Connecting takes 1 s at most, reading 2 s, writing 30 s", HOSTED_SEARCH],
  "3.7d": ["Answers are kept in local storage, by index", "src/search/engine/storage-cache.ts"],
  "3.7e": [
    "A missing application id or API key is an error that says which",
    "src/config/search.ts",
  ],
  "3.7f": ["Connections are opened early only for a hosted search", "src/config/search.ts"],
  "3.7g": ["A Markdown index is configured for the assistant", "src/config/search.ts"],
  "4.1a": ["An answer is submitted, streaming, then ready or failed", CHAT],
  "4.1b": ["The field is locked while an answer is under way", PANEL],
  "4.1c": ["An empty question is not asked, nor one during an answer", CHAT],
  "4.2a": ["Messages have parts: text, reasoning, calls of the search", "src/lib/ask/messages.ts"],
  "4.2b": ["Ten conversations are stored", "src/ask/conversations.ts"],
  "4.3a": ["A hosted assistant is asked with a token and its headers", TRANSPORTS],
  "4.3b": ["Without its id: Ask AI assistant ID is required", TRANSPORTS, "src/config/ask.ts"],
  "4.4a": ["Likes carry assistant, message and application", TRANSPORTS],
  "4.4b": ["Readers are thanked for likes, and told when one failed", CHAT, PANEL],
  "4.4c": ["Likes are ignored without assistant and application id", TRANSPORTS],
  "4.5a": ["A stream that fails shows why in the answer", CHAT, PANEL],
  "4.5b": ["Answers of a model carry the disclaimer", "src/ask/AskPanel/Exchange.tsx"],
  "4.6a": [
    "The chat client posts id, messages and data to a path, `/api/chat` unless configured",
    TRANSPORTS,
  ],
  "4.6b": ["GET with the id of a chat resumes its stream", "functions/chat.ts"],
  "4.6c": ["An answer takes one step at most unless configured", "functions/chat.ts"],
  "4.6d": ["The site's own endpoint speaks this", "functions/chat.ts"],
  "5.1": ["The build writes six files for language models", "plugins/page-extract/llms.ts"],
  "6.1a": ["Formulas are typeset", "plugins/markdown/index.ts", "npm:rehype-katex"],
  "6.1b": ["Mermaid diagrams are drawn", "plugins/markdown/diagrams.ts", "npm:beautiful-mermaid"],
  "6.2": ["Live chat is loaded only when configured", "src/config/live-chat.ts"],
  "6.3": [
    "Analytics load from the insights path where the host offers it; a failure is explained in the console",
    "src/config/analytics.ts",
  ],
  "6.4": ["Broken links, anchors and duplicate routes fail the build", CONFIG],
  "6.5a": ["An unknown sidebar is an error with the ids that exist", DOCS],
  "6.5b": ["An unknown doc is an error with the ids that exist; a draft is nothing", DOCS],
  "6.5c": ["A page without default export is an error that names its path", CORE],
  "6.5d": ["A lazy loader without a component to show meanwhile is an error", CORE],
  "6.5e": ["A theme hook outside of its provider is an error that names both", COMMON],
  "6.6a": ["The desktop begins above 996 px", THEME],
  "6.6b": ["The search's narrow layout ends at 768 px", "src/search/limits.ts"],
  "6.6c": [
    "Scrolling to the top eases by 0.85 a frame where the browser has no smooth scrolling",
    COMMON,
  ],
  "6.6d": [
    "No page asks for data again by itself, so no cache of client data has times to keep",
    "src/lib/graphql/run.ts",
  ],
  "6.7": [
    "Links lead to app, blog, chat and deployments, and to an address for mail instead of the retired forms",
    "src/config/identity.ts",
    NAVIGATION,
  ],
  "9.1": [
    "A link to a section lands on it, wherever it is followed from",
    "src/components/Reference/Html/index.tsx",
    CORE,
  ],
};

/** Every requirement, in the order of the specification. */
export const REQUIREMENTS: readonly Requirement[] = Object.entries(REQUIREMENTS_BY_ID).map(
  ([id, [states, ...implementedBy]]) => ({ id, states, implementedBy }),
);
