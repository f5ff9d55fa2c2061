import { readFileSync } from 'node:fs';

/**
 * A package in npm's lock file.
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [dev] needed by tests alone
 * @property {boolean} [devOptional] the same, but something else could use it too
 * @property {boolean} [optional]
 * @property {string} [os] that a Node is for
 * @property {string} [cpu] that a Node is for
 */

/**
 * The lock file at a path; without packages where there is none.
 * @param {string} path
 * @returns {{ packages: Record<string, LockEntry> }}
 */
export function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { packages: {} };
  }
}
