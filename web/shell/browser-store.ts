type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage may be forbidden, full, or hold anything. Plain pages take only this, to stay small. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {}
}

/** Texts that the browser keeps. Where it cannot, nothing is kept and nothing fails. */
export function createStore(area: () => Area) {
  return {
    read: (key: string) => attempt(() => area().getItem(key)) ?? null,
    /** Null forgets. */
    write(key: string, text: string | null): void {
      attempt(() => (text === null ? area().removeItem(key) : area().setItem(key, text)));
    },
  };
}

export type BrowserStore = ReturnType<typeof createStore>;

/** Kept until somebody clears the browser. */
export const localStore = /* @__PURE__ */ createStore(() => localStorage);

/** Kept as long as the tab is open. */
export const tabStore = /* @__PURE__ */ createStore(() => sessionStorage);

/** The object that a kept text says; null when it says none, or not the one that is looked for. */
export function parseKept<Value extends object>(
  text: string | null,
  isWanted: (value: Partial<Value>) => unknown = () => true,
): Value | null {
  const value: unknown = attempt(() => JSON.parse(text ?? ''));
  return value instanceof Object && isWanted(value as Partial<Value>) ? (value as Value) : null;
}

/** Names of what is kept until somebody clears the browser, as far as they begin so. */
export function listKept(prefix: string): string[] {
  return attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? [];
}
