import { find, findAll } from './script-texts.ts';

/** Marks the current section in the navigation and keeps it visible. */
export function followReading(): void {
  const navigation = find('.api-nav');
  const parts = findAll('.call[id]');
  const linkTo = (id: string) => find(`a[href="#${CSS.escape(id)}"]`, navigation);
  let marked: HTMLElement | undefined;

  const mark = () => {
    const line = innerHeight / 3;
    const here = parts.findLast((part) => part.getBoundingClientRect().top < line) ?? parts[0];
    const link = here && linkTo(here.id);
    if (!link || link === marked) return;
    marked?.removeAttribute('aria-current');
    link.ariaCurrent = 'location';
    marked = link;
    const { top, bottom } = link.getBoundingClientRect();
    const frame = navigation.getBoundingClientRect();
    if (top < frame.top + 80 || bottom > frame.bottom - 40) {
      navigation.scrollBy({ top: top - frame.top - frame.height / 3, behavior: 'instant' });
    }
  };
  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
