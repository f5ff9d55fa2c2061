type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage may be blocked, full or corrupt. Plain pages use only this, for size. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {}
}

/** Text storage; a no-op where storage is unavailable. */
export function createBrowserStore(area: () => Area) {
  return {
    read: (key: string) => attempt(() => area().getItem(key)) ?? null,
    write(key: string, text: string | null): void {
      attempt(() => (text === null ? area().removeItem(key) : area().setItem(key, text)));
    },
  };
}

export type BrowserStore = ReturnType<typeof createBrowserStore>;

export const VIEW_KEY = 'dabei.view';

/** Staff see a customer's dashboard in this tab; false on the server. */
export const isViewTab = () =>
  Boolean(attempt(() => /^\/business\//.test(location.pathname) && VIEW_KEY in sessionStorage));

/** A view of staff keeps everything in its tab, apart from the browser's own sign-in. */
const keptArea = () => (isViewTab() ? sessionStorage : localStorage);

export const localStore = /* @__PURE__ */ createBrowserStore(keptArea);

/** Leaves nothing in the tab. */
export const clearTab = () => attempt(() => sessionStorage.clear());

export const tabStore = /* @__PURE__ */ createBrowserStore(() => sessionStorage);

/** Parses a stored object; null if missing or malformed. */
export function parseStored<Value extends object>(
  text: string | null,
  isWanted: (value: Partial<Value>) => unknown = () => true,
): Value | null {
  const value: unknown = attempt(() => JSON.parse(text ?? ''));
  return value instanceof Object && isWanted(value as Partial<Value>) ? (value as Value) : null;
}

/** Keys in local storage with a prefix. */
export function listStoredKeys(prefix: string): string[] {
  return attempt(() => Object.keys(keptArea()).filter((name) => name.startsWith(prefix))) ?? [];
}

const OPEN_COOKIE = 'dabei';

/**
 * A session cookie, dropped when the browser closes: it dates the contents of local storage. Holds no secret and
 * authenticates nothing.
 */
export const isBrowserOpen = () => document.cookie.includes(`${OPEN_COOKIE}=1`);

export const browserSession = {
  isOpen: isBrowserOpen,
  begin: () => isViewTab() || writeCookie(`${OPEN_COOKIE}=1;samesite=strict`),
  end: () => isViewTab() || writeCookie(`${OPEN_COOKIE}=;max-age=0`),
};

/** For the whole site; secure on https. */
export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
  document.cookie = `${text};path=/${location.protocol === 'https:' ? ';secure' : ''}`;
}
