import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFiles } from '#tests/support/source-files.ts';
import { envExample, settingsDocument } from './settings-document.ts';

/** Variables of the system, of other programs, and of programs of integrators. */
const ofOthers = [
  'CADDY',
  'CI',
  'DABEI_KEY',
  'DABEI_URL',
  'DABEI_WEBHOOK_SECRET',
  'HOME',
  'NODE_ENV',
  'PATH',
  'SAXON_JAR',
  'TMPDIR',
];

it.each([
  ['docs/settings.md', settingsDocument],
  ['.env.example', envExample],
])('%s is what npm run settings writes', (path, write) => {
  expect(readFileSync(path, 'utf8')).toBe(write());
});

it('the document has every variable that the code reads', () => {
  const document = settingsDocument();
  const sources = readFiles(/^(?!web\/|node_modules\/).*\.(ts|tsx|js)$/);
  const read = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bprocess\.env\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
  );
  const isKnown = (name: string) =>
    ofOthers.includes(name) || name.startsWith('REDOCLY_') || document.includes(`| \`${name}\` |`);
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((name) => !isKnown(name))).toEqual([]);
});
