import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

import { contentTypeOf, isCompressible } from "./content-types";
import { compress, type Encoding, MIN_COMPRESSED_BYTES } from "./encoding";

export interface StoredFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly encoding: Encoding;
  /** Whether another `Accept-Encoding` would give other bytes. */
  readonly varies: boolean;
  /** Strong validator of these exact bytes, with its quotes. */
  readonly etag: string;
}

export interface FileStore {
  /** The first of the files that exists, as it is sent with the encoding; undefined when none does. */
  readonly read: (files: readonly string[], encoding: Encoding) => Promise<StoredFile | undefined>;
}

/**
 * Reads the files of a folder and keeps what it read in memory, compressed once. A file that changes
 * on disk is read anew. A link that leads out of the folder is no file of it.
 *
 * @param root folder that holds the files; names given to `read` are relative to it and already
 *   checked
 */
export function createFileStore(root: string): FileStore {
  const stored = new Map<string, { version: string; file: Promise<StoredFile> }>();

  async function load(path: string, name: string, wanted: Encoding): Promise<StoredFile> {
    const raw = await readFile(path);
    const contentType = contentTypeOf(name);
    const varies = isCompressible(contentType) && raw.byteLength >= MIN_COMPRESSED_BYTES;
    const encoding = varies ? wanted : "identity";
    const hash = createHash("sha256").update(raw).digest("base64url").slice(0, 22);
    const suffix = encoding === "identity" ? "" : `-${encoding}`;
    return {
      body: await compress(raw, encoding, name.startsWith("assets/")),
      contentType,
      encoding,
      varies,
      etag: `"${hash}${suffix}"`,
    };
  }

  async function versionOf(path: string): Promise<string | undefined> {
    try {
      const stats = await stat(path);
      const isInside = (await realpath(path)).startsWith(`${await realpath(root)}${sep}`);
      return isInside && stats.isFile()
        ? `${String(stats.mtimeMs)}:${String(stats.size)}`
        : undefined;
    } catch (error) {
      if (isMissing(error)) {
        return undefined;
      }
      throw error;
    }
  }

  return {
    async read(files, encoding) {
      for (const name of files) {
        const path = join(root, name);
        const version = await versionOf(path);
        if (version === undefined) {
          continue;
        }
        const key = `${encoding}:${name}`;
        const known = stored.get(key);
        if (known?.version === version) {
          return await known.file;
        }
        const file = load(path, name, encoding);
        stored.set(key, { version, file });
        file.catch(() => stored.delete(key));
        return await file;
      }
      return undefined;
    },
  };
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG";
}
