import { useEffect } from 'react';
import { scrollToFocus } from './scroll-to-focus.ts';
import { useRootAttribute } from './use-root-attribute.ts';

/** Leaves room for a `bottom-bar`. Browsers reveal fields focused by keyboard; this also reveals pressed ones. */
export function useBottomBar(isShown = true): void {
  useRootAttribute('bottomBar', isShown);
  useEffect(() => {
    const uncover = ({ target }: Event) => {
      if (target instanceof Element && target.matches('main :is(input, select, textarea)'))
        scrollToFocus(document.querySelector('.bottom-bar'));
    };
    document.addEventListener('click', uncover);
    return () => document.removeEventListener('click', uncover);
  }, []);
}
