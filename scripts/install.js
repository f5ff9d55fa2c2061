import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkNode } from './node.js';
import { Problem, root, run, say } from './process.js';

/** @typedef {{ packages: Record<string, { version?: string, dev?: boolean, optional?: boolean }> }} LockFile */

/**
 * Installs the dependencies unless exactly those of the lock file are there.
 * @param {{ withDevelopment: boolean }} options
 */
export async function ensureInstalled({ withDevelopment }) {
  if (!isInstalled(withDevelopment)) {
    say('Installing dependencies …');
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
    if (code !== 0) throw new Problem('The dependencies could not be installed; see the messages of npm above.');
  }
  linkNode();
}

/** @param {boolean} withDevelopment */
function isInstalled(withDevelopment) {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted.packages).every(([path, { version, dev, optional }]) => {
    if (path === '' || optional || (dev && !withDevelopment)) return true;
    return present.packages[path]?.version === version;
  });
}

/**
 * @param {string} path
 * @returns {LockFile}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return { packages: {} };
  }
}
