/** What the answers that quote the documentation need besides the pages. */

/** A calculator, by its name and its place. */
export interface Calculator {
  readonly name: string;
  /** Path from the root with the anchor. */
  readonly url: string;
}

const RATE = {
  name: "Rate calculator",
  url: "/guides/flow/examples/flow-calculate-rps#calculate-it-here",
};
const DEPLETION = { name: "Depletion calculator", url: "/concepts/flow/overview#depletion-time" };
const LINEAR = {
  name: "Calculator of a linear stream",
  url: "/concepts/lockup/overview#the-linear-formula",
};
const CANCEL = {
  name: "Calculator of a cancel",
  url: "/concepts/cancelability#what-happens-to-the-tokens",
};
const FEE = { name: "Fee calculator", url: "/concepts/fees" };
const GAS = { name: "Gas calculator", url: "/guides/lockup/v4.0/gas" };

/** For sections with a rule in figures, the calculator that works it out. */
export const CALCULATORS: Readonly<Record<string, Calculator>> = {
  "/support/faq#how-is-the-rate-worked-out": RATE,
  "/concepts/flow/overview#rate-per-second": RATE,
  "/guides/flow/examples/flow-calculate-rps": RATE,
  "/guides/flow/examples/flow-calculate-rps#calculate-it-here": RATE,
  "/guides/flow/examples/flow-calculate-rps#numbers": RATE,
  "/guides/flow/v3.0/rates": RATE,
  "/concepts/flow/overview#depletion-time": DEPLETION,
  "/support/faq#how-much-of-my-stream-is-available-on-a-given-day": LINEAR,
  "/concepts/lockup/overview#the-linear-formula": LINEAR,
  "/concepts/cancelability#what-happens-to-the-tokens": CANCEL,
  "/concepts/fees": FEE,
  "/concepts/fees#interface-fees": FEE,
  "/concepts/fees#minimum-fees": FEE,
  "/concepts/fees#broker-fee": FEE,
  "/support/faq#what-do-i-pay": FEE,
  "/guides/lockup/v4.0/gas": GAS,
};

/**
 * Subjects beside that of the documentation in words that pages have as well. A question with all words
 * of one, or of their families, is declined.
 */
export const OUTSIDE_SUBJECTS: readonly string[] = [
  // What tokens are worth, and what to do with one's own
  "price tomorrow",
  "price today",
  "price next year",
  "price current",
  "price predict",
  "price bitcoin",
  "market cap",
  "tax",
  "capital gain",
  "should invest",
  "good investment",
  "invest project",
  "buy eth",
  "buy bitcoin",
  "buy crypto",
  "exchange listed",
  // What other protocols do
  "bridge token",
  "bridge usdc",
  "bridge eth",
  "swap token",
  "swap usdc",
  "swap eth",
  "stake eth",
  "stake yield",
  "liquidity pool",
  "mint collection",
  "private key recover",
  "recover seed phrase",
  "secure hardware wallet",
  "best hardware wallet",
  "buy hardware wallet",
  "proof stake",
  "run validator",
  "bitcoin mine",
  "trading bot",
  "flash loan",
  "interest rate",
  "credit card",
  "bank account",
  // The company
  "phone number",
  "many employees",
  "employees work",
  "revenue",
  "office",
  "ceo",
  "salary engineers",
  "hiring",
  "job opening",
  "career",
  "internship",
  "partnership",
  "headquarter",
  "lawsuit",
  "lawyer",
];

/** Words that say how something is asked, not what about. */
export const FRAME_WORDS =
  "difference different compare versus vs mean meaning work works working happen happens happened explain example " +
  "need needed get make define definition many much long often does done want know tell help possible able way " +
  "thing anything something everything exactly actually currently give say find see there kind become now start " +
  "still already another ask best better easy else ever exist first getting go good got keep let like look main " +
  "new other put really right show simple take think time try trying understand well wish without whole please";
