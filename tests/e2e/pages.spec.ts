import { pageOfSitemap, pagesOfDay } from "./support/each-page";
import { PAGES_OF_CHANGE } from "./support/kinds-of-pages";
import { walkPages } from "./support/walk";

walkPages(PAGES_OF_CHANGE);

// The other pages have the parts of these; ten a day are looked at, another ten tomorrow.
for (const { path, index } of pagesOfDay()) pageOfSitemap(path, index);
