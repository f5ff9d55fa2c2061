/** A benchmark: `bench/<name>.ts` writes `bench/results/<name>.md` and its figures with `writeReport`. */
interface Bench {
  name: string;
  /** The question it answers. */
  asks: string;
  /** Skipped without a browser. */
  needsBrowser?: true;
}

/** All benchmarks in their order of execution and on the results page. */
export const benches: readonly Bench[] = [
  { name: 'start', asks: 'How soon is a process ready, and how large?' },
  { name: 'rest', asks: 'What does a process cost that nobody calls?' },
  { name: 'event-reads', asks: 'What does it cost to read events, with few and with a million?' },
  { name: 'event-writes', asks: 'What does it cost to write an event?' },
  { name: 'guest-searches', asks: 'What does it cost to find something, with little and with much around?' },
  { name: 'cached-page', asks: 'What does a page from memory cost?' },
  { name: 'impressions', asks: 'What does counting impressions cost, with none and with millions counted?' },
  { name: 'scale', asks: 'What do rows take, and what does a table for each month cost?' },
  { name: 'channel-delay', asks: 'How soon does the app hear of a write?' },
  { name: 'jobs', asks: 'How soon are piles of webhooks and mails done?' },
  { name: 'load', asks: 'What does one process hold on a Friday evening, and what happens beyond that?' },
  { name: 'public-pages', asks: 'What do the public pages weigh, and what does Lighthouse say?', needsBrowser: true },
  { name: 'entry-pages', asks: 'What does Lighthouse say of the pages by which people come in?', needsBrowser: true },
  { name: 'screens', asks: 'How soon does the dashboard answer on a slow telephone?', needsBrowser: true },
];
