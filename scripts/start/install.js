import { join } from 'node:path';
import { readLock } from './lock-file.js';
import { fetchNode, findNode, linkNode, runTool, toolEnvironment } from './node.js';
import { npm, Problem, root, run, say } from './process.js';

/**
 * Installs the product's packages, with `withTests` also the tests', unless they match the lock file; fetches a Node if
 * this one is too old.
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
    // npm settings such as NODE_ENV must not change the installation.
    const code = await npm(['ci', withTests ? '--include=dev' : '--omit=dev', '--include=optional']);
    if (code !== 0) throw new Problem('The dependencies could not be installed; see the messages of npm above.');
  }
  await fetchNode();
  linkNode();
  if (isComplete) return;
  // Generates types for editors: routes and the tests' client.
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
