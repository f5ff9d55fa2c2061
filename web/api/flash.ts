import { tabStore } from '#web/shell/browser-store.ts';

/* Passed in storage because the login is a separate document without React. Each entry is read once. */
const names = { ended: 'dabei.arrival.ended', welcome: 'dabei.arrival.welcome' } as const;
type Flash = keyof typeof names;

/** Stores a message for the next page. */
export function setFlash(news: Flash): void {
  tabStore.write(names[news], '1');
}

/** Whether the message was stored; removes it. */
export function takeFlash(news: Flash): boolean {
  const isThere = tabStore.read(names[news]) !== null;
  if (isThere) tabStore.write(names[news], null);
  return isThere;
}
