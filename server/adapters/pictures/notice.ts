import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import type { Language } from '#domain/shared/language.ts';

/** Content of an event's picture, in the sender's language. */
export interface Notice {
  language: Language;
  title: string;
  /** `Zur Fetten Ecke lädt ein`. */
  invitation: string;
  host: string;
  /** The first one determines the scene. */
  tags: readonly string[];
  /** Background colour. */
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
  /** `5 €`; empty when unknown. */
  price: string;
  /** `40 Plätze`; empty without a limit. */
  places: string;
  capacity: number | null;
  state: 'hangs' | 'cancelled' | 'over';
  /** `abgesagt`, `war schon`; empty otherwise. */
  stateWord: string;
  /** Short page URL, without and with the source parameter. */
  address: string;
  posterAddress: string;
  /** `Dabei`. */
  strip: string;
}

/** A logo and its size. */
export interface Logo {
  content: Uint8Array;
  width: number;
  height: number;
}

/** The event's picture, or a drawing. */
export type Illustration =
  | { kind: 'photo'; content: Uint8Array; mimeType: 'image/jpeg' | 'image/png' }
  | { kind: 'scene'; svg: string };
