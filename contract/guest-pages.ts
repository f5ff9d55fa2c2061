import type { z } from '@hono/zod-openapi';
import type { FeedEventSchema, GuestBusinessSchema } from '#contract/shared/guest-fields.ts';
import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import type { Language } from '#domain/shared/language.ts';

export type GuestEvent = z.output<typeof FeedEventSchema>;
export type GuestBusiness = z.output<typeof GuestBusinessSchema>;

interface Page {
  /** Instant of rendering. */
  now: string;
  /** Canonical path. */
  path: string;
  /** Path of the calendar subscription. */
  calendarPath: string;
}

/** Server data for rendering guests' pages, in the API's format; only what guests may see. */
export type GuestPageData =
  /** `isPreview`: guests do not see it yet, so nothing on it can be used. */
  | (Page & { kind: 'event'; event: GuestEvent; isOver: boolean; host: GuestBusiness; isPreview?: true })
  | (Page & { kind: 'business'; business: GuestBusiness })
  /** A removed page; includes its business if public. */
  | { kind: 'gone'; business: { display_name: string; page_url: string | null } | null };

/** An event's texts in the embed. */
export interface EmbeddedEvent {
  title: string;
  /** Event page, counted with source `embed`. */
  url: string;
  tone: EventTone | 'cancelled';
  weekday: string;
  /** For narrow stubs: `Sa`. */
  shortWeekday: string;
  day: string;
  month: string;
  time: string;
  /** Label if it ends on another day; otherwise null. */
  nextDay: string | null;
  /** Guests and free places, or that it is cancelled. */
  places: string;
  /** Remaining strips; empty if cancelled. */
  strips: boolean[];
}

/** Data of the embed, with all texts in its language, so the script contains none. */
export interface EmbedData {
  language: Language;
  name: string;
  /** The business's page. */
  url: string;
  sign: { isOpen: boolean; text: string };
  /** Seven days from today. */
  hours: { day: string; text: string }[];
  events: EmbeddedEvent[];
  words: { title: string; none: string; hours: string; all: string; strip: string };
}
