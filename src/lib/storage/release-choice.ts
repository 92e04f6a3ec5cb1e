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

/** The release of a protocol that the reader chose last, or null. */
export function chosenRelease(storage: HistoryStorage, protocol: ProtocolName): Version | null {
  const choices = readList(storage, KEY, readChoice);
  return choices.find(({ objectID }) => objectID === protocol)?.version ?? null;
}

/** Keeps which release of a protocol the reader chose. */
export function chooseRelease(
  storage: HistoryStorage,
  protocol: ProtocolName,
  version: Version,
): void {
  const others = readList(storage, KEY, readChoice).filter(({ objectID }) => objectID !== protocol);
  writeList(storage, KEY, [{ objectID: protocol, version }, ...others]);
}
