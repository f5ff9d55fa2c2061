import { sql } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';

/** The day an event is counted to, as text: half past midnight after an open Friday is Friday. */
export const heldDay = sql<string | null>`coalesce(${events.nightOf}, ${events.eventDate})::text`;
