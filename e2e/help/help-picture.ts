import { readFile, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#domain/shared/language.ts';
import type { HelpPicture } from '#web/routes/support/help-pictures.ts';
import { expect } from '../support/test.ts';

/** Pixels of the page; pictures are two wide for three, and half as large again. */
const width = { least: 640, most: 1280 };
const margin = 24;

/**
 * Holds that a picture of the help shows a part of a screen as it is: what a screen reader is told there is what it was told
 * when the picture was taken. `npm run help-pictures` takes them anew.
 */
export async function checkHelpPicture(part: Locator, name: HelpPicture, language: Language, frame = part) {
  await expect(part).toBeVisible();
  await part.page().evaluate(() => document.fonts.ready);
  const told = withoutWhatChanges(await part.ariaSnapshot(), language);
  const tellFile = new URL(`told/${name}-${language}.txt`, import.meta.url);
  if (process.env.HELP_PICTURES) {
    await writeFile(tellFile, `${told}\n`);
    const picture = new URL(`../../web/routes/support/help-pictures/${name}-${language}.webp`, import.meta.url);
    await writeFile(picture, await take(frame));
  }
  const kept = await readFile(tellFile, 'utf8').catch(() => '');
  expect(`${told}\n`, `the help's picture "${name}" is old: npm run help-pictures`).toBe(kept);
}

async function take(frame: Locator): Promise<Buffer> {
  const page = frame.page();
  const find = async () => {
    const box = await frame.boundingBox();
    if (!box) throw new Error('There is nothing to take a picture of.');
    const wide = Math.min(Math.max(box.width + 2 * margin, width.least), width.most);
    return { x: Math.max(box.x - margin, 0), y: Math.max(box.y - margin, 0), width: wide, height: (wide * 2) / 3 };
  };
  let clip = await find();
  if (clip.y + clip.height > (page.viewportSize()?.height ?? 0)) {
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    clip = await find();
  }
  await page.mouse.move(0, 0);
  const taken = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return sharp(taken).resize(1080, 720).webp({ quality: 82, effort: 6 }).toBuffer();
}

/** A day is the first Wednesday of its month, the fourth, the last, or two of these: how many such lines there are differs. */
const placesInMonth = { de: /^ *- option "Monatlich am .*$\n?/gm, en: /^ *- option "Monthly on .*$\n?/gm };

/**
 * Without addresses, what is only said and a day's places in its month, and with a mark for numbers and names of days and months:
 * they are others on another day.
 */
function withoutWhatChanges(text: string, language: Language): string {
  const nameOf = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date).replace('.', '');
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 5, 1 + day)));
  const names = (['long', 'short'] as const).flatMap((length) => [
    ...months.map(nameOf({ month: length })),
    ...days.map(nameOf({ weekday: length })),
  ]);
  const namesFirst = names.toSorted((a, b) => b.length - a.length).join('|');
  const lasting = text
    .replace(/^ *- (\/url|status)(: .*)?$\n?/gm, '')
    .replace(placesInMonth[language], '')
    .trimEnd();
  return lasting.replace(new RegExp(`(?<!\\p{L})(${namesFirst}|\\d[\\d.:,]*)(?!\\p{L})`, 'gu'), '#');
}
