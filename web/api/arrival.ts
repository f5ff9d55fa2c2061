import { tabStore } from '#web/shell/browser-store.ts';

/*
 * The login is a page of its own, without React: what it and the screens behind it tell each other outlives the loading of a
 * page. Each is told once.
 */
const names = { ended: 'dabei.arrival.ended', welcome: 'dabei.arrival.welcome' } as const;
type News = keyof typeof names;

/** Leaves word for the page that comes next. */
export function leaveWord(news: News): void {
  tabStore.write(names[news], '1');
}

/** Whether such word was left, and forgets it. */
export function takeWord(news: News): boolean {
  const isThere = tabStore.read(names[news]) !== null;
  if (isThere) tabStore.write(names[news], null);
  return isThere;
}
