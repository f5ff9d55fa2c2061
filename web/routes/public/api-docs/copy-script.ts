/* Copies an example and says so for two seconds. */
const CONFIRMATION_MS = 2000;

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
  const code = button?.closest('figure')?.querySelector('code');
  if (!button || !code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    // Without permission to copy, the text is at least selected.
    getSelection()?.selectAllChildren(code);
    return;
  }
  const status = document.querySelector('[data-copy-status]');
  button.dataset.done = '';
  if (status) status.textContent = button.dataset.copy ?? '';
  setTimeout(() => {
    delete button.dataset.done;
    if (status) status.textContent = '';
  }, CONFIRMATION_MS);
});
