import { isProtocolName, isVersion, type ProtocolName, type Version } from "../protocol/model";
import { type GetStorage, type StoredList, storedList } from "./stored-list";

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

/** More than there are protocols. */
const MOST_CHOICES = 20;

const choices = (storage?: GetStorage): StoredList<ReleaseChoice> =>
  storedList("sablier-docs-releases", readChoice, MOST_CHOICES, storage);

/** The release of a protocol that the reader chose last, or null. */
export function chosenRelease(protocol: ProtocolName, storage?: GetStorage): Version | null {
  return (
    choices(storage)
      .list()
      .find(({ objectID }) => objectID === protocol)?.version ?? null
  );
}

/** Keeps which release of a protocol the reader chose, where the browser lets it. */
export function chooseRelease(
  protocol: ProtocolName,
  version: Version,
  storage?: GetStorage,
): void {
  choices(storage).add({ objectID: protocol, version });
}
