import { expect, test } from 'vitest';
import { problemStatus } from '#contract/shared/problems.ts';
import { texts } from '#i18n/de/problems.ts';

test('every code that the API can answer has words', () => {
  const wordless = Object.keys(problemStatus).filter((code) => !(code in texts.code));
  expect(wordless).toEqual([]);
});
