import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';

const draw = (texts: Partial<FieldTexts>) =>
  renderToStaticMarkup(
    <Field id="name" label="Name" {...texts}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('the help is below the control', () => {
  const html = draw({ help: 'like on the door' });
  expect(html.indexOf('like on the door')).toBeGreaterThan(html.indexOf('<input'));
  expect(html).toContain('aria-describedby="name-message"');
});

test('beside a reserved message the help is above the control and stays with an error', () => {
  const texts = { help: 'like on the door', reserveMessage: true };
  const html = draw(texts);
  expect(html.indexOf('like on the door')).toBeLessThan(html.indexOf('<input'));
  expect(html).toContain('aria-describedby="name-help"');
  const wrong = draw({ ...texts, error: 'Missing' });
  expect(wrong).toContain('like on the door');
  expect(wrong).toContain('aria-describedby="name-help name-message"');
});

test('a reserved message is as high without its text', () => {
  const lineOf = (html: string) => /id="name-message" class="([^"]*)"/.exec(html)?.[1];
  expect(lineOf(draw({ reserveMessage: true, error: 'Missing' }))).toBe(lineOf(draw({ reserveMessage: true })));
});
