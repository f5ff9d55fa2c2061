import { useEffect, useRef, useSyncExternalStore } from 'react';
import { localStore } from '#web/shell/browser-store.ts';
import { createStore } from '#web/shell/store.ts';

const NAME = 'dabei.letters';
const OFF = 'off';
const areOn = () => localStore.read(NAME) !== OFF;
const letters = createStore(areOn());

function subscribe(listener: () => void): () => void {
  const readAgain = () => letters.set(areOn());
  const stop = letters.subscribe(listener);
  window.addEventListener('storage', readAgain);
  return () => {
    stop();
    window.removeEventListener('storage', readAgain);
  };
}

/** Whether single-letter shortcuts are on. People who use dictation or mistype can disable them (WCAG 2.1.4). */
export function useLetters(): boolean {
  return useSyncExternalStore(subscribe, letters.read, () => true);
}

export function setLetters(isOn: boolean): void {
  localStore.write(NAME, isOn ? null : OFF);
  letters.set(isOn);
}

/** True where letters are input or type-ahead, so not shortcuts. */
export function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [popover]') !== null
  );
}

/** An overlay owns the keyboard. Overlays of hidden tabs have no boxes. */
const isCovered = () =>
  [...document.querySelectorAll('[role=dialog]:not(.toast), [role=alertdialog], [role=menu], [role=listbox]')].some(
    (element) => element.getClientRects().length > 0,
  );

/** The character of a single key press without repeat; null in inputs and for other keys. */
export function letterOf(event: KeyboardEvent): string | null {
  const { key } = event;
  if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing)
    return null;
  const letter = key.toLowerCase();
  // `?` needs shift on most keyboards.
  if (event.shiftKey && letter !== key.toUpperCase()) return null;
  if (event.defaultPrevented || takesLetters(event.target) || isCovered() || !areOn()) return null;
  return letter;
}

/** Binds keys while mounted. */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const letter = letterOf(event);
      const act = letter !== null && Object.hasOwn(latest.current, letter) ? latest.current[letter] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
