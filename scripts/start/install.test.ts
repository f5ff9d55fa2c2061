import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropUnread, unreadParts } from './drop-unread.js';
import { installLocked } from './npm-lock.js';

/** A package as it lies in a registry. */
interface Packed {
  archive: Buffer;
  integrity: string;
}

const asked: string[] = [];
const packed = new Map<string, Packed>();
let folder: string;

const registry = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  asked.push(path);
  const found = packed.get(path);
  response.writeHead(found ? 200 : 404).end(found?.archive);
});

/** Puts a package with one file of each kind where npm expects it. */
async function pack(name: string, files: string[]): Promise<Packed> {
  const source = join(folder, 'source', name, 'package');
  await mkdir(source, { recursive: true });
  await writeFile(join(source, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  for (const file of files) await writeFile(join(source, file), `// ${file}\n`);
  const archiveFile = join(folder, 'source', `${name.replace('/', '-')}.tgz`);
  await promisify(execFile)('tar', ['-czf', archiveFile, '-C', join(source, '..'), 'package']);
  const archive = await readFile(archiveFile);
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const entry = { archive, integrity };
  packed.set(`/mirror/${name}/-/${name.slice(name.indexOf('/') + 1)}-1.0.0.tgz`, entry);
  return entry;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabei-install-'));
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  asked.length = 0;
  const { port } = registry.address() as AddressInfo;
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/mirror/`);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  vi.stubEnv('npm_config_fetch_retries', '0');
});

afterAll(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

/** A project that runs with one package, is tested with another, and could use the second as a peer of the first. */
async function makeProject(name: string, change: (integrity: string) => string = (integrity) => integrity) {
  const project = join(folder, name);
  const runs = await pack('runs', ['index.js', 'index.d.ts', 'index.js.map']);
  const tests = await pack('@kind/tests', ['index.js']);
  const asWritten = {
    name: 'project',
    version: '1.0.0',
    dependencies: { runs: '1.0.0' },
    devDependencies: { '@kind/tests': '1.0.0' },
  };
  const peer = {
    peerDependencies: { '@kind/tests': '*' },
    peerDependenciesMeta: { '@kind/tests': { optional: true } },
  };
  const packages = {
    '': asWritten,
    'node_modules/runs': { version: '1.0.0', integrity: change(runs.integrity), ...peer },
    'node_modules/@kind/tests': { version: '1.0.0', integrity: tests.integrity, devOptional: true },
  };
  await mkdir(project);
  await writeFile(join(project, 'package.json'), JSON.stringify(asWritten));
  await writeFile(
    join(project, 'package-lock.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  );
  return project;
}

describe('what is installed', () => {
  it('is fetched from the registry that npm is set to, without asking what versions there are', async () => {
    const project = await makeProject('whole');
    expect(await installLocked(project, { withTests: true })).toBe(0);
    expect(asked.toSorted()).toEqual(['/mirror/@kind/tests/-/tests-1.0.0.tgz', '/mirror/runs/-/runs-1.0.0.tgz']);
    expect(existsSync(join(project, 'node_modules/@kind/tests/index.js'))).toBe(true);
  });

  it('leaves the lock file as it is, and no copy of it', async () => {
    const project = await makeProject('kept');
    const before = await readFile(join(project, 'package-lock.json'), 'utf8');
    await installLocked(project, { withTests: true });
    expect(await readFile(join(project, 'package-lock.json'), 'utf8')).toBe(before);
    expect((await readdir(project)).toSorted()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
  });

  it('holds without tests only what runs, though that could use a test tool', async () => {
    const project = await makeProject('start');
    expect(await installLocked(project, { withTests: false })).toBe(0);
    expect(existsSync(join(project, 'node_modules/runs/index.js'))).toBe(true);
    expect(existsSync(join(project, 'node_modules/@kind'))).toBe(false);
  });

  it('is refused when an archive is not the one that was locked', async () => {
    const project = await makeProject(
      'forged',
      () => `sha512-${createHash('sha512').update('another').digest('base64')}`,
    );
    expect(await installLocked(project, { withTests: false })).not.toBe(0);
    expect(existsSync(join(project, 'npm-shrinkwrap.json'))).toBe(false);
  });

  it('loses what nothing reads that builds or runs, and nothing else', async () => {
    const modules = join(folder, 'dropped');
    const put = async (path: string) => {
      await mkdir(dirname(join(modules, path)), { recursive: true });
      await writeFile(join(modules, path), '');
    };
    const kept = [
      'hyphen/hyphen.js',
      'hyphen/patterns/de-1996.js',
      'runs/LICENSE.md',
      'runs/index.js',
      'runs/map.json',
      'runs/patterns/fr.js',
    ];
    const dropped = [
      'hyphen/patterns/fr.js',
      'runs/README.md',
      'runs/index.d.mts',
      'runs/index.d.ts',
      'runs/index.js.map',
      'runs/src/index.ts',
    ];
    for (const path of [...kept, ...dropped]) await put(path);
    dropUnread(modules);
    const left = await readdir(modules, { recursive: true, withFileTypes: true });
    const files = left
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(modules, join(parentPath, name)));
    expect(files.toSorted()).toEqual(kept);
  });

  it.each(Object.entries(unreadParts))('knows parts of %s that are there', async (name, part) => {
    const files = await readdir(join('node_modules', name), { recursive: true });
    expect(files.filter((path) => part.test(path))).not.toEqual([]);
  });
});
