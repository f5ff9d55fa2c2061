import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNode, runTool, toolEnvironment } from '../start/node.js';
import { Problem, root, run, say } from '../start/process.js';

/** @param {string} name */
const builder = (name) => `scripts/build/${name}.ts`;
/** @param {string} name */
const command = (name) => `scripts/operate/${name}.ts`;

/**
 * What is built, from what it reads, and by what; resolves with an exit code. Each has a marker with the hash of its sources.
 * @typedef {{ name: string, marker: string, sources: string[], build: () => Promise<number> }} Part
 * @type {Record<'web' | 'server' | 'commands', Part>}
 */
const parts = {
  web: {
    name: 'the web front end',
    marker: join(root, 'build/.web-sources'),
    sources: [
      ...['web', 'i18n', 'domain', 'contract', 'vite.config.ts', 'react-router.config.ts'],
      ...['chunk-cycle-plugin', 'external-packages', 'own-kit-plugin', 'screen-chunks', 'split-manifest'].map(builder),
    ],
    // Sets the mode also under tests, which have another build of React.
    build: () =>
      runTool('@react-router/dev', 'react-router', ['build', '--logLevel', 'warn'], {
        ...toolEnvironment(),
        NODE_ENV: 'production',
      }),
  },
  server: {
    name: 'the server',
    marker: join(root, 'build/.server-sources'),
    sources: [
      ...['server', 'database', 'i18n', 'domain', 'contract'],
      ...['build-server', 'bundle-for-node', 'external-packages', 'third-party-notices', 'write-notices'].map(builder),
      ...['scripts/build/licence-texts', 'web/ui/icons/LICENSE'],
    ],
    build: async () =>
      (await run(findNode(), ['scripts/build/write-notices.ts'])) || run(findNode(), ['scripts/build/build-server.ts']),
  },
  commands: {
    name: 'the commands',
    marker: join(root, 'build/.commands-sources'),
    sources: [
      ...['server', 'database', 'i18n', 'domain', 'contract', 'scripts/operate/commands'],
      ...['build-commands', 'bundle-for-node', 'external-packages'].map(builder),
      ...['make-notice-keys', 'migrate', 'operator', 'reviewer'].map(command),
    ],
    build: () => run(findNode(), ['scripts/build/build-commands.ts']),
  },
};

export const builtServer = join(root, 'build/product/main.js');

const whatStarts = [parts.web, parts.server];

/** Whether everything `npm start` runs is up to date. */
export function isBuilt() {
  return whatStarts.every(isPartBuilt);
}

/** Builds outdated parts concurrently; neither reads the other's output. */
export async function ensureBuilt() {
  await Promise.all(whatStarts.map(ensurePartBuilt));
}

/** Builds the server unless it is up to date. */
export function ensureServerBuilt() {
  return ensurePartBuilt(parts.server);
}

/** Builds the image's commands unless they are up to date. */
export function ensureCommandsBuilt() {
  return ensurePartBuilt(parts.commands);
}

/** @param {Part} part */
async function ensurePartBuilt(part) {
  if (isPartBuilt(part)) return;
  say(`Building ${part.name} …`);
  const hash = hashSources(part);
  rmSync(part.marker, { force: true });
  if ((await part.build()) !== 0) throw new Problem(`Building ${part.name} failed; see the messages above.`);
  mkdirSync(dirname(part.marker), { recursive: true });
  writeFileSync(part.marker, hash);
}

/** @param {Part} part */
function isPartBuilt(part) {
  try {
    return readFileSync(part.marker, 'utf8') === hashSources(part);
  } catch {
    return false;
  }
}

/** @param {Part} part */
function hashSources({ sources }) {
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
