import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../start/process.js';
import { listShippedPackages, thirdPartyNotices } from './third-party-notices.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notices-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function makePackage(name: string, manifest: object, files: Record<string, string> = {}): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  await writeFile(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  return path;
}

it('names every shipped package with version, licence, source and text', () => {
  const packages = listShippedPackages(root);
  const notices = thirdPartyNotices(root, packages);
  for (const path of packages) expect(notices).toContain(`\n${path.split('node_modules/').at(-1)} `);
  expect(notices).toMatch(/\nmediabunny \S+ \(MPL-2\.0\) https:\/\/\S+\n/);
  expect(notices).toMatch(/\nLucide Icons \(ISC\) https/);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Mozilla Public License');
  expect(notices).not.toContain('git@');
});

it('says equal texts once', async () => {
  const files = { LICENSE: 'Be kind.' };
  const repository = { url: 'git+ssh://git@github.com/a/one.git' };
  const [one, two] = [
    await makePackage('one', { license: 'MIT', repository }, files),
    await makePackage('two', {}, files),
  ];
  const notices = thirdPartyNotices(root, [one, two]);
  expect(notices).toContain('one 1.0.0 (MIT) https://github.com/a/one\ntwo 1.0.0 (see below)\n\nBe kind.');
});

it('puts a standard text under its authors where the package has none, and refuses a package without any', async () => {
  const author = 'Ada Lovelace <ada@engine.example>';
  const notices = thirdPartyNotices(root, [await makePackage('plain', { license: 'MIT', author })]);
  expect(notices).toContain('Copyright (c) Ada Lovelace\n\nPermission is hereby granted');
  const bare = await makePackage('bare', { license: 'WTFPL' });
  expect(() => thirdPartyNotices(root, [bare])).toThrow('bare has no licence text, and none is kept for WTFPL');
});
