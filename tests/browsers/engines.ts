import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";

import puppeteer from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

/** Size of the window, in CSS pixels; with what is around the page, where the browser shows it. */
const WIDTH = 1280;
const HEIGHT = 900;

/** The few things that a reader does, and a look at the page. */
export interface Engine {
  readonly version: string;
  readonly open: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The back button. */
  readonly back: () => Promise<unknown>;
  /** Clicks in the middle of the first element that the selector finds. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses the letters of a text, one after the other. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEnter: () => Promise<void>;
  /** Presses a letter while Control is held. */
  readonly control: (letter: string) => Promise<void>;
  /** Runs a function that needs nothing from its surroundings in the page. */
  readonly run: <Parameters extends readonly unknown[], Result>(
    look: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Awaited<Result>>;
  readonly close: () => Promise<void>;
}

function findProgram(...names: readonly string[]): string {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(`No ${names.join(" or ")} found: run bash scripts/ensure-browsers.sh.`);
  }
  return found;
}

/** Gecko, driven by WebDriver BiDi, which Firefox speaks itself. */
async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("firefox-esr", "firefox"),
    defaultViewport: { width: WIDTH, height: HEIGHT },
    // Root may not use the home of another user, as containers have it.
    env: { ...process.env, ...(process.getuid?.() === 0 ? { HOME: tmpdir() } : {}) },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press("Enter"),
    control: async (letter) => {
      await page.keyboard.down("Control");
      await page.keyboard.press(letter as "a");
      await page.keyboard.up("Control");
    },
    // Its types know handles to elements, too, which nothing here uses.
    run: (look, ...parameters) => page.evaluate(look as () => never, ...(parameters as never)),
    close: () => browser.close(),
  };
}

/** A screen that nobody looks at: the small browser of WebKitGTK has no mode without one. */
async function startScreen(): Promise<{ process: ChildProcess; name: string }> {
  const screen = spawn(
    findProgram("Xvfb"),
    ["-displayfd", "3", "-nolisten", "tcp", "-screen", "0", `${WIDTH}x${HEIGHT}x24`],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  return { process: screen, name: `:${String(number).trim()}` };
}

/** WebKit, driven by WebDriver through the driver and the small browser that come with WebKitGTK. */
async function openWebKit(): Promise<Engine> {
  const program = findProgram("WebKitWebDriver");
  const screen = await startScreen();
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.name })
    .build();
  await service.start();
  const driver = await new Builder()
    .usingServer(await service.address())
    .forBrowser("MiniBrowser")
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  return {
    version: `WebKitGTK/${String((await driver.getCapabilities()).getBrowserVersion())}`,
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    control: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    run: (look, ...parameters) => driver.executeScript(look, ...parameters),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.process.kill();
    },
  };
}

export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
};
