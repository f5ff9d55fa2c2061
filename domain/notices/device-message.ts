import type { Language } from '#domain/shared/language.ts';

/** What a device is sent of a notice, encrypted for it alone: no name of a guest, only what it is about and how many. */
export interface DeviceMessage {
  title: string;
  body: string;
  /** Where pressing it leads, on this site. */
  path: string;
  /** What it is about: a later one takes its place. */
  tag: string;
  lang: Language;
}
