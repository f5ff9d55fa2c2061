/*
 * npm run release -- 1.2.0: checks, writes version and changelog, commits, tags, and builds what an operator installs into
 * build/release. Publishes nothing. Exit codes: 0 done, 1 failed, 2 usage error.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../start/process.js';

const folder = join(root, 'build/release');

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

const hasProgram = (name: string) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether a semantic version is later than another. */
function isLater(version: string, than: string): boolean {
  const before = numbersOf(than);
  const difference = numbersOf(version).map((number, at) => number - (before[at] ?? 0));
  return (difference.find((each) => each !== 0) ?? 0) > 0;
}

/** Whether operators read how to upgrade to a version and back. */
function hasNotes(version: string): boolean {
  const sections = readFileSync(join(root, 'ops/runbooks/upgrade.md'), 'utf8').split(/^(?=##+ )/m);
  const notes = sections.find((section) => section.startsWith(`### ${version}\n`)) ?? '';
  return /^Up: /m.test(notes) && /^Back: /m.test(notes);
}

/** Why no release can be made of this tree; null if it can. */
function findObstacle(version: string, current: string): string | null {
  if (run('git', 'status', '--porcelain') !== '') return 'The tree has changes that are not committed.';
  if (run('git', 'tag', '--list', `v${version}`) !== '') return `v${version} exists already.`;
  if (!isLater(version, current) && run('git', 'tag', '--list', 'v*') !== '')
    return `${version} is not after ${current}.`;
  if (!hasNotes(version))
    return `ops/runbooks/upgrade.md has no notes for ${version}: a section "### ${version}" with Up and Back.`;
  return null;
}

function writeVersion(version: string): void {
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts');
  const file = join(root, 'domain/shared/version.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/'[\d.]+'/, `'${version}'`));
}

/** Adds the commits since the last release on top of the changelog. */
function writeChangelog(version: string): void {
  const { commit } = JSON.parse(readFileSync(join(root, 'ops/last-release.json'), 'utf8')) as { commit: string };
  const cliff = join(root, 'node_modules/.bin/git-cliff');
  const changes = run(cliff, '--tag', `v${version}`, '--strip', 'header', `${commit}..HEAD`);
  const file = join(root, 'CHANGELOG.md');
  const [head = '', ...parts] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  writeFileSync(file, `${[head.trim(), changes, ...parts.map((part) => part.trim())].join('\n\n')}\n`);
}

/** Names this commit and its last migration, beside which the next version has to serve. */
function writeLastRelease(): void {
  const migrations = readdirSync(join(root, 'database/migrations')).filter((name) => name.endsWith('.sql'));
  const migration = basename(migrations.toSorted().at(-1) ?? '', '.sql');
  const release = { commit: run('git', 'rev-parse', 'HEAD'), migration };
  writeFileSync(join(root, 'ops/last-release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

function commit(message: string): void {
  run('git', 'commit', '--quiet', '--all', '--message', message);
}

/** Source, bill of materials, image where the machine can build one, and checksums. */
function buildArtifacts(version: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(
    'git',
    'archive',
    '--prefix',
    `dabei-${version}/`,
    '--output',
    join(folder, `dabei-${version}.tar.gz`),
    `v${version}`,
  );
  const bill = run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev');
  writeFileSync(join(folder, `dabei-${version}.cyclonedx.json`), `${bill}\n`);
  const image = join(folder, `dabei-${version}.oci.tar`);
  const platforms = ['--platform', 'linux/amd64,linux/arm64'];
  const target = ['--file', 'ops/Dockerfile', '--tag', `dabei:${version}`, '--output', `type=oci,dest=${image}`];
  if (hasProgram('docker')) run('docker', 'buildx', 'build', ...platforms, ...target, '.');
  else process.stdout.write('This machine has no docker: the image was not built.\n');
  const sums = readdirSync(folder).toSorted();
  const lines = sums.map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`);
}

function release(version: string, check: string): void {
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const obstacle = findObstacle(version, current);
  if (obstacle) throw new Error(obstacle);
  process.stdout.write(`Checking with ${check} …\n`);
  execFileSync(check, { cwd: root, stdio: 'inherit' });
  writeVersion(version);
  writeChangelog(version);
  commit(`release: ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Dabei ${version}`);
  writeLastRelease();
  commit(`release: ${version} is the last release`);
  buildArtifacts(version);
  process.stdout.write(`v${version} is tagged, and in build/release. Nothing is published: git push --follow-tags.\n`);
}

const [version = '', check = '.ci/run'] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write('npm run release -- <version> [check], such as 1.2.0; the check is .ci/run\n');
  process.exit(2);
}
try {
  release(version, check);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
