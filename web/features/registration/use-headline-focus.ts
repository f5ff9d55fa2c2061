import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen without a page load, reading goes on at its headline. */
export function useHeadlineFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
