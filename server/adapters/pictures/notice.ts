import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import type { Language } from '#domain/shared/language.ts';

/** Content of an event's picture, in the language of its sender. */
export interface Notice {
  language: Language;
  title: string;
  /** `Zur Fetten Ecke lädt ein`. */
  invitation: string;
  host: string;
  /** Tags of the event: the first one decides the scene. */
  tags: readonly string[];
  /** The colour of its ground. */
  tone: NoticeTone;
  weekday: string;
  /** `2.`, `2`. */
  day: string;
  month: string;
  /** `20 Uhr`; empty for the whole day. */
  time: string;
  /** `Mi 2. Dez, 20 Uhr`. */
  when: string;
  place: string;
  /** `5 €`; empty when nobody knows yet. */
  price: string;
  /** `40 Plätze`; empty without a limit. */
  places: string;
  capacity: number | null;
  state: 'hangs' | 'cancelled' | 'over';
  /** `abgesagt`, `war schon`; empty while it hangs. */
  stateWord: string;
  /** Address of the event's page, short, without and with the mark of where it was read. */
  address: string;
  posterAddress: string;
  /** `Dabei`. */
  strip: string;
}

/** The logo of a business, and its size. */
export interface Logo {
  content: Uint8Array;
  width: number;
  height: number;
}

/** The event's own picture, or a drawing. */
export type Illustration =
  | { kind: 'photo'; content: Uint8Array; mimeType: 'image/jpeg' | 'image/png' }
  | { kind: 'scene'; svg: string };
