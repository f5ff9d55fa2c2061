import type { Language } from '#domain/shared/language.ts';

/** A device's message, encrypted for it: subject and count without guests' names. */
export interface DeviceMessage {
  title: string;
  body: string;
  /** Target on this site. */
  path: string;
  /** A later message with the same tag replaces it. */
  tag: string;
  lang: Language;
}
