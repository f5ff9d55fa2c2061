import { expect, it } from 'vitest';
import { editorOf } from '#domain/events/editors.ts';

it.each([
  [{ kind: 'member', sessionId: 'a' }, 'person'],
  [{ kind: 'member', sessionId: null }, 'key'],
  [{ kind: 'series' }, 'series'],
  [{ kind: 'import_source' }, 'import_source'],
] as const)('%j is a %s', (actor, editor) => {
  expect(editorOf(actor)).toBe(editor);
});
