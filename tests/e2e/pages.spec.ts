import { pageOfSitemap, pagesOfDay } from "./support/each-page";
import { PAGES_BY_KIND } from "./support/kinds-of-pages";
import { walkPages } from "./support/walk";

walkPages(PAGES_BY_KIND);

// The other pages have the parts of these; ten a day are looked at, another ten tomorrow.
for (const { path, index } of pagesOfDay()) pageOfSitemap(path, index);
