import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '#domain/shared/version.ts';

const run = promisify(execFile);
let folder = '';
const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();
const read = (path: string) => readFile(join(folder, path), 'utf8');

/** Docker of a machine that builds both architectures. */
const docker = `#!/bin/sh
for each; do case $each in type=oci,dest=*) echo "$*" > "\${each#type=oci,dest=}";; esac; done
`;

async function release(wanted: string, check = 'true') {
  const env = { ...process.env, PATH: `${folder}/node_modules/.stub:${process.env.PATH}` };
  return run(process.execPath, ['scripts/operate/release.ts', wanted, check], { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: String(error.stderr) }),
  );
}

// A copy of the tree with a history of its own, as a shallow clone has none.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 10_000_000,
  });
  const wanted =
    /^(package(-lock)?\.json|\.npmrc|cliff\.toml|CHANGELOG\.md|\.gitignore|ops\/|scripts\/(operate|start)\/|database\/migrations\/|domain\/shared\/version)/;
  const files = stdout.split('\n').filter((name) => wanted.test(name) && existsSync(name));
  await run('sh', ['-c', `tar -cf - ${files.map((name) => `'${name}'`).join(' ')} | tar -xf - -C ${folder}`]);
  const upgrade = join(folder, 'ops/runbooks/upgrade.md');
  const notes = ['0.2.0', '0.10.0'].map((each) => `### ${each}\nUp: nothing.\nBack: nothing.\n`);
  const runbook = (await readFile(upgrade, 'utf8')).replace(/^### /m, `${notes.join('\n')}\n### `);
  await writeFile(upgrade, runbook);
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('config', 'user.email', 'ada@engine.test');
  await git('config', 'user.name', 'Ada');
  await mkdir(join(folder, 'node_modules/.stub'), { recursive: true });
  await symlink(resolve('node_modules/.bin'), join(folder, 'node_modules/.bin'));
  await writeFile(join(folder, 'node_modules/.stub/docker'), docker, { mode: 0o755 });
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'start: everything');
  const last = { commit: await git('rev-parse', 'HEAD'), migration: '0000_schema' };
  await writeFile(join(folder, 'ops/last-release.json'), JSON.stringify(last));
  await git('commit', '--quiet', '--all', '--message', 'events: a guest can bring a friend');
  await git('commit', '--quiet', '--allow-empty', '--message', 'tests: quicker');
});
afterAll(() => rm(folder, { recursive: true }));

describe('a release', () => {
  it('needs a version, a tree without changes, and checks that pass', async () => {
    expect(await release('1.2')).toMatchObject({ code: 2 });
    await writeFile(join(folder, 'ops/note'), '');
    expect(await release('0.2.0')).toEqual({ code: 1, said: 'The tree has changes that are not committed.\n' });
    await rm(join(folder, 'ops/note'));
    const before = await git('rev-parse', 'HEAD');
    expect(await release('0.2.0', 'false')).toMatchObject({ code: 1 });
    expect([await git('rev-parse', 'HEAD'), await git('tag'), await git('status', '--porcelain')]).toEqual([
      before,
      '',
      '',
    ]);
  });

  it('is a tag, a version, a changelog, and files with checksums', async () => {
    expect(await release('0.2.0')).toMatchObject({ code: 0, said: expect.stringContaining('v0.2.0 is tagged') });
    expect(JSON.parse(await read('package.json')).version).toBe('0.2.0');
    expect(JSON.parse(await read('package-lock.json')).version).toBe('0.2.0');
    expect(await read('domain/shared/version.ts')).toContain("version = '0.2.0'");
    const changelog = await read('CHANGELOG.md');
    expect(changelog).toMatch(
      /^# Changelog\n[^#]*\n## 0\.2\.0 – \d{4}-\d\d-\d\d\n+### events\n+- a guest can bring a friend\n$/,
    );

    const { commit, migration } = JSON.parse(await read('ops/last-release.json'));
    expect(commit).toBe(await git('rev-parse', 'v0.2.0^{commit}'));
    expect(existsSync(join(folder, `database/migrations/${migration}.sql`))).toBe(true);
    expect(await git('status', '--porcelain')).toBe('');

    const artifacts = join(folder, 'build/release');
    expect(await read('build/release/dabei-0.2.0.oci.tar')).toContain('--platform linux/amd64,linux/arm64');
    expect(JSON.parse(await read('build/release/dabei-0.2.0.cyclonedx.json')).components.length).toBeGreaterThan(50);
    const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: artifacts });
    expect(stdout.match(/: OK$/gm)).toHaveLength(3);
  });

  it('comes after the one before', async () => {
    expect(await release('0.2.0')).toEqual({ code: 1, said: 'v0.2.0 exists already.\n' });
    expect(await release('0.3.0')).toMatchObject({ code: 1, said: expect.stringContaining('no notes for 0.3.0') });
    expect(await release('0.1.9')).toEqual({ code: 1, said: '0.1.9 is not after 0.2.0.\n' });
    expect(await release('0.10.0')).toMatchObject({ code: 0 });
    expect((await read('CHANGELOG.md')).match(/^## .*/gm)).toHaveLength(2);
  });
});

it('every version has notes for operators, up and back', async () => {
  const runbook = await readFile('ops/runbooks/upgrade.md', 'utf8');
  const released = (await readFile('CHANGELOG.md', 'utf8')).matchAll(/^## (\d+\.\d+\.\d+)/gm);
  for (const each of [version, ...[...released].map(([, number = '']) => number)]) {
    const notes = runbook.split(/^(?=##+ )/m).find((section) => section.startsWith(`### ${each}\n`));
    expect(notes, each).toMatch(/^Up: .+$[\s\S]*^Back: .+$/m);
  }
});

it('the version in the code is that of the package', async () => {
  expect(version).toBe(JSON.parse(await readFile('package.json', 'utf8')).version);
});
