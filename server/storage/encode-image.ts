import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { imageFile, imageSizes } from '#domain/shared/image.ts';
import { turns } from '#domain/shared/limits.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';

/** The two sizes of an image, newly encoded: nothing of the uploaded bytes survives, so no metadata and no hidden content. */
export interface EncodedImage {
  page: Uint8Array;
  card: Uint8Array;
}

const QUALITY = 80;
/** A picture within the limits is decoded in two seconds on a slow machine. */
const TIMEOUT_S = 8;

// Only the decoders of the formats that we take; everything else libvips can read stays shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

const inTurn = createFairQueue(turns.pictures);

async function requireImage(content: Uint8Array): Promise<void> {
  const type = await fileTypeFromBuffer(content);
  if (!imageFile.mimeTypes.some((mimeType) => mimeType === type?.mime)) {
    throw new Problem('file_type', { detail: 'Send a JPG, PNG, GIF, WebP or AVIF image' });
  }
}

async function decode(content: Uint8Array) {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > imageFile.maxPixels) {
    throw new Problem('image_dimensions', { detail: `At most ${imageFile.maxPixels} pixels` });
  }
  return sharp(content, { failOn: 'error', limitInputPixels: imageFile.maxPixels })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(imageSizes.page, imageSizes.page, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Checks an uploaded image by its content, whatever it is called, and encodes it anew as WebP in both sizes. 503 when too many
 * wait for their turn.
 */
export async function encodeImage(file: File, businessId: string): Promise<EncodedImage> {
  refuseInsideTransaction('A picture');
  if (file.size > imageFile.maxBytes) throw new Problem('too_large', { detail: 'The image may have 5 MB at most' });
  const content = new Uint8Array(await file.arrayBuffer());
  await requireImage(content);
  return inTurn(businessId, async () => {
    const { data, info } = await decode(content).catch((error) => {
      if (error instanceof Problem) throw error;
      throw new Problem('image_unreadable', { detail: 'The image is damaged or cut off' });
    });
    const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return {
      page: await decoded().webp({ quality: QUALITY }).toBuffer(),
      card: await decoded()
        .resize(imageSizes.card, imageSizes.card, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    };
  });
}
