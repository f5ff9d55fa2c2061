/** Scrolls the control that has the focus, such as a field in error, out from under what lies on the page. */
export function uncoverFocus(cover: Element | null): void {
  const focused = document.activeElement;
  if (!cover || !focused?.matches('a, button, input, select, summary, textarea') || cover.contains(focused)) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const covered = cover.getBoundingClientRect();
  const isBeside = right < covered.left || left > covered.right || bottom < covered.top || top > covered.bottom;
  if (!isBeside) focused.scrollIntoView({ block: 'nearest' });
}
