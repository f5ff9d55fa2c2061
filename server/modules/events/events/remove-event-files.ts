import { removeImage } from '#server/adapters/storage/store-image.ts';
import { removeVideo } from '#server/adapters/videos/store-video.ts';
import type { Deps } from '#server/context/context.ts';
import type { Pictured } from '#server/modules/events/events/picture-content.ts';
import { picturesOf } from '#server/modules/events/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** Removes pictures and video of a deleted event. */
export async function removeEventFiles(
  deps: Pick<Deps, 'db' | 'files' | 'logger'>,
  event: Pictured & Pick<EventRow, 'video'>,
): Promise<void> {
  for (const { key } of picturesOf(event)) await removeImage(deps, key);
  if (!event.video) return;
  await removeVideo(deps, event.video.key);
  if (event.video.posterKey) await removeImage(deps, event.video.posterKey);
}
