import { PAGE_IDS } from "../../src/config/site-map";

const ROUTES: ReadonlySet<string> = new Set(PAGE_IDS.map((id) => `/${id}`));

/** Whether a path leads to a page of the site, written or planned. */
export const isSiteRoute = (path: string): boolean => ROUTES.has(path);
