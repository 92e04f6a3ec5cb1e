import { isEvmShapeAvailableInVersion, lockupShapes } from "sablier";
import lockupAbi from "sablier/abi/lockup/v2.0/SablierLockup.json";
import lockupAbiV3 from "sablier/abi/lockup/v3.0/SablierLockup.json";
import lockupAbiV4 from "sablier/abi/lockup/v4.0/SablierLockup.json";
import { decodeFunctionData, encodeFunctionData, type Abi } from "viem";
import { describe, expect, test } from "vitest";

import { UNIT } from "../fixed-point";
import { checkCreate, LOCKUP_RELEASES, type LockupRelease } from "../lockup";
import {
  buildShape,
  callArguments,
  type CreateCall,
  createFunctionOf,
  type CreateVariant,
  curveOf,
  MODEL_SUFFIX,
  releasedAt,
  SHAPE_IDS,
  SHAPES,
  shapeOf,
  type ShapedStream,
  type ShapeId,
  ShapeProblem,
  type ShapeValues,
  solidityOf,
  splitByShares,
  splitEvenly,
  unlockRows,
} from ".";
import { exampleOf } from "./pictures";

const SENDER = "0x00000000000000000000000000000000000000A1";
const START = 1_738_368_000n;
const DAY = 86_400n;
const TIMES = { start: START, end: START + 100n * DAY };
const DEPOSIT = 100n * UNIT;

const VALUES: ShapeValues = {
  startUnlock: 25n * UNIT,
  cliff: START + 50n * DAY,
  cliffUnlock: 20n * UNIT,
  exponent: 6n * UNIT,
  firstTime: START + 30n * DAY,
  firstUnlock: 30n * UNIT,
  secondTime: START + 60n * DAY,
  secondUnlock: 40n * UNIT,
  count: 4n,
  months: 12n,
  percentages: [10n, 20n, 30n, 40n].map((share) => share * (UNIT / 100n)),
  granularity: 30n * DAY,
};

function stream(id: ShapeId, values: Partial<ShapeValues> = {}): ShapedStream {
  return { deposited: DEPOSIT, ...buildShape(id, DEPOSIT, TIMES, { ...VALUES, ...values }) };
}

/** Released tokens after a number of days, to 4 decimals. */
function tokens(shaped: ShapedStream, day: bigint, second = 0n): number {
  return Math.round(Number(releasedAt(shaped, START + day * DAY + second)) / 1e14) / 1e4;
}

describe("the catalogue and the data package", () => {
  test.each(SHAPES.map((shape) => [shape.id, shape] as const))("agree on %s", (id, shape) => {
    const known = lockupShapes[id];
    expect(known.isDeprecated).toBe("isDeprecated" in shape);
    expect(LOCKUP_RELEASES.filter((one) => isEvmShapeAvailableInVersion(known, one)).at(-1)).toBe(
      shape.since,
    );
    const release = known.evm.find(({ version }) => version === shape.since);
    const suffix = MODEL_SUFFIX[shape.model];
    expect(release?.createMethods).toEqual([
      `createWithDurations${suffix}`,
      `createWithTimestamps${suffix}`,
    ]);
    expect(new TextEncoder().encode(id).length).toBeLessThanOrEqual(23);
  });

  test("nothing that is in use and that a release since v2.0 can create is missing", () => {
    const usable = Object.values(lockupShapes)
      .filter(
        (shape) =>
          !shape.isDeprecated &&
          LOCKUP_RELEASES.some((release) => isEvmShapeAvailableInVersion(shape, release)),
      )
      .map(({ id }) => id);
    expect(usable.filter((id) => !SHAPE_IDS.includes(id as ShapeId))).toEqual([]);
  });

  test("unknown labels are named", () => {
    expect(() => shapeOf("spiral" as ShapeId)).toThrow(/"spiral" is not a shape/);
  });
});

const ADDRESSES = { sender: SENDER, recipient: SENDER, token: SENDER, oracle: SENDER };

describe("buildShape", () => {
  test.each(SHAPE_IDS)("%s passes the checks of the contract and ends with the deposit", (id) => {
    const shaped = stream(id);
    for (const created of [shaped, exampleOf(id)]) {
      const outcome = checkCreate(
        { sender: SENDER, totalAmount: DEPOSIT, shape: id, ...created },
        { release: shapeOf(id).since, maxCount: 500n },
      );
      expect(outcome).toEqual({ ok: true, value: { deposit: DEPOSIT, brokerFee: 0n } });
    }
    expect(releasedAt(shaped, shaped.timestamps.end)).toBe(DEPOSIT);
    expect(releasedAt(shaped, shaped.timestamps.start - 1n)).toBe(0n);
  });

  test("linear shapes follow their formulas", () => {
    expect([0n, 50n, 75n].map((day) => tokens(stream("linear"), day))).toEqual([0, 50, 75]);
    expect([0n, 50n].map((day) => tokens(stream("linearUnlockLinear"), day))).toEqual([25, 62.5]);
    expect([49n, 50n, 75n].map((day) => tokens(stream("cliff"), day))).toEqual([0, 20, 60]);
    expect([0n, 49n, 50n].map((day) => tokens(stream("linearUnlockCliff"), day))).toEqual([
      25, 25, 45,
    ]);
    expect([29n, 30n, 59n, 60n, 99n].map((day) => tokens(stream("linearStepper"), day))).toEqual([
      0, 30, 30, 60, 90,
    ]);
  });

  test("exponential shapes restart at their cliff", () => {
    expect(tokens(stream("dynamicExponential"), 50n)).toBe(1.5625);
    const cliff = stream("dynamicCliffExponential");
    expect(tokens(cliff, 49n)).toBe(0);
    expect([50n, 75n, 100n].map((day) => tokens(cliff, day))).toEqual([20, 21.25, 100]);
  });

  test("two unlocks, then a line", () => {
    const shaped = stream("dynamicDoubleUnlock");
    expect([29n, 30n, 59n, 60n, 80n].map((day) => tokens(shaped, day))).toEqual([
      0, 30, 30, 70, 85,
    ]);
  });

  test("steps, months and growing years", () => {
    expect([24n, 25n, 50n, 99n].map((day) => tokens(stream("tranchedStepper"), day))).toEqual([
      0, 25, 50, 75,
    ]);
    const monthly = stream("tranchedMonthly");
    expect(monthly.timestamps.end).toBe(1_769_904_000n);
    expect(monthly.schedule.model === "tranched" && monthly.schedule.tranches.length).toBe(12);
    const years = unlockRows(stream("tranchedBackweighted")).map(({ total }) => total / UNIT);
    expect(years).toEqual([0n, 10n, 30n, 60n, 100n]);
  });

  test("both timelocks release everything at the end, the linear one a second earlier", () => {
    expect(tokens(stream("tranchedTimelock"), 99n)).toBe(0);
    expect(tokens(stream("linearTimelock"), 100n, -2n)).toBe(0);
    expect(tokens(stream("linearTimelock"), 100n, -1n)).toBe(100);
  });

  test("names the parameter that asks for too much", () => {
    const tooMuch = DEPOSIT + 1n;
    for (const [id, values, parameter] of [
      ["dynamicCliffExponential", { cliff: 0n }, "cliff"],
      ["dynamicCliffExponential", { cliffUnlock: tooMuch }, "cliffUnlock"],
      ["dynamicDoubleUnlock", { secondUnlock: tooMuch }, "secondUnlock"],
      ["tranchedBackweighted", { percentages: [UNIT / 2n] }, "percentages"],
    ] as const) {
      const thrown = ((): unknown => {
        try {
          return stream(id, values);
        } catch (error) {
          return error;
        }
      })();
      expect(thrown).toBeInstanceOf(ShapeProblem);
      expect((thrown as ShapeProblem).parameter).toBe(parameter);
    }
    expect(() => stream("tranchedBackweighted", { percentages: [UNIT / 2n] })).toThrow(
      "the percentages add up to 50%; they must add up to 100%",
    );
  });

  test("splits are exact", () => {
    expect(splitEvenly(100n, 3n)).toEqual([33n, 33n, 34n]);
    expect(splitByShares(101n, [UNIT / 2n, UNIT / 2n])).toEqual([50n, 51n]);
  });
});

describe("rows and curves", () => {
  test("a cliff stream has three rows", () => {
    const rows = unlockRows(stream("linearUnlockCliff"));
    expect(rows.map(({ what, released }) => [what, released / UNIT])).toEqual([
      ["start", 25n],
      ["cliff", 20n],
      ["end", 55n],
    ]);
  });

  test("a jump is drawn within a second", () => {
    const points = curveOf(stream("cliff"), 3);
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.at(-1)).toEqual({ x: 1, y: 1 });
    const jump = points.findIndex(({ y }) => y > 0);
    expect(points[jump]).toEqual({ x: 0.5, y: 0.2 });
    expect(points[jump - 1]?.x).toBeCloseTo(0.5, 6);
    expect(points[jump - 1]?.y).toBe(0);
  });
});

function call(id: ShapeId, variant: CreateVariant, release: LockupRelease = "v2.0"): CreateCall {
  const { schedule, ...rest } = stream(id);
  const isStepped = schedule.model === "linear" && release === "v4.0";
  return {
    ...rest,
    schedule: isStepped ? { ...schedule, granularity: DAY } : schedule,
    variant,
    release,
    shape: id,
    decimals: 18,
    cancelable: true,
    transferable: false,
  };
}

const code = (given: CreateCall): string => solidityOf(given, callArguments(given, ADDRESSES));

describe("calls", () => {
  const abis = { "v2.0": lockupAbi, "v3.0": lockupAbiV3, "v4.0": lockupAbiV4 };
  const variants = ["timestamps", "durations"] as const;

  test.each(
    SHAPE_IDS.flatMap((id) =>
      variants.flatMap((variant) =>
        LOCKUP_RELEASES.filter((release) => release >= shapeOf(id).since).map(
          (release) => [id, variant, release] as const,
        ),
      ),
    ),
  )(
    "the arguments of %s with %s can be encoded for %s and mean the same",
    (id, variant, release) => {
      const abi = abis[release] as Abi;
      const given = call(id, variant, release);
      const args = Object.values(callArguments(given, ADDRESSES));
      const functionName = createFunctionOf(given);
      const data = encodeFunctionData({ abi, functionName, args });
      const decoded = decodeFunctionData({ abi, data });
      expect(decoded.functionName).toBe(functionName);
      const written = (values: unknown) =>
        JSON.stringify(values, (_, value: unknown) =>
          typeof value === "bigint" || typeof value === "number" ? String(value) : value,
        );
      expect(JSON.parse(written(decoded.args))).toEqual(JSON.parse(written(args)));
    },
  );

  test("a price-gated stream has one function, which can be encoded too", () => {
    const schedule = {
      model: "price-gated",
      oracle: SENDER,
      targetPrice: 150n * 10n ** 8n,
    } as const;
    const given = { ...call("linear", "timestamps", "v4.0"), schedule, shape: "" };
    expect(createFunctionOf(given)).toBe("createWithTimestampsLPG");
    const args = Object.values(callArguments(given, ADDRESSES));
    const abi = abis["v4.0"] as Abi;
    const data = encodeFunctionData({ abi, functionName: createFunctionOf(given), args });
    expect(decodeFunctionData({ abi, data }).args?.[1]).toEqual({
      oracle: SENDER,
      targetPrice: 15_000_000_000n,
    });
    expect(code(given)).toContain(
      "UnlockParams({\n    oracle: priceFeed,\n    targetPrice: 15000000000 // 8 decimals\n});",
    );
    expect(code(given)).toContain("Lockup.CreateWithTimestamps({");
  });

  test("Solidity follows the release", () => {
    const newest = code(call("cliff", "timestamps", "v4.0"));
    expect(newest).toContain("depositAmount: 100000000000000000000, // 100 tokens");
    expect(newest).toContain("uint40 granularity = 86400; // seconds between unlocks");
    expect(newest).toContain(
      "lockup.createWithTimestampsLL(params, unlockAmounts, granularity, cliffTime);",
    );
    expect(newest).not.toContain("broker");
    const between = code(call("cliff", "timestamps", "v3.0"));
    expect(between).toContain("depositAmount");
    expect(between).toContain("lockup.createWithTimestampsLL(params, unlockAmounts, cliffTime);");
  });

  test("the steps of a granularity are drawn as steps", () => {
    const { schedule, ...rest } = stream("linear");
    const stepped = { ...rest, schedule: { ...schedule, granularity: 25n * DAY } };
    const levels = new Set(curveOf(stepped as ShapedStream, 41).map(({ y }) => y));
    expect([...levels].toSorted()).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test("Solidity names the structs of the model", () => {
    const linear = code(call("cliff", "timestamps"));
    expect(linear).toContain("totalAmount: 100000000000000000000, // 100 tokens");
    expect(linear).toContain(
      "timestamps: Lockup.Timestamps({ start: 1738368000, end: 1747008000 }),",
    );
    expect(linear).toContain(
      '    shape: "cliff",\n    broker: Broker({ account: address(0), fee: UD60x18.wrap(0) })\n});',
    );
    expect(linear).toContain("uint40 cliffTime = 1742688000;");
    expect(linear).toContain("lockup.createWithTimestampsLL(params, unlockAmounts, cliffTime);");
    expect(code(call("cliff", "durations"))).toContain(
      "LockupLinear.Durations memory durations = LockupLinear.Durations({\n    cliff: 4320000,\n    total: 8640000\n});",
    );
    const dynamic = code(call("dynamicExponential", "durations"));
    expect(dynamic).toContain("new LockupDynamic.SegmentWithDuration[](1);");
    expect(dynamic).toContain("amount: 100000000000000000000, // 100 tokens");
    expect(dynamic).toContain("exponent: UD2x18.wrap(6000000000000000000), // 6");
    const tranched = code(call("tranchedStepper", "timestamps"));
    expect(tranched).toContain("tranches[3] = LockupTranched.Tranche({");
    expect(tranched).toContain("lockup.createWithTimestampsLT(params, tranches);");
  });
});
