import { readFile, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#domain/shared/language.ts';
import type { HelpPicture } from '#web/routes/support/help-pictures.ts';
import { expect } from '../support/test.ts';

/** CSS pixels; pictures are 3:2, 1.5 times as dense. */
const width = { least: 640, most: 1280 };
const margin = 24;

/**
 * Compares a part of a screen with the stored help picture by its accessibility tree. `npm run help-pictures` takes new
 * ones.
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

/** A day may have one or two such options, e.g. fourth and last Wednesday. */
const placesInMonth = { de: /^ *- option "Monatlich am .*$\n?/gm, en: /^ *- option "Monthly on .*$\n?/gm };

/** Masks what depends on the day: addresses, status messages, places in the month, numbers, weekdays and months. */
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
