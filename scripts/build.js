import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from './node.js';
import { Problem, root, say } from './process.js';

/** Everything the build reads. */
const sources = ['web', 'i18n', 'domain', 'contract', 'public', 'vite.config.ts', 'react-router.config.ts'];
const marker = join(root, 'build/.sources');

/** Whether the build is up to date with its sources. */
export function isBuilt() {
  try {
    return readFileSync(marker, 'utf8') === hashSources();
  } catch {
    return false;
  }
}

/** Builds the web front end unless the build is up to date. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  say('Building the web front end …');
  const hash = hashSources();
  rmSync(marker, { force: true });
  const code = await runTool('@react-router/dev', 'react-router', ['build']);
  if (code !== 0) throw new Problem('The web front end could not be built; see the messages above.');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, hash);
}

function hashSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of sources.flatMap(listFiles)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return path.includes('.test.') ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
