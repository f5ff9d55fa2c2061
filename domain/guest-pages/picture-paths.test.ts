import { expect, it } from 'vitest';
import type { PictureForm } from '#domain/guest-pages/picture-paths.ts';
import { pictureAddress, pictureOf } from '#domain/guest-pages/picture-paths.ts';

const code = '0123456789ab';

it.each<[PictureForm, string]>([
  [{ form: 'link' }, `${code}.png`],
  [{ form: 'story' }, `${code}-story.png`],
  [{ form: 'poster', size: 'a4', ink: 'colour' }, `${code}-a4.pdf`],
  [{ form: 'poster', size: 'a5', ink: 'black' }, `${code}-a5-black.pdf`],
  [{ form: 'posterPreview', size: 'a4', ink: 'black' }, `${code}-a4-black.png`],
])('%j stands beside the page as %s, and is found again by that name', (form, file) => {
  for (const page of [`/e/${code}`, `https://dabei.example/e/${code}-kneipenquiz`, `/e/${code}-a4`]) {
    expect(pictureAddress(page, form)).toBe(page.slice(0, page.indexOf('/e/') + 3) + file);
  }
  expect(pictureOf(file)).toEqual({ code, form });
});

it.each([
  '',
  `${code}`,
  `${code}.gif`,
  `${code}-a6.pdf`,
  `${code}-story.pdf`,
  `x${code}.png`,
  `${code}-a4-blue.pdf`,
  '../a.png',
])('%s is no picture of an event', (file) => expect(pictureOf(file)).toBeUndefined());
