import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  file: string;
  imports?: string[];
}

/** The scripts of a module that pages load on demand, with all that they import; none for one that has no script of its own. */
export type ScriptsOf = (module: string) => readonly string[];

/** Reads them from the list that the bundler leaves in the folder of the browser's files. */
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
