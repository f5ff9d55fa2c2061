import type { EventPicture } from '#database/schema/events.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export type Pictured = Pick<EventRow, 'imageKey' | 'imageAlt' | 'morePictures'>;

/** Pictures in order, the cover first. */
export function picturesOf({ imageKey, imageAlt, morePictures }: Pictured): EventPicture[] {
  const cover = imageKey === null ? [] : [{ key: imageKey, alt: imageAlt }];
  return [...cover, ...morePictures.map(({ key, alt }) => ({ key, alt }))];
}

export function pictureColumns([cover, ...morePictures]: readonly EventPicture[]): Pictured {
  return { imageKey: cover?.key ?? null, imageAlt: cover?.alt ?? '', morePictures };
}

/** Id of a picture within its event: the digits of its key. The single legacy URL has none. */
export function pictureId({ key }: EventPicture): string {
  return /\/(\d{13,19})\.webp$/.exec(key)?.[1] ?? 'imported';
}
