/** How long a screen may take to show what was asked for, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Goes to a heading as soon as the screen shows it, so that reading goes on there. */
export function revealSection(id: string): void {
  if (reveal(id)) return;
  const watch = new MutationObserver(() => reveal(id) && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    watch.disconnect();
    clearTimeout(timer);
  }
  // Tabs that were shown before are only out of sight.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
}

function reveal(id: string): boolean {
  const heading = document.getElementById(id);
  // Whoever has gone on meanwhile is not pulled back.
  if (!heading?.getClientRects().length || document.querySelector('.dialog')) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
  return true;
}
