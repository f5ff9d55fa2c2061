import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import type { Accent } from '#domain/profile/accents.ts';

/** Accents and tag colours of the same name are equal. */
export type NoticeTone = EventTone | Accent;

/** The business's accent, else the tags' colour. */
export function noticeTone({ accent, tags }: { accent: Accent | null; tags: readonly string[] }): NoticeTone {
  return accent ?? toneOfTags(tags);
}
