import { existsSync, lstatSync, readdirSync, unlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Everywhere: types and sources in TypeScript, which only a check of types or an editor reads, maps to sources that are not there,
 * what is read by people, and libraries to build native programs with. What a license says stays.
 */
const unreadEnding = /\.(d\.[cm]?ts|[cm]?tsx?|map|md|markdown|flow|a)$/;
const license = /licen[cs]e|copying|notice/i;

/**
 * In large packages: builds for other systems of modules, for browsers without a build and for other databases, languages that
 * nothing is written in, and what the packages are tested and made with. Paths begin in the package.
 * @type {Record<string, RegExp>}
 */
export const unreadParts = {
  bintrees: /^test\//,
  culori: /^bundled\//,
  'date-fns': /\.cjs$|^cdn|\/cdn|^(docs|fp)\/|^locale\/(?!_lib|de\b|en-|types)/,
  'drizzle-orm': /\.cjs$|^(gel|mysql|singlestore|sqlite)/,
  fontkit: /^dist\/browser/,
  hyphen: /^patterns\/(?!de-1996\.js)/,
  lodash: /^fp\//,
  luxon: /^build\/(amd|cjs-browser|es6|global)\//,
  mediabunny: /^dist\/bundles\/|^src\//,
  pdfkit: /^\.yarn\/|^js\/pdfkit\.(browser|old|standalone)/,
  'react-dom': /^cjs\/react-dom-(profiling|server\.(bun|edge))/,
  zod: /\.cjs$/,
};

/**
 * Deletes from installed packages what neither the build nor the product reads: a third of it all. With the tests everything is
 * installed anew.
 * @param {string} folder `node_modules`
 */
export function dropUnread(folder) {
  drop(folder, (path) => unreadEnding.test(path));
  for (const [name, part] of Object.entries(unreadParts)) {
    const inside = join(folder, name);
    if (existsSync(inside)) drop(inside, (path) => part.test(path));
  }
}

/**
 * @param {string} folder
 * @param {(path: string) => boolean} isUnread
 */
function drop(folder, isUnread) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (isUnread(path) && !license.test(basename(path)) && lstatSync(join(folder, path)).isFile())
      unlinkSync(join(folder, path));
  }
}
