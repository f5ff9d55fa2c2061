import type { ApiAnswer } from '#web/api/paths.ts';

export type Customer = ApiAnswer<'getCustomer'>;
export type TimelineEntry = ApiAnswer<'listCustomerTimeline'>['data'][number];
