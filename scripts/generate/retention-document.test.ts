import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { retention } from '#domain/retention/retention.ts';
import { languages } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import { withRetentionTable } from './retention-document.ts';

const document = readFileSync('docs/privacy.md', 'utf8');

it('docs/privacy.md says what the job does: npm run privacy', () => {
  expect(document).toBe(withRetentionTable(document));
});

it.each([...languages])(
  'the words in %s name the period where there is one, and no figure of their own',
  (language) => {
    const t = createTranslator(language, 'legal', 'Dabei');
    for (const [id, { period }] of Object.entries(retention)) {
      const words = t(`retention.entries.${id as keyof typeof retention}.kept`, { period: '#' });
      expect(words.includes('#'), id).toBe(period !== null);
      // Numbers of paragraphs are not our figures.
      expect(words.replaceAll(/(§|section) \d+/g, ''), id).not.toMatch(/\d/);
    }
  },
);
