import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WriteFailures } from './scripts/test/write-failures.ts';

const everyTest = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;
/** They read the tree only and need no database. */
const ofTheTree = [
  'architecture',
  'documents',
  'held-texts',
  'migrations',
  'owners',
  'recipes',
  'security-document',
  'words',
].map((name) => `tests/${name}.test.ts`);

/** What says nothing about the database, when the server tests are repeated on another one. */
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
  // Of the texts of one version of PostgreSQL.
  'database/first-migration.test.ts',
  'server/jobs/dead-jobs.test.ts',
  'server/jobs/work-in-lanes.test.ts',
  'server/modules/events/events/event-video.test.ts',
  'server/boot/settings/config.test.ts',
  'server/boot/listen.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    // One more than a small machine has cores: some tests wait for the end of a time or of a process.
    maxWorkers: 3,
    // Generous, as for the journeys: what waits, waits for something.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    reporters: ['default', new WriteFailures()],
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
        // They put a browser's globals in place.
        test: { name: 'screens', include: [everyTest('web')] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          alias: { '#server/security/password-cost.ts': join(import.meta.dirname, 'tests/support/password-cost.ts') },
          // Files of one worker share what they import: loading the server anew for each would take a quarter of the time.
          isolate: false,
          include: ['database', 'server', 'tests'].map(everyTest),
          exclude: [
            ...ofTheTree,
            'tests/faults/**',
            'tests/dev-loop/**',
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
        // It waits for a server that starts from its sources.
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
          name: 'faults',
          include: [everyTest('tests/faults')],
          globalSetup: ['tests/support/server-setup.ts', 'tests/support/database-setup.ts'],
        },
      },
    ],
  },
});
