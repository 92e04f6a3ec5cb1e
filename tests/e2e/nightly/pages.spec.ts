import { otherPages, pageOfSitemap } from "../support/each-page";

// All that stand for no kind: those of a kind have their walk in `../pages.spec.ts`.
for (const { path, index } of otherPages()) pageOfSitemap(path, index);
