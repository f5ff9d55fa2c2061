/*
 * Compares the contract with that of the last release, and runs that release's server tests on this version's schema:
 * npm test -- --only release. During a rollout both versions serve, so the former must keep working.
 * ops/last-release.json names it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { audiences, documentPath } from '#contract/shared/audience.ts';
import { wholeDocument } from '#contract/shared/whole-document.ts';
import type { Document } from './contract-breaks.ts';
import { contractBreaks } from './contract-breaks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Migration code, taken from this version. */
const layingOut = ['database/migrations', 'database/migrate.ts', 'database/schema-lock.ts', 'database/postcodes'];
/** Tests of registration, sign-in, events, participation and payments. */
const usual = [
  ...['registrations', 'sessions', 'team', 'events', 'series', 'participants', 'guest-view', 'app-gateway'],
  ...['credits', 'subscription', 'webhooks', 'review', 'account'],
].map((name) => `/${name}/`);
/** Walks all tables of the schema for forgotten ones, which cannot include new ones. */
const ofItsOwnSchema = '/account/export-sources.test.ts';
/** Expects an order among guests who came at the same instant, which the release's statement leaves open. */
const ofEqualTimes = 'as many as asked for, and nobody more than a few times';
const say = (line: string) => process.stdout.write(`${line}\n`);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });

function hasCommit(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

const toDocument = (texts: string[]) => wholeDocument(texts.map((text) => JSON.parse(text) as Document));

/** Documents of a release, the public one first. */
function readReleased(commit: string): string[] {
  const paths = git('ls-tree', '--name-only', commit, 'contract/').split('\n');
  const documents = paths
    .filter((path) => /\/openapi(-\w+)?\.json$/.test(path))
    .toSorted((a, b) => a.length - b.length);
  return documents.map((path) => git('show', `${commit}:${path}`));
}

/** Migrations that the release lacks. */
function findNewMigrations(commit: string): string[] {
  const known = new Set(git('ls-tree', '--name-only', commit, 'database/migrations/').split('\n'));
  const names = readdirSync(join(root, 'database/migrations')).filter((name) => name.endsWith('.sql'));
  return names.filter((name) => !known.has(`database/migrations/${name}`));
}

function runTests(commit: string, tests: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'dabei-release-'));
  const tree = join(folder, 'tree');
  try {
    git('worktree', 'add', '--detach', '--force', tree, commit);
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    for (const path of layingOut) {
      rmSync(join(tree, path), { recursive: true, force: true });
      cpSync(join(root, path), join(tree, path), { recursive: true });
    }
    const ofSchema = git('ls-tree', '-r', '--name-only', commit, 'server/')
      .split('\n')
      .filter((path) => path.endsWith(ofItsOwnSchema));
    for (const path of ofSchema) rmSync(join(tree, path));
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--project', 'server', '--testNamePattern', `^(?!.*${ofEqualTimes})`, ...tests];
    return spawnSync(process.execPath, args, { cwd: tree, stdio: 'inherit' }).status ?? 1;
  } finally {
    if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

const { commit } = JSON.parse(readFileSync(join(root, 'ops/last-release.json'), 'utf8')) as { commit: string };
const tests = process.argv.slice(2);
if (!hasCommit(commit)) {
  say(`Left out: the last release (${commit}) is not in this clone. git fetch --unshallow brings it.`);
} else {
  const present = audiences.map((each) => readFileSync(join(root, documentPath(each)), 'utf8'));
  const breaks = contractBreaks(toDocument(readReleased(commit)), toDocument(present));
  for (const sentence of breaks) say(`Breaks clients of the last release: ${sentence}`);
  if (breaks.length > 0) process.exitCode = 1;
  const migrations = findNewMigrations(commit);
  if (migrations.length === 0) say(`The schema is that of the last release (${commit.slice(0, 7)}).`);
  else {
    say(`The server tests of the last release (${commit.slice(0, 7)}) with ${migrations.join(', ')}`);
    process.exitCode = runTests(commit, tests.length > 0 ? tests : usual) || Math.min(breaks.length, 1);
  }
}
