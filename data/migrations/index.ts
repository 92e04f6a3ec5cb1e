import lockupV3 from "./lockup-v3.0";
import lockupV4 from "./lockup-v4.0";
import type { Migration } from "./schema";

/** The moves between neighboring releases that the site describes, oldest first. */
export const MIGRATIONS: readonly Migration[] = [lockupV3, lockupV4];
