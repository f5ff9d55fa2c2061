import { expect, test } from 'vitest';
import { commentsOf } from './support/comments.ts';
import { exists, readFiles } from './support/source-files.ts';
import { faultsOf, faultsOfComments, faultsOfDocuments } from './support/words.ts';

const faultsIn = (text: string, path = 'web/of-a-test.ts') => commentsOf({ path, text }).flatMap(faultsOf);

test('the check of comments finds words, beginnings and length, and nothing in strings', () => {
  expect(faultsIn("const address = 'https://what.example'; // What comes next.")).toEqual(['begins with "What"']);
  expect(faultsIn('/** Rows whose age is over. */')).toEqual(['"whose" (say: of the …, with its …)']);
  expect(faultsIn('/** The column `whose` of a table. */')).toEqual([]);
  expect(faultsIn('// One.\n// Two.\n// Three.\n// Four.\n// Five.')).toEqual(['5 lines']);
  expect(faultsIn('/**\n * One.\n * Two.\n * Three.\n * Four.\n * Five.\n */', 'domain/of-a-test.ts')).toEqual([]);
  expect(faultsIn('a {\n  /* Nobody sees it. */\n}', 'web/of-a-test.css')).toEqual(['begins with "Nobody"']);
  expect(faultsIn('// biome-ignore lint/a/b: What it says.')).toEqual([]);
});

test('comments say subject, verb, object in plain words', () => {
  expect(faultsOfComments()).toEqual([]);
});

test('comments cite only files that are here', () => {
  const path =
    /\b(?:domain|contract|database|server|i18n|web|tests|e2e|bench|ops|scripts|docs)\/[\w./-]+\.(?:ts|tsx|js|css|md|sql|sh|json|ya?ml)\b/g;
  const comments = readFiles(/\.(ts|tsx|js|css)$/).flatMap(commentsOf);
  const cited = comments.flatMap(({ path: file, line, full }) =>
    [...full.matchAll(path)].map(([target]) => ({ at: `${file}:${line}`, target })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ target }) => !exists(target))).toEqual([]);
});

test('documents use plain words', () => {
  expect(faultsOfDocuments()).toEqual([]);
});
