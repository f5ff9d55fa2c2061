/** Scrolls the focused control out from under a cover. */
export function scrollToFocus(cover: Element | null): void {
  const focused = document.activeElement;
  if (!cover || !focused?.matches('a, button, input, select, summary, textarea') || cover.contains(focused)) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const covered = cover.getBoundingClientRect();
  const isBeside = right < covered.left || left > covered.right || bottom < covered.top || top > covered.bottom;
  if (!isBeside) focused.scrollIntoView({ block: 'nearest' });
}
