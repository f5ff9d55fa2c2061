import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isApart, wholeManifest } from '../../web/shell/whole-manifest.ts';

const ASSIGNMENT = 'window.__reactRouterManifest=';

/** Screens load a manifest of the other screens. Separate areas appear only in their own, which lists all. */
export async function splitManifest(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets');
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = name && (await readFile(join(folder, name), 'utf8'));
  if (!text?.startsWith(ASSIGNMENT)) throw new Error('The build has no manifest of routes that could be split');
  const whole = JSON.parse(text.slice(ASSIGNMENT.length, text.lastIndexOf('}') + 1));
  const others = Object.entries<{ path?: string; parentId?: string }>(whole.routes);
  const apart = new Set(others.flatMap(([id, { path = '' }]) => (isApart(path) ? [id, ...parentsOf(id)] : [])));
  // A layout used only by separate screens goes with them.
  function parentsOf(id: string): string[] {
    const parent = whole.routes[id]?.parentId;
    const isShared = others.some(([, route]) => route.parentId === parent && route.path && !isApart(route.path));
    return !parent || parent === 'root' || isShared ? [] : [parent, ...parentsOf(parent)];
  }
  const write = (file: string, manifest: object) =>
    writeFile(join(folder, file), `${ASSIGNMENT}${JSON.stringify(manifest)};`);
  await write(wholeManifest(name ?? ''), { ...whole, url: wholeManifest(whole.url) });
  await write(name ?? '', { ...whole, routes: Object.fromEntries(others.filter(([id]) => !apart.has(id))) });
}
