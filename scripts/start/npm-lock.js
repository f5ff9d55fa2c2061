import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './process.js';

/**
 * A package in npm's lock file.
 * @typedef {object} LockEntry
 * @property {string} [name] where the folder's is another one
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [dev] only what tests needs it
 * @property {boolean} [devOptional] the same, but something else could use it too
 * @property {boolean} [optional]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {string} [os] that a Node is for
 * @property {string} [cpu] that a Node is for
 */

/** @typedef {{ packages: Record<string, LockEntry> }} LockFile */

/** npm puts the address of the registry it is set to in the place of this one. */
const anyRegistry = 'https://registry.invalid';

/**
 * @param {string} path
 * @returns {LockFile}
 */
export function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { packages: {} };
  }
}

/**
 * Installs exactly what the lock file of a folder names. npm is given a copy of it that also says where each package lies, for
 * otherwise it asks the registry for every package's list of versions first, and does not look into its cache:
 * docs/decisions/0076-npm-is-told-where-packages-lie.md.
 * @param {string} folder
 * @param {{ withTests: boolean }} options
 */
export async function installLocked(folder, { withTests }) {
  const lock = readLock(join(folder, 'package-lock.json'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path !== '') entry.resolved = findArchive(path, entry);
    if (!withTests) dropOptionalPeers(entry);
  }
  // npm reads this name in place of package-lock.json.
  const copy = join(folder, 'npm-shrinkwrap.json');
  writeFileSync(copy, JSON.stringify(lock));
  // Settings of npm, such as NODE_ENV, shall not change what is installed.
  const kinds = [withTests ? '--include=dev' : '--omit=dev', '--include=optional', '--replace-registry-host=always'];
  try {
    return await npm(['ci', ...kinds, '--no-audit', '--no-fund', '--loglevel=error'], folder);
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * @param {string} path
 * @param {LockEntry} entry
 */
function findArchive(path, { name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version }) {
  return `${anyRegistry}/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
}

/**
 * Where a package could use another one, npm installs that as soon as anything else brings it, be it only a test tool.
 * @param {LockEntry} entry
 */
function dropOptionalPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  for (const [name, { optional }] of Object.entries(peerDependenciesMeta)) if (optional) delete peerDependencies[name];
}
