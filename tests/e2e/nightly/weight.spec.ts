import { OTHERS, weigh } from "../support/budgets";

weigh(OTHERS);
