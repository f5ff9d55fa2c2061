import { localStore } from '#web/shell/browser-store.ts';

const KEY = 'dabei.code';
const root = document.documentElement;

/** Shows examples in this language, by CSS. */
export function showLanguage(language: string): void {
  root.dataset.code = language;
}

export function keepLanguage(language: string): void {
  localStore.write(KEY, language);
}

export function keptLanguage(): string {
  return localStore.read(KEY) ?? 'curl';
}
