import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadBuild } from '#server/pages/load-build.ts';
import { paths } from '#web/paths.ts';
import { demoSite } from './measure-pages.ts';

/** Scripts of an interactive screen until it is complete. */
export type ScreenSize = { path: string; files: string[] /** Bytes after brotli. */; bytes: number };

const ASSETS = 'build/web/client/assets';
const NAMED_FILE = /\/assets\/([\w~.-]+\.js)/g;
/** The HTML lists files of all tabs; browsers fetch one tab's. */
const LISTED = /<script type="application\/json"[^>]*>.*?<\/script>/gs;
/** Dynamic imports load later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w~.-]+\.js)"/g;

/** Screens with a budget; the dashboard opens with its list of events. */
const screens = [
  { path: paths.register, parts: [] },
  { path: paths.dashboard, parts: ['events-tab'] },
  { path: paths.createEvent, parts: [] },
];

/** Collects the scripts named in each screen's HTML with their static imports. */
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
