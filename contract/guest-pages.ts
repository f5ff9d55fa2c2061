import type { z } from '@hono/zod-openapi';
import type { FeedEventSchema, GuestBusinessSchema } from '#contract/shared/guest-fields.ts';
import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import type { Language } from '#domain/shared/language.ts';

export type GuestEvent = z.output<typeof FeedEventSchema>;
export type GuestBusiness = z.output<typeof GuestBusinessSchema>;

interface Page {
  now: string;
  /** Canonical path. */
  path: string;
  calendarPath: string;
}

/** Guests' page data in the API's format; only what guests may see. */
export type GuestPageData =
  /** `isPreview`: guests do not see it yet, so nothing on it can be used. */
  | (Page & { kind: 'event'; event: GuestEvent; isOver: boolean; host: GuestBusiness; isPreview?: true })
  | (Page & { kind: 'business'; business: GuestBusiness })
  /** A removed page; includes its business if public. */
  | { kind: 'gone'; business: { display_name: string; page_url: string | null } | null };

export interface EmbeddedEvent {
  title: string;
  /** Counted with source `embed`. */
  url: string;
  /** The form to join, for a frame; null if it takes no entries. */
  join: string | null;
  /** Label of its link: joining, applying or waiting. */
  joinWord: string;
  tone: EventTone | 'cancelled';
  weekday: string;
  /** For narrow stubs: `Sa`. */
  shortWeekday: string;
  day: string;
  month: string;
  time: string;
  /** Set if it ends on another day. */
  nextDay: string | null;
  /** Guests and free places, or that it is cancelled. */
  places: string;
  /** Empty if cancelled. */
  strips: boolean[];
}

/** All texts in the embed's language, so its script contains none. */
export interface EmbedData {
  language: Language;
  name: string;
  url: string;
  sign: { isOpen: boolean; text: string };
  /** Seven days from today. */
  hours: { day: string; text: string }[];
  events: EmbeddedEvent[];
  words: { title: string; none: string; hours: string; all: string; strip: string; close: string };
}
