import { useTranslation } from 'react-i18next';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** True for the search shortcuts. On a Mac, Control+K edits text. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing } = event;
  if (key.toLowerCase() !== 'k' || shiftKey || altKey || repeat || isComposing) return false;
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** The shortcut for this keyboard, and for `aria-keyshortcuts`. */
export function useSearchKeys() {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const keys = isMac() ? ['⌘', 'K'] : [t('control'), 'K'];
  return { keys, text: keys.join(' '), spoken: isMac() ? 'Meta+K' : 'Control+K' };
}
