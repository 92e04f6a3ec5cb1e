import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Texts that an earlier build has made. */
export interface TextCache {
  /**
   * Reads a text.
   *
   * @param parts everything that the text depends on
   */
  readonly read: (...parts: readonly string[]) => string | undefined;
  /** Hands a text to later builds, which find it once {@link keep} has been called. */
  readonly write: (text: string, ...parts: readonly string[]) => void;
  /** Keeps what has been read and written since, and removes the rest. */
  readonly keep: () => void;
  /** Forgets what has been written. */
  readonly discard: () => void;
}

/** Ending of a text that no later build may use yet. */
const PENDING = ".new";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A cache is never a reason to fail: without a file, the text is made again. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Opens a folder of texts, one a file. A file begins with the hash of its text, so that one that was
 * cut off is no text.
 */
export function openTexts(folder: string): TextCache {
  const used = new Set<string>();
  const written = new Set<string>();
  const nameOf = (parts: readonly string[]): string => hashOf(JSON.stringify(parts));
  const remove = (isUseless: (name: string) => boolean): void => {
    for (const name of (attempt(() => readdirSync(folder)) ?? []).filter(isUseless)) {
      attempt(() => {
        rmSync(path.join(folder, name), { force: true });
      });
    }
  };
  const removePending = (): void => {
    remove((name) => name.endsWith(PENDING));
  };
  // A build that failed or was stopped has left them.
  removePending();
  return {
    read: (...parts) => {
      const name = nameOf(parts);
      const content = attempt(() => readFileSync(path.join(folder, name), "utf8"));
      const text = content?.slice(65);
      if (text === undefined || content?.slice(0, 64) !== hashOf(text)) return undefined;
      used.add(name);
      return text;
    },
    write: (text, ...parts) => {
      const name = nameOf(parts);
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, `${name}${PENDING}`), `${hashOf(text)}\n${text}`);
        written.add(name);
      });
    },
    keep: () => {
      for (const name of written) {
        attempt(() => {
          const file = path.join(folder, name);
          renameSync(`${file}${PENDING}`, file);
          used.add(name);
        });
      }
      written.clear();
      remove((name) => !used.has(name));
    },
    discard: () => {
      written.clear();
      removePending();
    },
  };
}
