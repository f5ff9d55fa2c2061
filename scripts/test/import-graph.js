import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g;

/**
 * The files of the checkout that a file imports, from its text.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} files
 */
export function importsOf(file, text, files) {
  return [...text.matchAll(imported)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)))
    .filter((name) => files.has(name));
}

/**
 * Importers of each file.
 * @param {string} folder
 * @param {string[]} files
 * @returns {Map<string, string[]>}
 */
export function readImporters(folder, files) {
  const known = new Set(files);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.[jt]sx?$/.test(name))) {
    for (const name of importsOf(file, readFileSync(join(folder, file), 'utf8'), known)) {
      importers.set(name, [...(importers.get(name) ?? []), file]);
    }
  }
  return importers;
}
