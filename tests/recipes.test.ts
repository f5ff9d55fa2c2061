import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recipes } from './recipes/recipes.ts';
import { exists } from './support/source-files.ts';

const sections = readFileSync('CONTRIBUTING.md', 'utf8').split('\n### ').slice(1);

/** Files of a recipe's numbered list. */
function filesOf(heading: string): string[] {
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const steps = section.match(/^\d+\. .*$/gm) ?? [];
  return steps.flatMap((step) => [...step.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, path = '']) => path));
}

it('CONTRIBUTING.md has exactly the recipes that are executed', () => {
  const headings = sections.map((text) => text.slice(0, text.indexOf('\n')));
  expect(headings).toEqual(recipes.map(({ heading }) => heading));
});

it.each(recipes)('"$heading" lists every file that it changes, and no other', ({ heading, edits }) => {
  expect(filesOf(heading).toSorted()).toEqual(Object.keys(edits).toSorted());
});

it('every change of a recipe fits the tree as it is, one after the other', () => {
  const texts = new Map<string, string>();
  for (const { edits } of recipes)
    for (const [path, edit] of Object.entries(edits)) {
      const text = texts.get(path) ?? (exists(path) ? readFileSync(path, 'utf8') : '');
      texts.set(path, edit(text));
    }
  expect(texts.size).toBeGreaterThan(recipes.length);
});
