import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Problem, root, run } from './process.js';

const isWindows = process.platform === 'win32';
const shippedNode = join(
  root,
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  isWindows ? 'bin/node.exe' : 'bin/node',
);

/** The Node that runs the product: the one among the dependencies, else this one when it is new enough. */
export function findNode() {
  if (existsSync(shippedNode)) return shippedNode;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Problem(
    `No Node 24 comes with the dependencies for ${process.platform}-${process.arch}: install Node 24 and start again.`,
  );
}

/**
 * Makes `node` mean the product's Node in npm scripts. npm 10 leaves the link out, because the packages of other
 * platforms, which it skips, would have a link of the same name.
 */
export function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  if (isWindows || !existsSync(shippedNode) || lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('../..', shippedNode.slice(root.length)), link);
}

/** The environment of a program, with the product's Node and the tools of the dependencies first on the path. */
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
  const folder = join(root, 'node_modules', dependency);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return run(findNode(), [join(folder, bin[name]), ...args], { env });
}
