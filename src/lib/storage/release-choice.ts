import { isProtocolName, isVersion, type ProtocolName, type Version } from "../protocol/model";
import { type HistoryStorage, readList, writeList } from "./stored-list";

const KEY = "sablier-docs-releases";

/** The release of a protocol that a reader chose last. */
interface ReleaseChoice {
  readonly objectID: ProtocolName;
  readonly version: Version;
}

function readChoice(value: unknown): ReleaseChoice | null {
  if (typeof value !== "object" || value === null) return null;
  const { objectID, version } = value as Readonly<Record<string, unknown>>;
  return typeof objectID === "string" &&
    isProtocolName(objectID) &&
    typeof version === "string" &&
    isVersion(version)
    ? { objectID, version }
    : null;
}

/** A store that the browser blocks throws when it is asked for. */
type GetStorage = () => HistoryStorage;

const browserStorage: GetStorage = () => window.localStorage;

/** The release of a protocol that the reader chose last, or null. */
export function chosenRelease(
  protocol: ProtocolName,
  storage: GetStorage = browserStorage,
): Version | null {
  try {
    const choices = readList(storage(), KEY, readChoice);
    return choices.find(({ objectID }) => objectID === protocol)?.version ?? null;
  } catch {
    return null;
  }
}

/** Keeps which release of a protocol the reader chose, where the browser lets it. */
export function chooseRelease(
  protocol: ProtocolName,
  version: Version,
  storage: GetStorage = browserStorage,
): void {
  try {
    const store = storage();
    const others = readList(store, KEY, readChoice).filter(({ objectID }) => objectID !== protocol);
    writeList(store, KEY, [{ objectID: protocol, version }, ...others]);
  } catch {
    // Without a store there is no choice to keep.
  }
}
