import { expect, it } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import { requestsText } from './party-name.tsx';

const texts = {
  de: ['1 will mit', '2 wollen mit', '1 Anfrage, 2 Leute', '2 Anfragen, 3 Leute'],
  en: ['1 wants in', '2 want in', '1 request, 2 people', '2 requests, 3 people'],
} as const;

it.each(languages)('tells requests from people where they differ: %s', (language) => {
  const t = createTranslator(language, 'participants', 'Dabei');
  const said = [[1], [1, 1], [2], [1, 2]].map((sizes) =>
    requestsText(
      sizes.map((party_size) => ({ party_size })),
      t,
    ),
  );
  expect(said).toEqual(texts[language]);
});
