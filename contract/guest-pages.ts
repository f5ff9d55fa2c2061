import type { z } from '@hono/zod-openapi';
import type { FeedEventSchema, GuestBusinessSchema } from '#contract/shared/guest-fields.ts';

export type GuestEvent = z.output<typeof FeedEventSchema>;
export type GuestBusiness = z.output<typeof GuestBusinessSchema>;

interface Page {
  /** When it is shown, as an instant. */
  now: string;
  /** Its one address, below the host. */
  path: string;
  /** The calendar to subscribe to, below the host. */
  calendarPath: string;
}

/** What the server gives to the rendering of a page of guests, in the words of the API. Holds nothing that guests may not see. */
export type GuestPageData =
  | (Page & { kind: 'event'; event: GuestEvent; isOver: boolean; host: GuestBusiness })
  | (Page & { kind: 'business'; business: GuestBusiness })
  /** It had a page, and has none any more; with the business's where that is public. */
  | { kind: 'gone'; business: { display_name: string; page_url: string | null } | null };
