export { createCheck } from "@site/src/lib/csv";
