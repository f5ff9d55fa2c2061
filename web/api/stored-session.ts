import type { BrowserStore } from '#web/shell/browser-store.ts';
import { parseKept } from '#web/shell/browser-store.ts';
import { SESSION_KEY } from '#web/shell/events.ts';

/** The session as it is stored in the browser. */
export type Session = {
  access_token: string;
  refresh_token: string;
  /** Milliseconds since 1970, by this browser's clock. */
  expires_at: number;
  /** "Stay logged in": kept in local storage, else only as long as the browser is open. */
  remember: boolean;
  /** Shown in the header, also on pages without React. */
  company_name?: string;
};

/** Where a session may be stored. Where storage is forbidden, the session ends with the page. */
export type SessionStores = { local: BrowserStore; tab: BrowserStore };

/** Reads and writes the one stored session; the newest text wins, so that every tab sees what the others wrote. */
export function createSessionStorage({ local, tab }: SessionStores) {
  let last: { text: string; session: Session | null } | undefined;

  return {
    /** The same object as long as nothing changed. */
    read(): Session | null {
      const text = local.read(SESSION_KEY) ?? tab.read(SESSION_KEY);
      if (!text) return null;
      if (last?.text !== text) {
        const session = parseKept<Session>(text, (value) => value.access_token && value.refresh_token);
        last = { text, session };
      }
      return last.session;
    },
    write(session: Session): void {
      const [kept, other] = session.remember ? [local, tab] : [tab, local];
      kept.write(SESSION_KEY, JSON.stringify(session));
      other.write(SESSION_KEY, null);
    },
    clear(): void {
      local.write(SESSION_KEY, null);
      tab.write(SESSION_KEY, null);
    },
  };
}

export type SessionStorage = ReturnType<typeof createSessionStorage>;
