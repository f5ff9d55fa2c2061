import { useTranslation } from 'react-i18next';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** True for the keys that open the search, wherever the focus is. On a Mac, Control and K belong to the text field. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing } = event;
  if (key.toLowerCase() !== 'k' || shiftKey || altKey || repeat || isComposing) return false;
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** How these keys are called: as they are written on this keyboard, and for assistive technology. */
export function useSearchKeys() {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const keys = isMac() ? ['⌘', 'K'] : [t('control'), 'K'];
  return { keys, text: keys.join(' '), spoken: isMac() ? 'Meta+K' : 'Control+K' };
}
