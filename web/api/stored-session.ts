import type { BrowserStore } from '#web/shell/browser-store.ts';
import { listStoredKeys, parseStored } from '#web/shell/browser-store.ts';
import { SESSION_KEY } from '#web/shell/events.ts';

export type Session = {
  access_token: string;
  refresh_token: string;
  /** Milliseconds since 1970, browser clock. */
  expires_at: number;
  /** Survives closing the browser. */
  remember: boolean;
  /** For the header of pages without React. */
  company_name?: string;
};

/** Detects whether the browser was closed since `begin`. */
export type BrowserSession = { isOpen: () => boolean; begin: () => void; end: () => void };

/**
 * The stored session, read through so that tabs see each other's writes. An unremembered session ends with the browser;
 * without storage, with the page.
 */
export function createSessionStorage(store: BrowserStore, browser: BrowserSession) {
  let last: { text: string; session: Session | null } | undefined;

  return {
    /** Referentially stable. */
    read(): Session | null {
      const text = store.read(SESSION_KEY);
      if (!text) return null;
      if (last?.text !== text) {
        const session = parseStored<Session>(text, (value) => value.access_token && value.refresh_token);
        last = { text, session };
      }
      return last.session?.remember || browser.isOpen() ? last.session : null;
    },
    /** Sets the browser mark first, since another tab may read in between. */
    write(session: Session): void {
      if (!session.remember) browser.begin();
      store.write(SESSION_KEY, JSON.stringify(session));
      if (session.remember) browser.end();
    },
    clear(): void {
      // Also removes data kept per session.
      for (const name of [SESSION_KEY, ...listStoredKeys(SESSION_KEY)]) store.write(name, null);
      browser.end();
    },
  };
}

export type SessionStorage = ReturnType<typeof createSessionStorage>;
