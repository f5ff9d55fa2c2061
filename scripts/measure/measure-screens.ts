import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadBuild } from '#server/pages/load-build.ts';
import { paths } from '#web/paths.ts';
import { demoSite } from './measure-pages.ts';

/** All scripts that an interactive screen needs before it is whole. */
export type ScreenSize = { path: string; files: string[] /** Bytes after brotli. */; bytes: number };

const ASSETS = 'build/web/client/assets';
const NAMED_FILE = /\/assets\/([\w~.-]+\.js)/g;
/** What the HTML lists of every tab, of which the browser fetches one. */
const LISTED = /<script type="application\/json"[^>]*>.*?<\/script>/gs;
/** `import(…)` is left out: that is fetched later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w~.-]+\.js)"/g;

/** The screens that have a budget; the dashboard opens with the list of events, which is a file of its own. */
const screens = [
  { path: paths.register, parts: [] },
  { path: paths.dashboard, parts: ['events-tab'] },
  { path: paths.createEvent, parts: [] },
];

/** Follows what the HTML of each screen names and what those files import. */
export async function measureScreens(): Promise<ScreenSize[]> {
  const web = await loadBuild('build/web', demoSite);
  const built = await readdir(ASSETS);
  const sizes: ScreenSize[] = [];
  for (const { path, parts } of screens) {
    const html = (await (await web.render(path, 'de')).text()).replace(LISTED, '');
    const files = new Set<string>();
    const open = [...html.matchAll(NAMED_FILE)].map(([, file = '']) => file);
    for (const part of parts) {
      const file = built.find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
      if (!file) throw new Error(`No script ${part}`);
      open.push(file);
    }
    let bytes = 0;
    for (let file = open.pop(); file; file = open.pop()) {
      if (files.has(file)) continue;
      files.add(file);
      const source = await readFile(join(ASSETS, file), 'utf8');
      bytes += brotliCompressSync(source).length;
      open.push(...[...source.matchAll(STATIC_IMPORT)].map(([, name = '']) => name));
    }
    sizes.push({ path, files: [...files].sort(), bytes });
  }
  return sizes;
}
