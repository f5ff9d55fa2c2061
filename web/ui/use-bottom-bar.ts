import { useEffect } from 'react';
import { uncoverFocus } from './uncover-focus.ts';
import { useRootMark } from './use-root-mark.ts';

/** Leaves room for a `bottom-bar`. Browsers reveal fields focused by keyboard; this also reveals pressed ones. */
export function useBottomBar(): void {
  useRootMark('bottomBar');
  useEffect(() => {
    const uncover = ({ target }: Event) => {
      if (target instanceof Element && target.matches('main :is(input, select, textarea)'))
        uncoverFocus(document.querySelector('.bottom-bar'));
    };
    document.addEventListener('click', uncover);
    return () => document.removeEventListener('click', uncover);
  }, []);
}
