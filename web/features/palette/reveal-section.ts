/** Timeout in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Focuses a heading once it is visible. */
export function revealSection(id: string): void {
  if (reveal(id)) return;
  const watch = new MutationObserver(() => reveal(id) && stop());
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  function stop() {
    watch.disconnect();
    clearTimeout(timer);
  }
  // Tabs shown before are hidden by style.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
}

function reveal(id: string): boolean {
  const heading = document.getElementById(id);
  // An opened dialog must not lose the focus.
  if (!heading?.getClientRects().length || document.querySelector('.dialog')) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
  return true;
}
