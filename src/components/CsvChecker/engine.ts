export { createCheck } from "../../lib/csv";
