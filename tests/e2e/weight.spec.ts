import { MOST_READ, weigh } from "./support/budgets";

weigh(MOST_READ);
