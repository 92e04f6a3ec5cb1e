import { type ComptrollerVersion, convertUsdFeeToWei, MAX_FEE_USD } from "../../src/lib/fees";
import { attempt, type Checked } from "../../src/lib/fixed-point";
import { addressOf, type Step, type Value } from "./load";
import { FeedDouble, text, whole } from "./replay";

const DOUBLES = ["ethOracle", "feed", "feed2"].map(addressOf);

const keyOf = (protocol: Value, user: Value) => `${whole(protocol)} ${text(user)}`;

/** Fees, oracle and release of a recorded Comptroller, which its successful calls change. */
export class Comptroller {
  private readonly minimum = new Map<Value, bigint>();
  private readonly custom = new Map<string, bigint>();
  private readonly doubles: ReadonlyMap<string, FeedDouble>;

  /**
   * @param first what each feed is set to: price, with its decimals and time of update where they matter
   */
  constructor(
    private version: ComptrollerVersion,
    private oracle: string,
    first: readonly Value[] = [3000n * 10n ** 8n],
  ) {
    this.doubles = new Map([...DOUBLES, oracle].map((feed) => [feed, new FeedDouble(first)]));
  }

  follow({ on, fn, args, args: [first = "", second = "", third] }: Step): void {
    const double = this.doubles.get(addressOf(on));
    if (double !== undefined) double.set(fn, args);
    else if (fn === "setMinFeeUSD") this.minimum.set(first, whole(second));
    else if (fn === "setCustomFeeUSDFor") this.custom.set(keyOf(first, second), whole(third));
    else if (fn === "disableCustomFeeUSDFor") this.custom.delete(keyOf(first, second));
    else if (fn === "setOracle") this.oracle = text(first);
    else if (fn === "upgradeToAndCall" && first === addressOf("comptrollerImpl2")) {
      this.version = "v1.1";
    }
  }

  /** What our formulas give for a recorded read; undefined when it is not about fees. */
  read({
    fn,
    args: [first = "", second = ""],
    at,
  }: Pick<Step, "fn" | "args" | "at">): Checked<bigint> | undefined {
    const isSet = this.oracle !== addressOf("zero");
    const silent = { decimals: "malformed", round: "malformed" } as const;
    const feed = isSet ? (this.doubles.get(this.oracle)?.read(at) ?? silent) : undefined;
    const context = { version: this.version, feed, now: at };
    const minimum = this.minimum.get(first) ?? 0n;
    const custom = fn.endsWith("For") ? this.custom.get(keyOf(first, second)) : undefined;
    switch (fn) {
      case "MAX_FEE_USD":
        return { ok: true, value: MAX_FEE_USD };
      case "getMinFeeUSD":
      case "getMinFeeUSDFor":
        return { ok: true, value: custom ?? minimum };
      case "convertUSDFeeToWei":
        return attempt(() => convertUsdFeeToWei(whole(first), context));
      case "calculateMinFeeWei":
      case "calculateMinFeeWeiFor":
        return attempt(() => convertUsdFeeToWei(custom ?? minimum, context));
      default:
        return undefined;
    }
  }
}
