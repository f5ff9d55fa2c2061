/** Chromium's `beforeinstallprompt`, not standardized. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;

/** Keeps the browser's prompt until requested. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
}

export const hasInstallPrompt = () => kept !== null;

/** Works once per prompt. */
export function askToInstall(): void {
  void kept?.prompt();
  kept = null;
}
