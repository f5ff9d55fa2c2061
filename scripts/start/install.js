import { join } from 'node:path';
import { dropUnread } from './drop-unread.js';
import { fetchNode, linkNode } from './node.js';
import { installLocked, readLock } from './npm-lock.js';
import { Problem, root, say } from './process.js';

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
    // Both at once: a Node is a third of what is fetched.
    const [code] = await Promise.all([installLocked(root, { withTests }), fetchNode()]);
    if (code !== 0) throw new Problem('The dependencies could not be installed; see the messages of npm above.');
    if (!withTests) dropUnread(join(root, 'node_modules'));
  }
  await fetchNode();
  linkNode();
}

/** @param {boolean} withTests */
function isInstalled(withTests) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted.packages).every(([path, { version, dev, devOptional, optional }]) => {
    if (path === '' || optional || ((dev || devOptional) && !withTests)) return true;
    return present.packages[path]?.version === version;
  });
}
