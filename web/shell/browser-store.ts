type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage may be forbidden, full, or hold anything. Plain pages use only this, to stay small. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {}
}

/** Text in the browser's storage. Where there is none, nothing is kept and nothing fails. */
export function createBrowserStore(area: () => Area) {
  return {
    read: (key: string) => attempt(() => area().getItem(key)) ?? null,
    /** Null removes it. */
    write(key: string, text: string | null): void {
      attempt(() => (text === null ? area().removeItem(key) : area().setItem(key, text)));
    },
  };
}

export type BrowserStore = ReturnType<typeof createBrowserStore>;

/** Kept until the browser's data is cleared. */
export const localStore = /* @__PURE__ */ createBrowserStore(() => localStorage);

/** Kept as long as the tab is open. */
export const tabStore = /* @__PURE__ */ createBrowserStore(() => sessionStorage);

/** The object in a stored JSON text; null when there is none, or when it is not the expected one. */
export function parseKept<Value extends object>(
  text: string | null,
  isWanted: (value: Partial<Value>) => unknown = () => true,
): Value | null {
  const value: unknown = attempt(() => JSON.parse(text ?? ''));
  return value instanceof Object && isWanted(value as Partial<Value>) ? (value as Value) : null;
}

/** The names in local storage that begin with this. */
export function listKept(prefix: string): string[] {
  return attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? [];
}

const OPEN_COOKIE = 'dabei';

/**
 * A cookie without an end, which browsers drop when they are closed: it is how a tab learns that what lies in local storage was
 * stored since the browser was opened. It holds nothing secret and signs nobody in.
 */
export const isBrowserOpen = () => document.cookie.includes(`${OPEN_COOKIE}=1`);

export const browserSession = {
  isOpen: isBrowserOpen,
  begin: () => writeCookie(`${OPEN_COOKIE}=1;samesite=strict`),
  end: () => writeCookie(`${OPEN_COOKIE}=;max-age=0`),
};

/** For every page of the site; over https only where the page is. */
export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it has to stand at once
  document.cookie = `${text};path=/${location.protocol === 'https:' ? ';secure' : ''}`;
}
