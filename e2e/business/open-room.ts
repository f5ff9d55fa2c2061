import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Room } from '#web/paths.ts';

export function roomButton(page: Page, room: Room, language: Language = 'de'): Locator {
  const t = createTranslator(language, 'profile', 'Dabei');
  return page.getByRole('button', { name: t('rooms.editRoom', { name: t(`rooms.${room}.title`) }) });
}

export const openRoom = (page: Page, room: Room, language?: Language) => roomButton(page, room, language).click();
