import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import type { Accent } from '#domain/profile/accents.ts';

/** What colours a notice may have. Accents and colours of tags that have the same name are the same colour. */
export type NoticeTone = EventTone | Accent;

/** The colour of a notice: its business's own, otherwise that of what the event is about. */
export function noticeTone({ accent, tags }: { accent: Accent | null; tags: readonly string[] }): NoticeTone {
  return accent ?? toneOfTags(tags);
}
