import { expect, test } from 'vitest';
import { exists, readFiles } from './support/source-files.ts';

const decisions = readFiles(/^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/).map(({ path, text }) => ({
  name: path.slice('docs/decisions/'.length),
  text,
  title: /^# (.+)$/m.exec(text)?.[1] ?? '',
  status: /^- Status: (.+)$/m.exec(text)?.[1] ?? '',
}));
const [index] = readFiles(/^docs\/decisions\/README\.md$/);
const names = (matching: (decision: (typeof decisions)[number]) => boolean) =>
  decisions.filter(matching).map(({ name }) => name);

test('there are at most 40 decisions, numbered from 1 without a gap', () => {
  expect(decisions.length).toBeLessThanOrEqual(40);
  const numbers = decisions.map(({ name }) => name.slice(0, 4)).sort();
  expect(numbers).toEqual(decisions.map((_, i) => String(i + 1).padStart(4, '0')));
});

test('a decision has at most 300 words', () => {
  expect(names(({ text }) => text.trim().split(/\s+/).length > 300)).toEqual([]);
});

test('a decision has a title, a status, a date, and its four sections in order', () => {
  const sections = ['## Context', '## Decision', '## Alternatives', '## Consequences'];
  const isComplete = (text: string) =>
    /^# \S.*\n\n- Status: (accepted|replaced)\b.*\n- Date: \d{4}-\d\d-\d\d(, changed \d{4}-\d\d-\d\d)?\n\n## Context\n/.test(
      text,
    ) && JSON.stringify(text.match(/^## .+$/gm)) === JSON.stringify(sections);
  expect(names(({ text }) => !isComplete(text))).toEqual([]);
});

test('the index lists every decision once, with its title and its status', () => {
  const rows = (index?.text ?? '').split('\n').filter((line) => line.startsWith('| ['));
  const expected = decisions.map(({ name, title, status }) => `| [${title}](${name}) | ${status} |`);
  expect(rows.sort()).toEqual(expected.sort());
});

test('a reference to a decision names a file that is here, never a number alone', () => {
  const files = readFiles(/\.(md|ts|tsx|js|css|sql|ya?ml|sh|json)$|(^|\/)Dockerfile$/).filter(
    ({ path }) => path !== 'tests/decisions.test.ts' && !path.startsWith('contract/') && !path.includes('package-lock'),
  );
  const wrong = files.flatMap(({ path, text }) => [
    ...(path.startsWith('docs/decisions/') ? [] : [...text.matchAll(/\bdecisions?\/(\d[\w-]*(?:\.md)?)/g)])
      .filter(([, name = '']) => !exists(`docs/decisions/${name}`))
      .map(([match]) => `${path}: ${match}`),
    ...[...text.matchAll(/\b[Dd]ecisions? \d+\b/g)].map(([match]) => `${path}: ${match}`),
  ]);
  expect(wrong).toEqual([]);
});

test('a link with the title of a decision leads to it', () => {
  const links = readFiles(/\.md$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\([./\w]*decisions\/(\d{4}[a-z0-9-]*\.md)\)/g)].map(([, words, name]) => ({
      path,
      words,
      name,
    })),
  );
  const wrong = links.filter(({ words, name }) =>
    decisions.some((other) => other.title.startsWith(`${words}:`) && other.name !== name),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
