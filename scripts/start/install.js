import { join } from 'node:path';
import { readLock } from './lock-file.js';
import { fetchNode, findNode, linkNode, runTool, toolEnvironment } from './node.js';
import { npm, Problem, root, run, say } from './process.js';

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
  const isComplete = isInstalled(withTests);
  if (!isComplete) {
    say(withTests ? 'Installing what runs, builds and tests the product …' : 'Installing dependencies …');
    // Settings of npm, such as NODE_ENV, shall not change what is installed.
    const code = await npm(['ci', withTests ? '--include=dev' : '--omit=dev', '--include=optional']);
    if (code !== 0) throw new Problem('The dependencies could not be installed; see the messages of npm above.');
  }
  await fetchNode();
  linkNode();
  if (isComplete) return;
  // For editors: the types of the routes, and of the client that tests use.
  await runTool('@react-router/dev', 'react-router', ['typegen']);
  if (withTests) await run(findNode(), ['scripts/generate/write-client.ts'], { env: toolEnvironment() });
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
