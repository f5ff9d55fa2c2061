import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations of types, which only a check of types or an editor reads, and maps to sources that are not there. */
const unread = /\.(d\.[cm]?ts|map)$/;

/**
 * Deletes from installed packages what neither the build nor the product reads: a quarter of it all. With the tests everything is
 * installed anew.
 * @param {string} folder
 */
export function dropTypes(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropTypes(path);
    else if (entry.isFile() && unread.test(entry.name)) rmSync(path);
  }
}
