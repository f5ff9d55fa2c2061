import type { Deps } from '#server/context/context.ts';
import type { Pictured } from '#server/modules/events/picture-content.ts';
import { picturesOf } from '#server/modules/events/picture-content.ts';
import { removeImage } from '#server/storage/store-image.ts';

/** Removes what is stored of the pictures of a deleted event, after its row is gone. */
export async function removeEventFiles(deps: Pick<Deps, 'files' | 'logger'>, event: Pictured): Promise<void> {
  for (const { key } of picturesOf(event)) await removeImage(deps, key);
}
