import type { Recipe } from './recipe.ts';
import { replace } from './recipe.ts';

export const label: Recipe = {
  heading: 'Change a label',
  edits: {
    'i18n/de/parts/event-fields.ts': replace("  location: 'Ort',", "  location: 'Wo?',"),
    'i18n/en/parts/event-fields.ts': replace("  location: 'Location',", "  location: 'Where?',"),
  },
  proofs: {
    'i18n/recipe-label.test.ts': `import { expect, it } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';

it.each([['de', 'Wo?'], ['en', 'Where?']] as const)('the label in %s is %s', (language, label) => {
  expect(createTranslator(language, 'events', 'Dabei')('fields.location')).toBe(label);
});
`,
  },
};
