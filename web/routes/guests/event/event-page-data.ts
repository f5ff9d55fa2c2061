import type { GuestPageData } from '#contract/guest-pages.ts';

/** What the page of an event shows. */
export type EventPageData = Extract<GuestPageData, { kind: 'event' }>;
