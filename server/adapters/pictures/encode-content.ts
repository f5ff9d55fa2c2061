import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { imageFile, imageSizes } from '#domain/shared/image.ts';
import type { EncodedImage, ImageFault } from '#server/adapters/pictures/tasks.ts';

const QUALITY = 80;
/** An image within the limits takes two seconds on a slow machine. */
const TIMEOUT_S = 8;

// Allows only the decoders we need; libvips reads much more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

async function isImage(content: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(content);
  return imageFile.mimeTypes.some((mimeType) => mimeType === type?.mime);
}

async function isTooLarge(content: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  return width * height > imageFile.maxPixels;
}

function decode(content: Uint8Array) {
  return sharp(content, { failOn: 'error', limitInputPixels: imageFile.maxPixels })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(imageSizes.page, imageSizes.page, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Checks an image by content and encodes both sizes as WebP. */
export async function encodeContent(content: Uint8Array): Promise<EncodedImage | { fault: ImageFault }> {
  if (!(await isImage(content))) return { fault: 'file_type' };
  let pixels: Awaited<ReturnType<typeof decode>>;
  try {
    if (await isTooLarge(content)) return { fault: 'image_dimensions' };
    pixels = await decode(content);
  } catch {
    return { fault: 'image_unreadable' };
  }
  const { width, height, channels } = pixels.info;
  const decoded = () => sharp(pixels.data, { raw: { width, height, channels } });
  return {
    page: await decoded().webp({ quality: QUALITY }).toBuffer(),
    card: await decoded()
      .resize(imageSizes.card, imageSizes.card, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  };
}
