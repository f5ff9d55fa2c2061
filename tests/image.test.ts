import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/boot/settings/settings.ts';
import {
  buildSteps,
  imagePaths as copied,
  entersImage as enters,
  imageStage,
  trackedFiles as tracked,
} from '#tests/support/image-context.ts';
import { memoryEnvironment, memoryFlags } from '../scripts/start/memory-settings.js';

const lines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
describe('the context of the image', () => {
  // ASVS 13.4.1, 15.2.3.
  it('holds what the product runs and is built from, and nothing else', () => {
    const layers = /^(contract|database|domain|i18n|server|web)\//;
    const singleFiles = [
      '.npmrc',
      'package-lock.json',
      'package.json',
      'react-router.config.ts',
      'scripts/build/build-commands.ts',
      'scripts/build/build-server.ts',
      'scripts/build/bundle-for-node.ts',
      'scripts/build/chunk-cycle-plugin.ts',
      'scripts/build/external-packages.ts',
      'scripts/build/prune-packages.ts',
      'scripts/build/own-kit-plugin.ts',
      'scripts/operate/make-notice-keys.ts',
      'scripts/operate/migrate.ts',
      'scripts/operate/operator.ts',
      'scripts/operate/reviewer.ts',
      'scripts/build/screen-chunks.ts',
      'scripts/build/split-manifest.ts',
      'scripts/build/third-party-notices.ts',
      'scripts/build/write-notices.ts',
      'tsconfig.json',
      'vite.config.ts',
    ];
    const isNeeded = (path: string) =>
      (layers.test(path) && !/\.test\.tsx?$/.test(path) && path !== 'database/drizzle.config.ts') ||
      path.startsWith('scripts/operate/commands/') ||
      path.startsWith('scripts/build/licence-texts/') ||
      singleFiles.includes(path);
    expect(tracked.filter((path) => enters(path) !== isNeeded(path))).toEqual([]);
    expect(tracked.filter(enters).length).toBeGreaterThan(500);
  });

  it.each([
    'production.env',
    '.env',
    'server/production.env',
    'secrets/secret_key',
    'operator.json',
    'dabei.dump',
    'dabei-files.tar.gz',
    '.git/config',
    '.data/files/proof.pdf',
    'node_modules/pg/package.json',
    'build/web/client/index.html',
    'tests/support/app.ts',
    'e2e/business/sign-in.spec.ts',
    'bench/event-reads.ts',
    'docs/architecture.md',
    'ops/compose.yaml',
  ])('leaves out %s', (path) => {
    expect(enters(path)).toBe(false);
  });
});

describe('the image', () => {
  it('keeps what runs, without the sources of the front end and what built it', () => {
    const runs = [
      'build',
      'contract',
      'database',
      'domain',
      'i18n',
      'node_modules',
      'package.json',
      'server',
      // Sources of drawn pictures.
      'web/art/scenes',
    ];
    expect(copied.toSorted()).toEqual(runs);
    expect(buildSteps.join('\n')).toContain('npm ci --omit=dev');
    expect(buildSteps.join('\n')).toContain('node scripts/build/prune-packages.ts');
  });

  it('is built from files that are there: what one of them imports enters too', () => {
    const sources = tracked.filter(
      (path) => enters(path) && /^((vite|react-router)\.config|scripts\/.*)\.ts$/.test(path),
    );
    const imported = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^import .* from '(\.\.?\/.+)'/gm)].map(([, file = '']) =>
        join(dirname(path), file),
      ),
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((path) => !enters(path))).toEqual([]);
  });

  it('starts threads from the build, which holds their packages', () => {
    const started = tracked
      .filter((path) => /^server\/.*\.ts$/.test(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/new Worker\(new URL\('\.\/(.+?)\.ts'/g)].map(
          ([, name = '']) => `'${name}': '${join(dirname(path), name)}.ts'`,
        ),
      );
    const build = readFileSync('scripts/build/build-server.ts', 'utf8');
    expect(started.length).toBeGreaterThan(1);
    expect(started.filter((entry) => !build.includes(entry))).toEqual([]);
  });

  it('holds every folder that the server imports from', () => {
    const sources = tracked.filter(
      (path) => enters(path) && /^(contract|database|domain|i18n|scripts\/operate|server)\b/.test(path),
    );
    const imported = sources
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type).*? from '#(\w+)\//gm)])
      .map(([, folder = '']) => folder);
    expect([...new Set(imported)].filter((folder) => !copied.includes(folder))).toEqual([]);
  });

  it('runs without the rights of root, and counts as healthy while it lives', () => {
    expect(imageStage).toMatch(/^USER node$/m);
    expect(imageStage).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
  });
});

describe('the compose file', () => {
  const compose = readFileSync('ops/compose.yaml', 'utf8');
  const [, services = ''] = compose.split(/^services:\n/m);
  const blocks =
    services
      .split(/^\w/m)[0]
      ?.split(/^ {2}(?=\w+:$)/m)
      .filter((block) => /^\w+:\n/.test(block)) ?? [];
  const service = (name: string) => blocks.find((block) => block.startsWith(`${name}:`)) ?? '';

  it('gives every container a read-only disk, no rights of root, and a log that ends', () => {
    const [, hardened = ''] = compose.match(/^x-hardened: &hardened\n((?: .*\n)+)/m) ?? [];
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'max-size']) {
      expect(hardened).toContain(line);
    }
    expect(blocks.map((block) => block.slice(0, block.indexOf(':')))).toEqual([
      'caddy',
      'dabei',
      'migrate',
      'postgres',
      'backup',
    ]);
    expect(blocks.filter((block) => !block.includes('<<: *hardened'))).toEqual([]);
    expect(service('dabei')).toContain('mem_limit: 512m');
  });

  // ASVS 13.3.2.
  it('keeps the role that changes the schema from the process that serves', () => {
    expect(service('migrate')).toContain('DATABASE_OWNER_URL_FILE');
    expect(service('dabei')).not.toMatch(/database_owner_url/i);
  });

  it('sets only settings that there are, and gives every container the secrets that it names', () => {
    for (const name of ['dabei', 'migrate']) {
      const [, environment = ''] = service(name).match(/^ {4}environment:\n((?: {6}.*\n)+)/m) ?? [];
      const set = [...environment.matchAll(/^ {6}(\w+): /gm)].map(([, setting = '']) => setting);
      expect(set.length).toBeGreaterThan(1);
      const known: string[] = [...settingNames, ...settingNames.map((setting) => `${setting}_FILE`)];
      expect(set.filter((setting) => !known.includes(setting))).toEqual([]);
    }
    const [, defined = ''] = compose.match(/^secrets:\n((?: {2}.*\n)+)/m) ?? [];
    const secrets = [...defined.matchAll(/^ {2}(\w+): /gm)].map(([, secret]) => secret);
    for (const block of blocks) {
      const [, given = ''] = block.match(/^ {4}secrets: \[(.+)\]$/m) ?? [];
      const read = [...block.matchAll(/: \/run\/secrets\/(\w+)$/gm)].map(([, secret]) => secret);
      expect(read.filter((secret) => !given.split(', ').includes(secret ?? ''))).toEqual([]);
      expect(given.split(', ').filter((secret) => secret !== '' && !secrets.includes(secret))).toEqual([]);
    }
  });

  // ASVS 13.3.1.
  it('takes no secret from the environment and no setting from the tree', () => {
    expect(compose).not.toMatch(/(KEY|SECRET|TOKEN|PASSWORD|_URL): /);
    const sources = [...compose.matchAll(/(?:env_file|[{] file): "?(\S+)/g)].map(([, path]) => path);
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !path?.startsWith('$' + '{SETTINGS_FOLDER:-/etc/dabei}/'))).toEqual([]);
  });
});

it('git takes no settings file along', () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', 'production.env', 'ops/production.env']);
  expect(lines(ignored.toString())).toEqual(['production.env', 'ops/production.env']);
});

it('runs with the memory that npm start asks for', () => {
  const image = readFileSync('ops/Dockerfile', 'utf8');
  const asked = [...memoryFlags, ...Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`)];
  expect(asked.filter((word) => !image.includes(word))).toEqual([]);
});
