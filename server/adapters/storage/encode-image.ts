import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { imageFile } from '#domain/shared/image.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import { inPictureProcess } from '#server/adapters/pictures/picture-process.ts';
import type { EncodedImage, ImageFault } from '#server/adapters/pictures/tasks.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';

const details: Record<ImageFault, string> = {
  file_type: 'Send a JPG, PNG, GIF, WebP or AVIF image',
  image_dimensions: `At most ${imageFile.maxPixels} pixels`,
  image_unreadable: 'The image is damaged or cut off',
};

const runQueued = createFairQueue(queueLimits.pictures);

/** Checks an uploaded image by content and encodes both sizes as WebP. 503 when the queue is full. */
export async function encodeImage(file: File, businessId: string): Promise<EncodedImage> {
  refuseInsideTransaction('A picture');
  if (file.size > imageFile.maxBytes) throw new Problem('too_large', { detail: 'The image may have 5 MB at most' });
  const content = new Uint8Array(await file.arrayBuffer());
  const encoded = await runQueued(businessId, () => inPictureProcess('encode', content));
  if ('fault' in encoded) throw new Problem(encoded.fault, { detail: details[encoded.fault] });
  return encoded;
}
