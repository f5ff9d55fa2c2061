import { APP_SCOPE, APP_WORKER_PATH } from '#domain/phone-app/addresses.ts';

/** Has this browser keep the app, once the screen is there. What fails is tried again at the next visit; nothing depends on it. */
export function keepApp(): void {
  void navigator.serviceWorker?.register(APP_WORKER_PATH, { scope: APP_SCOPE }).catch(() => undefined);
}
