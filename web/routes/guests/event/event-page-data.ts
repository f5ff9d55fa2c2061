import type { GuestPageData } from '#contract/guest-pages.ts';

/** Data of an event's page. */
export type EventPageData = Extract<GuestPageData, { kind: 'event' }>;
