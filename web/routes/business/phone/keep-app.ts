import { APP_SCOPE, APP_WORKER_PATH } from '#domain/phone-app/addresses.ts';

/** Registers the worker after load; failures are retried at the next visit. */
export function keepApp(): void {
  void navigator.serviceWorker?.register(APP_WORKER_PATH, { scope: APP_SCOPE }).catch(() => undefined);
}
