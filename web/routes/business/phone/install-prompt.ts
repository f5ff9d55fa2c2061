/** What Chromium hands over when a page may be installed; no standard has it yet. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;

/** Keeps the browser's offer to install until somebody wants it, instead of having it shown by itself. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
}

/** Whether the browser has offered. */
export const hasInstallPrompt = () => kept !== null;

/** Has the browser ask. It answers once for each offer. */
export function askToInstall(): void {
  void kept?.prompt();
  kept = null;
}
