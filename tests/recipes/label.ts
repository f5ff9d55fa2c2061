import type { Recipe } from './recipe.ts';
import { replace } from './recipe.ts';

export const label: Recipe = {
  heading: 'Change a label',
  edits: {
    'i18n/de/events.ts': replace("    place: 'Ort',\n    point:", "    place: 'Wo?',\n    point:"),
    'i18n/en/events.ts': replace("    place: 'Location',\n    point:", "    place: 'Where?',\n    point:"),
  },
  proofs: {
    'i18n/recipe-label.test.ts': `import { expect, it } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';

it.each([['de', 'Wo?'], ['en', 'Where?']] as const)('the label in %s is %s', (language, label) => {
  expect(createTranslator(language, 'events', 'Dabei')('fields.place')).toBe(label);
});
`,
  },
};
