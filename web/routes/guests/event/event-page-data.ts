import type { GuestPageData } from '#contract/guest-pages.ts';

export type EventPageData = Extract<GuestPageData, { kind: 'event' }>;
