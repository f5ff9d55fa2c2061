import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FailureReporter } from './scripts/test/failure-reporter.ts';

const everyTest = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;
/** Tests that read only the tree. */
const ofTheTree = [
  'architecture',
  'asvs',
  'decisions',
  'documented-limits',
  'documents',
  'held-texts',
  'migrations',
  'owners',
  'recipes',
  'security-document',
  'words',
].map((name) => `tests/${name}.test.ts`);

/** Skipped when the server tests repeat on another database. */
const ofNoDatabase = [
  ...[
    'database/embedded',
    'server/security',
    'server/pages',
    'server/adapters/mails',
    'server/adapters/storage',
    'server/boot/settings',
  ].map((folder) => `${folder}/**`),
  ...['api-docs', 'api-docs-samples', 'demo-and-production', 'generated-client', 'image', 'input-work', 'openapi'].map(
    (name) => `tests/${name}.test.ts`,
  ),
  ...['bad-input', 'described-answers', 'outer-edge', 'permission-matrix', 'start-and-stop'].map(
    (name) => `tests/${name}.test.ts`,
  ),
  // Depends on one PostgreSQL version's texts.
  'database/first-migration.test.ts',
  'server/jobs/dead-jobs.test.ts',
  'server/jobs/concurrency-groups.test.ts',
  'server/modules/events/events/event-video.test.ts',
  'server/boot/settings/config.test.ts',
  'server/boot/listen.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    // One more than a small machine's cores, since some tests wait.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    reporters: ['default', new FailureReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: [...['domain', 'contract', 'i18n', 'scripts'].map(everyTest), ...ofTheTree],
        },
      },
      {
        extends: true,
        // They install browser globals.
        test: { name: 'screens', include: [everyTest('web')] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          alias: {
            '#server/security/password-cost.ts': join(import.meta.dirname, 'tests/support/password-cost.ts'),
            '#server/security/public-lookup.ts': join(import.meta.dirname, 'tests/support/public-lookup.ts'),
            '@dabei/sdk': join(import.meta.dirname, 'packages/sdk/src/dabei.ts'),
          },
          // Files of a worker share imports; reloading the server per file would be slow.
          isolate: false,
          include: ['database', 'server', 'tests'].map(everyTest),
          exclude: [
            ...ofTheTree,
            'tests/faults/**',
            'tests/dev-loop/**',
            'tests/packed-kit/**',
            'tests/recipes/**',
            ...(process.env.TEST_DATABASE_URL ? ofNoDatabase : []),
          ],
          globalSetup: [
            'tests/support/client-setup.ts',
            'tests/support/server-setup.ts',
            'tests/support/database-setup.ts',
          ],
        },
      },
      {
        extends: true,
        // Waits for a server started from sources.
        test: {
          name: 'dev',
          include: [everyTest('tests/dev-loop')],
          testTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      { extends: true, test: { name: 'recipes', include: [everyTest('tests/recipes')], testTimeout: 600_000 } },
      {
        extends: true,
        test: {
          name: 'kit',
          include: [everyTest('tests/packed-kit')],
          testTimeout: 240_000,
          globalSetup: ['tests/support/server-setup.ts', 'tests/support/database-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [everyTest('tests/faults')],
          globalSetup: ['tests/support/server-setup.ts', 'tests/support/database-setup.ts'],
        },
      },
    ],
  },
});
