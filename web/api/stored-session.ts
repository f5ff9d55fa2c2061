import type { BrowserStore } from '#web/shell/browser-store.ts';
import { listKept, parseKept } from '#web/shell/browser-store.ts';
import { SESSION_KEY } from '#web/shell/events.ts';

/** The session as it is stored in the browser. */
export type Session = {
  access_token: string;
  refresh_token: string;
  /** Milliseconds since 1970, by this browser's clock. */
  expires_at: number;
  /** "Stay logged in": outlives the closing of the browser. */
  remember: boolean;
  /** Shown in the header, also on pages without React. */
  company_name?: string;
};

/** What tells that the browser was not closed since `begin`. */
export type BrowserSession = { isOpen: () => boolean; begin: () => void; end: () => void };

/**
 * Reads and writes the one stored session; the newest text wins, so that every tab sees what the others wrote. A session that is
 * not remembered counts as long as the browser is open. Where storage is forbidden, the session ends with the page.
 */
export function createSessionStorage(store: BrowserStore, browser: BrowserSession) {
  let last: { text: string; session: Session | null } | undefined;

  return {
    /** The same object as long as nothing changed. */
    read(): Session | null {
      const text = store.read(SESSION_KEY);
      if (!text) return null;
      if (last?.text !== text) {
        const session = parseKept<Session>(text, (value) => value.access_token && value.refresh_token);
        last = { text, session };
      }
      return last.session?.remember || browser.isOpen() ? last.session : null;
    },
    /** The mark stands before the session does: another tab may look in between. */
    write(session: Session): void {
      if (!session.remember) browser.begin();
      store.write(SESSION_KEY, JSON.stringify(session));
      if (session.remember) browser.end();
    },
    clear(): void {
      // With all that is kept only as long as somebody is signed in.
      for (const name of [SESSION_KEY, ...listKept(SESSION_KEY)]) store.write(name, null);
      browser.end();
    },
  };
}

export type SessionStorage = ReturnType<typeof createSessionStorage>;
