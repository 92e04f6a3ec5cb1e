import { explainTerms } from "./explain-terms";

if (typeof window !== "undefined") explainTerms();
