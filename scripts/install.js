import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchNode, linkNode } from './node.js';
import { npm, Problem, root, say } from './process.js';

/** @typedef {{ packages: Record<string, { version?: string, dev?: boolean, optional?: boolean }> }} LockFile */

/**
 * Installs what runs and builds the product, and what tests it when asked to, unless exactly that of the lock file is
 * there; and a Node when this one is too old.
 * @param {{ withTests: boolean }} options
 */
export async function ensureInstalled({ withTests }) {
  if (process.platform === 'win32') {
    throw new Problem(
      'On Windows the product runs in the Windows Subsystem for Linux: install it with "wsl --install", then clone and start there.',
    );
  }
  if (!isInstalled(withTests)) {
    say(withTests ? 'Installing what runs, builds and tests the product …' : 'Installing dependencies …');
    // Settings of npm, such as NODE_ENV, shall not change what is installed.
    const kinds = withTests ? ['--include=dev'] : ['--omit=dev'];
    const args = ['ci', ...kinds, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    // Both at once: a Node is a third of what is fetched.
    const [code] = await Promise.all([npm(args), fetchNode()]);
    if (code !== 0) throw new Problem('The dependencies could not be installed; see the messages of npm above.');
  }
  await fetchNode();
  linkNode();
}

/** @param {boolean} withTests */
function isInstalled(withTests) {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted.packages).every(([path, { version, dev, optional }]) => {
    if (path === '' || optional || (dev && !withTests)) return true;
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
