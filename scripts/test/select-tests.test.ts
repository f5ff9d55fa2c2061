import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../start/process.js';
import { importsOf } from './import-graph.js';
import { journeysOf, selectJourneys } from './select-journeys.js';
import { selectTests } from './select-tests.js';

const files = [
  'domain/credits/spend.ts',
  'domain/credits/spend.test.ts',
  'domain/plans/plans.ts',
  'domain/plans/plans.test.ts',
  'server/modules/money/credits/book.ts',
  'server/modules/money/credits/queries/rows.ts',
  'server/modules/money/credits/credits.test.ts',
  'server/modules/events/events/events.test.ts',
  'tests/architecture.test.ts',
  'tests/kit/sdk.test.ts',
  'tests/permission-matrix.test.ts',
  'tests/storm.test.ts',
  'tests/support/storm-calls.ts',
  'tests/faults/pooler.test.ts',
  'contract/credits.ts',
];
const importers = new Map([
  [
    'domain/credits/spend.ts',
    ['domain/credits/spend.test.ts', 'domain/plans/plans.ts', 'server/modules/money/credits/book.ts'],
  ],
  ['domain/plans/plans.ts', ['domain/plans/plans.test.ts']],
  ['server/modules/money/credits/book.ts', ['server/modules/events/events/publish.ts']],
  ['tests/support/storm-calls.ts', ['tests/storm.test.ts']],
]);
const select = (...changed: string[]) => selectTests(changed, files, importers);

describe('a change touches', () => {
  test('of a rule: its tests, those of rules built on it, and those of the parts of the server that use it', () => {
    expect(select('domain/credits/spend.ts')).toEqual([
      'domain/credits/spend.test.ts',
      'domain/plans/plans.test.ts',
      'server/modules/money/credits/credits.test.ts',
      'tests/architecture.test.ts',
    ]);
  });

  test('of the server: the tests of its module', () => {
    expect(select('server/modules/money/credits/queries/rows.ts')).toEqual([
      'server/modules/money/credits/credits.test.ts',
      'tests/architecture.test.ts',
    ]);
  });

  test('of a test or of what tests share: those tests', () => {
    expect(select('tests/support/storm-calls.ts')).toEqual(['tests/architecture.test.ts', 'tests/storm.test.ts']);
    expect(select('tests/storm.test.ts')).toContain('tests/storm.test.ts');
  });

  test('of the packages, or of what generates them: the tests of the kit', () => {
    const ofKit = ['tests/architecture.test.ts', 'tests/kit/sdk.test.ts'];
    expect(select('packages/sdk/src/client.ts')).toEqual(ofKit);
    expect(select('scripts/generate/kit/names.ts')).toEqual(ofKit);
    expect(select('contract/credits.ts')).toContain('tests/kit/sdk.test.ts');
  });

  test('of the contract: what is asked of every endpoint', () => {
    expect(select('contract/credits.ts')).toContain('tests/permission-matrix.test.ts');
  });

  test('of a dependency: every test', () => {
    expect(select('package-lock.json')).toEqual(
      files.filter((file) => file.includes('.test.') && !file.includes('faults')),
    );
  });

  test('of a screen: the journeys through it, by the longest folder that has some', () => {
    const journeys = ['e2e/business/hours.spec.ts', 'e2e/screens/walk.spec.ts', 'e2e/guests/event-page.spec.ts'];
    expect(selectJourneys(['web/features/hours/day.tsx'], journeys)).toEqual(['e2e/business/hours.spec.ts']);
    expect(selectJourneys(['web/ui/button.tsx', 'web/ui/button.test.ts'], journeys)).toEqual([
      'e2e/screens/walk.spec.ts',
    ]);
    expect(selectJourneys(['e2e/guests/event-page.spec.ts'], journeys)).toEqual(['e2e/guests/event-page.spec.ts']);
    expect(selectJourneys(['domain/credits/spend.ts', 'web/ui/button.test.ts'], journeys)).toEqual([]);
  });
});

describe('the table of journeys', () => {
  const specs = readdirSync(`${root}/e2e`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.spec.ts'),
  );

  test.each(Object.entries(journeysOf))('names journeys that exist: %s', (_, begins) => {
    for (const begin of begins)
      expect(
        specs.filter((spec) => spec.startsWith(begin)),
        begin,
      ).not.toEqual([]);
  });

  test.each(['web/routes', 'web/features'])('has every folder of %s', (parent) => {
    const folders = readdirSync(`${root}/${parent}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) expect(Object.keys(journeysOf)).toContain(`${parent}/${name}/`);
  });
});

test('an import is read from the text of a file', () => {
  const text = `import { a } from '#domain/a.ts';\nexport * from './b.ts';\nconst c = import('../c.ts');\nimport fs from 'node:fs';`;
  expect(importsOf('web/x/y.ts', text, new Set(['domain/a.ts', 'web/x/b.ts', 'web/c.ts']))).toEqual([
    'domain/a.ts',
    'web/x/b.ts',
    'web/c.ts',
  ]);
});
