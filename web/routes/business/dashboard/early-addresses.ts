import type { Tab } from '#web/paths.ts';

/** What the dashboard's HTML asks for before its scripts do: addresses of reads, and of scripts for the tab that is open. */
export interface EarlyAddresses {
  /** All of the screen waits for these, and for what it opens with. */
  first: string[];
  today: string;
  later: string[];
  tabs: Record<Tab, { reads: string[]; files: string[] }>;
}
