import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { readLock } from './lock-file.js';
import { npm, Problem, root, run, say } from './process.js';

/** Oldest Node that strips types from sources. */
const OLDEST = 24;

const isNewEnough = Number.parseInt(process.versions.node, 10) >= OLDEST;

/** A project with a Node per platform, installed with checksums on demand. */
const folder = join(root, 'scripts/start/node');

function packedNode() {
  const { packages } = readLock(join(folder, 'package-lock.json'));
  for (const [path, { version, os, cpu }] of Object.entries(packages)) {
    if (os === process.platform && cpu === process.arch) {
      return { package: join(folder, path), node: join(folder, path, 'bin/node'), version };
    }
  }
  throw new Problem(`Node ${OLDEST} is needed on ${process.platform}-${process.arch}: install it and start again.`);
}

/** This Node if new enough, else the one `fetchNode` installs. */
export function findNode() {
  return isNewEnough ? process.execPath : packedNode().node;
}

export async function fetchNode() {
  if (isNewEnough) return;
  const packed = packedNode();
  if (!isPresent(packed)) {
    say(`Node ${process.versions.node} is older than the product needs: fetching ${packed.version} …`);
    const code = await npm(['ci', '--include=optional'], folder);
    if (code !== 0 || !existsSync(packed.node)) {
      throw new Problem(`Node ${packed.version} could not be fetched; install Node ${OLDEST} and start again.`);
    }
    // Headers for native builds are large and unused.
    rmSync(join(packed.package, 'include'), { recursive: true, force: true });
  }
}

/** @param {ReturnType<typeof packedNode>} packed */
function isPresent({ package: path, node, version }) {
  return existsSync(node) && JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version === version;
}

/** Makes `node` mean the product's Node in npm scripts. */
export function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  if (isNewEnough || lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(packedNode().node, link);
}

/** Environment with the product's Node and the dependencies' tools first in PATH. */
export function toolEnvironment() {
  const folders = [dirname(findNode()), join(root, 'node_modules/.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(delimiter) };
}

/**
 * Runs a command line tool of a dependency under the product's Node.
 * @param {string} dependency
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runTool(dependency, name, args, env = toolEnvironment()) {
  const path = join(root, 'node_modules', dependency);
  const { bin } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  return run(findNode(), [join(path, bin[name]), ...args], { env });
}
