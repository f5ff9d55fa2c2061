import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const neverOurs = new Set(['node_modules', 'build', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** A file of the repository: path from the root with slashes, and text. */
export type SourceFile = { path: string; text: string };

/** An import, re-export or `import()`; `target` is a path from the root or a package name. */
export type Import = { from: SourceFile; target: string; isType: boolean };

/** Files below the root with a matching path, without hidden folders and build output. */
export function readFiles(matching: RegExp): SourceFile[] {
  return listPaths('')
    .filter((path) => matching.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function listPaths(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (neverOurs.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? listPaths(path) : entry.isFile() ? [path] : [];
  });
}

export function listFolders(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

/** The top-level folder of a path; '' for files at the root. */
export function layerOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** File name up to the first dot: `router` for `router.test.ts`. */
export function stemOf(path: string): string {
  return basename(path).replace(/\..*$/, '');
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[\w*\s{},$]+?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const call = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsOf(from: SourceFile): Import[] {
  const matches = [statement, call].flatMap((pattern) => [...from.text.matchAll(pattern)]);
  return matches.map(([, type, specifier = '']) => ({
    from,
    target: resolveImport(from.path, specifier.replace(/\?.*$/, '')),
    isType: type !== undefined,
  }));
}

function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
}

/** A cycle of these imports as paths; empty without one. */
export function findCircle(imports: Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, target } of imports) targets.set(from.path, [...(targets.get(from.path) ?? []), target]);
  const seen = new Set<string>();
  function walk(path: string, way: string[]): string[] {
    const start = way.indexOf(path);
    if (start >= 0) return [...way.slice(start), path];
    if (seen.has(path)) return [];
    seen.add(path);
    for (const target of targets.get(path) ?? []) {
      const circle = walk(target, [...way, path]);
      if (circle.length > 0) return circle;
    }
    return [];
  }
  for (const path of targets.keys()) {
    const circle = walk(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** All nodes on a cycle of these imports. */
export function nodesInCircles(imports: Import[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, target } of imports) targets.set(from.path, (targets.get(from.path) ?? new Set()).add(target));
  function reaches(start: string): boolean {
    const seen = new Set<string>();
    const open = [...(targets.get(start) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node === start) return true;
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...(targets.get(node) ?? []));
    }
    return false;
  }
  return [...targets.keys()].filter(reaches);
}

/** Imports between the nodes of their files; files with an undefined node are skipped. */
export function importsBetween(imports: Import[], nodeOf: (path: string) => string | undefined): Import[] {
  return imports.flatMap(({ from, target, isType }) => {
    const [here, there] = [nodeOf(from.path), nodeOf(target)];
    return here && there && here !== there ? [{ from: { ...from, path: here }, target: there, isType }] : [];
  });
}

/** The folder of `server/` that contains a file; files at its top are their own nodes. */
export function serverFolderOf(path: string): string | undefined {
  if (!path.startsWith('server/')) return undefined;
  const folder = dirname(path);
  return folder === 'server' ? path : folder;
}

export function featureOf(path: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(path)?.[1];
}
