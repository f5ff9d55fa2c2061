import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_EVENT } from '#web/shell/events.ts';

/** Switches the language in place on hydrated pages, keeping input. */
export function useLanguageSwitch() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const change = (event: Event) => {
      event.preventDefault();
      void i18n.changeLanguage((event as CustomEvent<string>).detail);
    };
    window.addEventListener(LANGUAGE_EVENT, change);
    return () => window.removeEventListener(LANGUAGE_EVENT, change);
  }, [i18n]);
}
