import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
  'date-fns': /\.cjs$|^cdn|\/cdn|^(docs|fp)\/|^locale\/(?!_lib|de\b|en-|types)/,
  'drizzle-orm': /\.cjs$|^(gel|mysql|singlestore|sqlite)/,
  hyphen: /^patterns\/(?!de-1996\.js)/,
  luxon: /^build\/(amd|cjs-browser|es6|global)\//,
  mediabunny: /^dist\/bundles\/|^src\//,
  pdfkit: /^\.yarn\/|^js\/pdfkit\.(browser|old|standalone)/,
  zod: /\.cjs$/,
};

/**
 * Deletes from installed packages what neither the build nor the product reads: a third of it all. With the tests everything is
 * installed anew.
 * @param {string} folder `node_modules`
 */
export function dropUnread(folder) {
  dropEndings(folder);
  for (const [name, part] of Object.entries(unreadParts)) {
    const path = join(folder, name);
    if (existsSync(path)) dropParts(path, '', part);
  }
}

/** @param {string} folder */
function dropEndings(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropEndings(path);
    else if (entry.isFile() && unreadEnding.test(entry.name) && !license.test(entry.name)) rmSync(path);
  }
}

/**
 * @param {string} folder
 * @param {string} inside
 * @param {RegExp} part
 */
function dropParts(folder, inside, part) {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = `${inside}${entry.name}${entry.isDirectory() ? '/' : ''}`;
    if (part.test(path) && !license.test(entry.name)) rmSync(join(folder, path), { recursive: true });
    else if (entry.isDirectory()) dropParts(folder, path, part);
  }
}
