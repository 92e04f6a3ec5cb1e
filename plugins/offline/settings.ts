import { type Environment, isOn } from "../../src/config/environment";

/**
 * Whether the build has a service worker. This is the one place to switch it off: the build then has
 * a worker at the same address that removes itself, and nothing in the pages that asks for one.
 *
 * @throws Error that names a value which is neither
 */
export function isOfflineOn(environment: Environment): boolean {
  return isOn("OFFLINE", environment.OFFLINE, true);
}
