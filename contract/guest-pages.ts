import type { z } from '@hono/zod-openapi';
import type { FeedEventSchema, GuestBusinessSchema } from '#contract/shared/guest-fields.ts';
import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import type { Language } from '#domain/shared/language.ts';

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

/** A notice in the embed, in the words it shows. */
export interface EmbeddedEvent {
  title: string;
  /** Its page; opened from here, it counts as opened from the embed. */
  url: string;
  tone: EventTone | 'cancelled';
  weekday: string;
  /** For narrow stubs: `Sa`. */
  shortWeekday: string;
  day: string;
  month: string;
  time: string;
  /** That it ends on another day than it begins; null where it does not. */
  nextDay: string | null;
  /** Who is in and how many places are left, or that it is cancelled. */
  places: string;
  /** Which strips hang; none on one that is cancelled. */
  strips: boolean[];
}

/** What the embed on a foreign page draws. All words are in its language, so that the script there has none. */
export interface EmbedData {
  language: Language;
  name: string;
  /** The page of the business. */
  url: string;
  sign: { isOpen: boolean; text: string };
  /** Seven days from today. */
  hours: { day: string; text: string }[];
  events: EmbeddedEvent[];
  words: { title: string; none: string; hours: string; all: string; strip: string };
}
