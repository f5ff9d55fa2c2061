import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  file: string;
  imports?: string[];
}

/** Scripts of a lazily loaded module with its imports; empty if it has none of its own. */
export type ScriptsOf = (module: string) => readonly string[];

/** Reads the bundler's manifest in the client folder. */
export async function readModuleScripts(clientFolder: string): Promise<ScriptsOf> {
  const manifest: Record<string, Entry> = JSON.parse(
    await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  return (module) => {
    const found = new Set(manifest[module] ? [module] : []);
    for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported);
    return [...found].flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`);
  };
}
