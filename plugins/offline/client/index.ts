// Part of every page, so it holds only what must run early: the rest comes when the page is idle.
import { whenIdle } from "../../../src/clients/when-idle";
import type * as KeepModule from "./keep";

let keeping: Promise<typeof KeepModule> | undefined;

function start(): void {
  keeping = import("./keep");
  keeping.then(
    ({ keepVisit }) => keepVisit(),
    () => undefined,
  );
}

if (
  process.env.NODE_ENV === "production" &&
  typeof window !== "undefined" &&
  "serviceWorker" in navigator
) {
  whenIdle(start);
}

interface RouteUpdate {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}

/** Keeps a page that was opened without asking for its HTML. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
    keeping?.then(
      ({ keepPage }) => keepPage(location.pathname),
      () => undefined,
    );
  }
}
