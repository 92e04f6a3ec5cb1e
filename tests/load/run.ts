// Mixed load on the built site and its functions, on this machine only: `npm run load`.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { type ModelScript, startModelServer } from "../functions/model-server";
import { createMix, type Kind } from "./mix";
import { type Command, type Measurement, type Report, RESOLUTION_MS } from "./messages";
import { formatTable, growthPerMinute, percentile, type Point } from "./statistics";

const BUILD_FOLDER = fileURLToPath(new URL("../../build", import.meta.url));
const SERVED_SITE = fileURLToPath(new URL("served-site.ts", import.meta.url));

/** Files of each sort that are asked for; each is compressed and kept once, before the run. */
const MOST_FILES = 150;
/** Requests that may be under way; more are not begun, which shows as a lower rate. */
const MOST_UNDER_WAY = 64;
const MEASURE_EVERY_MS = 5_000;
/** After the last request: longer than servers keep connections without one. */
const SETTLE_MS = 9_000;
/** Growth that is none, in MB a minute: of what is in use, and of what the system has given. */
const FLAT = { inUse: 1, resident: 5 } as const;
/** Milliseconds that the event loop may come late, for 99 of 100 looks. */
const LONGEST_DELAY_MS = 100;
/** Minutes below which growth says nothing: caches are being filled. */
const LEAST_MINUTES = 4;
const MB = 1_000_000;

interface Options {
  readonly minutes: number;
  /** Requests a second. */
  readonly rate: number;
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: "string", default: "10" },
      rate: { type: "string", default: "60" },
    },
    strict: true,
  });
  const number = (name: "minutes" | "rate", most: number): number => {
    const value = Number(values[name]);
    if (value > 0 && value <= most) return value;
    throw new Error(`--${name} is "${values[name]}": give a number above 0, up to ${most}.`);
  };
  return { minutes: number("minutes", 120), rate: number("rate", 1_000) };
}

/** Paths of files of the built site below a folder, each with a slash before it, a fair share of them. */
function pathsOf(folder: string, ending: RegExp): string[] {
  const all = readdirSync(join(BUILD_FOLDER, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join("/", folder, file).replaceAll("\\", "/"))
    .toSorted();
  const step = Math.max(1, Math.floor(all.length / MOST_FILES));
  return all.filter((_, index) => index % step === 0);
}

/** A server in a process of its own. */
interface ServedSite {
  readonly name: string;
  readonly url: string;
  /** Forgets how late the event loop came before. */
  readonly begin: () => void;
  readonly measure: () => Promise<Measurement>;
  readonly stop: () => Promise<void>;
}

async function next(child: ChildProcess): Promise<Report> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error("A server ended. What it said stands above.");
  });
  try {
    const [report] = (await Promise.race([once(child, "message", { signal }), ended])) as [Report];
    return report;
  } finally {
    settled.abort();
  }
}

async function serve(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServedSite> {
  const child = fork(SERVED_SITE, {
    execArgv: ["--expose-gc", "--import", "tsx"],
    env: { ...process.env, CHAT_RATE_LIMIT: "10000", MCP_RATE_LIMIT: "10000", ...environment },
    // Its log has a line for each feedback.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const send = (command: Command): void => void child.send(command);
  const first = await next(child);
  if (!("url" in first)) throw new Error("The server did not say where it is.");
  return {
    name,
    url: first.url,
    begin: () => send("begin"),
    measure: async () => {
      send("measure");
      const report = await next(child);
      if ("url" in report) throw new Error("The server did not measure itself.");
      return report;
    },
    stop: async () => {
      const ended = once(child, "exit");
      send("stop");
      await ended;
    },
  };
}

/** What a model says: thirty pieces over a tenth of a second. */
const talk: ModelScript = async ({ deltas, finish, response }) => {
  deltas({ role: "assistant" });
  for (let piece = 0; piece < 30 && !response.destroyed; piece += 1) {
    deltas({ content: piece === 20 ? "[Fees](/concepts/fees) " : "Only the sender can cancel. " });
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  finish();
};

/** What came of the requests of one kind. */
interface Tally {
  readonly kind: Kind;
  readonly times: number[];
  readonly statuses: Map<number, number>;
  readonly failures: string[];
  bytes: number;
}

async function runOne({ kind, times, statuses, failures }: Tally): Promise<number> {
  const started = performance.now();
  try {
    const { status, body } = await kind.run();
    times.push(performance.now() - started);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!kind.statuses.includes(status)) failures.push(`status ${status}`);
    return body.byteLength;
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
    return 0;
  }
}

/** Begins requests at a steady rate until the time is over, and waits for the last of them. */
async function load(tallies: readonly Tally[], { minutes, rate }: Options): Promise<number> {
  // Each kind as often as it weighs, so that any choice of an entry is fair.
  const deck = tallies.flatMap((tally) => Array<Tally>(tally.kind.weight).fill(tally));
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  const end = started + minutes * 60_000;
  let begun = 0;
  let skipped = 0;
  while (performance.now() < end) {
    const due = ((performance.now() - started) / 1_000) * rate;
    for (; begun < due; begun += 1) {
      const tally = deck[Math.floor(Math.random() * deck.length)];
      if (tally === undefined || underWay.size >= MOST_UNDER_WAY) {
        skipped += 1;
        continue;
      }
      const one = runOne(tally).then((bytes) => {
        tally.bytes += bytes;
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(underWay);
  return skipped;
}

/** Measures the servers again and again until it is told to stop. */
function watch(
  sites: readonly ServedSite[],
  started: number,
): {
  measurements: Map<ServedSite, { seconds: number; at: Measurement }[]>;
  stop: () => Promise<void>;
} {
  const measurements = new Map(
    sites.map((site) => [site, [] as { seconds: number; at: Measurement }[]]),
  );
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, MEASURE_EVERY_MS));
      for (const [site, list] of measurements) {
        const at = await site.measure();
        list.push({ seconds: (performance.now() - started) / 1_000, at });
      }
    }
  };
  const looking = look();
  return {
    measurements,
    stop: () => {
      isOver = true;
      return looking;
    },
  };
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const mb = (value: number): string => (value / MB).toFixed(1);

function requestTable(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ kind, times, statuses, failures, bytes }) => [
    kind.name,
    String(times.length + failures.filter((failure) => !failure.startsWith("status")).length),
    [...statuses].map(([status, count]) => `${status}: ${count}`).join(", "),
    ...[0.5, 0.95, 0.99, 1].map((share) => ms(percentile(times, share))),
    mb(bytes),
    String(failures.length),
  ]);
  const head = ["kind", "requests", "by status", "p50 ms", "p95", "p99", "max", "MB", "failed"];
  return formatTable([head, ...rows]);
}

function problemsOf(tally: Tally): string[] {
  const { kind, times, failures } = tally;
  const p99 = percentile(times, 0.99);
  return [
    ...(times.length === 0 ? [`${kind.name}: no request was answered.`] : []),
    ...(failures.length > 0
      ? [
          `${kind.name}: ${failures.length} failed: ${[...new Set(failures)].slice(0, 5).join("; ")}`,
        ]
      : []),
    ...(p99 > kind.p99Ms
      ? [`${kind.name}: 99 of 100 took up to ${ms(p99)} ms, more than ${kind.p99Ms} ms.`]
      : []),
  ];
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!existsSync(join(BUILD_FOLDER, "index.html"))) {
    throw new Error(`No built site in ${BUILD_FOLDER}: run npm run build first.`);
  }
  // Whatever happens, the run ends.
  const watchdog = setTimeout(
    () => {
      console.error("The run did not end in time.");
      process.exit(1);
    },
    options.minutes * 60_000 + 300_000,
  );
  const model = await startModelServer();
  const script: ModelScript = async (answer, number) => {
    // What the server remembers of its calls is not what is measured.
    if (number > 100) model.play(script);
    await talk(answer, number);
  };
  model.play(script);
  const quoting = await serve("quoted answers", { LLM_BASE_URL: "", LLM_MODEL: "" });
  const withModel = await serve("with a model", {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: "load",
  });
  const sites = [quoting, withModel];
  const mix = createMix({
    quoting: quoting.url,
    withModel: withModel.url,
    pages: pathsOf(".", /\.md$/u).map((path) => path.replace(/\.md$/u, "")),
    assets: [...pathsOf("assets", /\.(?:js|css)$/u), ...pathsOf("fonts", /\.woff2$/u)],
    searchFiles: pathsOf("search", /\.json$/u),
  });
  const tallies = mix.kinds.map((kind): Tally => ({
    kind,
    times: [],
    statuses: new Map(),
    failures: [],
    bytes: 0,
  }));
  console.log(
    `${options.rate} requests a second for ${options.minutes} minutes on ${cpus().length} cores, Node ${process.version}`,
  );
  await mix.warmUp();
  mix.close();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const before = await Promise.all(sites.map((site) => site.measure()));
  for (const site of sites) site.begin();
  const loadBefore = loadavg();
  const own = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  own.enable();
  const { measurements, stop } = watch(sites, performance.now());
  const skipped = await load(tallies, options);
  await stop();
  own.disable();
  const loadAfter = loadavg();
  mix.close();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const after = await Promise.all(sites.map((site) => site.measure()));

  const problems = tallies.flatMap(problemsOf);
  const total = tallies.reduce((sum, { times }) => sum + times.length, 0);
  const rows = sites.map((site, index) => {
    const list = measurements.get(site) ?? [];
    const growth = (of: (at: Measurement) => number): number =>
      growthPerMinute(list.map(({ seconds, at }): Point => ({ seconds, value: of(at) / MB })));
    const grown = { inUse: growth((at) => at.inUse), resident: growth((at) => at.resident) };
    const [start, end] = [before[index], after[index]];
    if (start === undefined || end === undefined) throw new Error(`${site.name} was not measured.`);
    for (const what of ["inUse", "resident"] as const) {
      if (options.minutes >= LEAST_MINUTES && grown[what] > FLAT[what]) {
        problems.push(
          `${site.name}: memory (${what}) grew by ${grown[what].toFixed(2)} MB a minute in the last half, more than ${FLAT[what]}.`,
        );
      }
    }
    if (end.sockets > start.sockets) {
      problems.push(`${site.name}: ${end.sockets - start.sockets} sockets stayed open.`);
    }
    if (end.handles !== null && start.handles !== null && end.handles > start.handles) {
      problems.push(`${site.name}: ${end.handles - start.handles} file handles stayed open.`);
    }
    if (end.delayP99 > LONGEST_DELAY_MS) {
      problems.push(`${site.name}: the event loop came ${ms(end.delayP99)} ms late.`);
    }
    return [
      site.name,
      mb(list[0]?.at.inUse ?? 0),
      mb(list.at(-1)?.at.inUse ?? 0),
      grown.inUse.toFixed(2),
      mb(list.at(-1)?.at.resident ?? 0),
      grown.resident.toFixed(2),
      ms(end.delayP99),
      `${start.sockets} to ${end.sockets}`,
      `${start.handles ?? "?"} to ${end.handles ?? "?"}`,
    ];
  });
  console.log(`\n${requestTable(tallies)}\n`);
  console.log(
    formatTable([
      [
        "server",
        "in use MB, first",
        "last",
        "MB a minute",
        "resident MB",
        "MB a minute",
        "loop late p99 ms",
        "sockets",
        "handles",
      ],
      ...rows,
    ]),
  );
  console.log(
    `\n${total} requests answered, ${(total / options.minutes / 60).toFixed(1)} a second; ${skipped} not begun, as ${MOST_UNDER_WAY} were under way; ${mix.resent()} sent again over a new connection.`,
  );
  const ownDelay = Math.max(0, own.percentile(99) / 1e6 - RESOLUTION_MS);
  console.log(
    `This program itself came ${ms(ownDelay)} ms late (p99); the machine's load was ${loadBefore[0]?.toFixed(1)} before and ${loadAfter[0]?.toFixed(1)} at the end.`,
  );
  await Promise.all([...sites.map((site) => site.stop()), model.stop()]);
  clearTimeout(watchdog);
  if (problems.length > 0) {
    console.error(
      `\nNot as it should be:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
    process.exitCode = 1;
  } else {
    console.log("No errors, no growth, no handles left.");
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
