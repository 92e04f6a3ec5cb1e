import { START_NOW } from "../../src/lib/start-now";

/** Selects the scripts of a page that wait for the reader; the attribute has the address of each. */
export const WAITING_SCRIPTS = "script[data-waiting]";

/** The page's bundle, which loads the page's further scripts itself. */
export const MAIN_SCRIPT = /\/(?:runtime~)?main\.[^/]*$/u;

/**
 * The frame of every page, as that of Docusaurus 3.10 but for the scripts: they are named, not
 * loaded, for `start-on-use.ts` to load them.
 */
export const HTML_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% const startsNow = it.appHtml.includes("${START_NOW}"); %>
    <% it.scripts.filter((script) => ${String(MAIN_SCRIPT)}.test(script)).forEach((script) => { %>
      <% if (startsNow) { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% } else { %>
        <script type="text/plain" data-waiting="<%= it.baseUrl %><%= script %>"></script>
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
