/*
 * Folder tab panels without React. CSS opens them by hash; this keeps scroll position and focus, and the open panel
 * when another anchor is followed.
 */
const root = document.documentElement;
const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];

function openPanel() {
  const asked = panels.find(({ id }) => `#${id}` === location.hash);
  if (!asked && location.hash && 'panels' in root.dataset) return null;
  for (const panel of panels) panel.toggleAttribute('data-open', panel === (asked ?? panels[0]));
  root.dataset.panels = '';
  const tab = document.querySelector<HTMLElement>('[data-open] [data-folder-tab][aria-current]');
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 16;
  return tab;
}

function openAndFocus() {
  openPanel()?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const tab = (event.target as Element).closest<HTMLAnchorElement>('[data-folder-tab]');
  if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (tab.hash !== location.hash) history.pushState(null, '', tab.hash);
  if (document.startViewTransition) document.startViewTransition(openAndFocus);
  else openAndFocus();
});
addEventListener('popstate', openPanel);
openPanel();
