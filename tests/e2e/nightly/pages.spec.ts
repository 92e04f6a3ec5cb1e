import { otherPages, pageOfSitemap } from "../support/each-page";
import { LARGE_PAGES, PAGES_OF_NIGHT } from "../support/kinds-of-pages";
import { walkPages } from "../support/walk";

walkPages(PAGES_OF_NIGHT);
walkPages(LARGE_PAGES);

// All that stand for no kind: those of a kind have their walk in `../pages.spec.ts`.
for (const { path, index } of otherPages()) pageOfSitemap(path, index);
