import sharp from 'sharp';
import type { Illustration, Logo } from '#server/adapters/pictures/notice.ts';

const INK = '#000000';
const OUTLINE = 2.5;
/** Lightness below which a colour prints as black. */
const DARK = 0.22;
/** Halftone cell in pixels, source and output. */
const CELL = 9;
const PHOTO_WIDTH = 1600;

/** Black and white illustration: outlines and dots for drawings, halftone for photos. */
export async function inInk(illustration: Illustration): Promise<Illustration> {
  if (illustration.kind === 'scene') return { kind: 'scene', svg: sceneInInk(illustration.svg) };
  return { kind: 'photo', content: await halftone(illustration.content), mimeType: 'image/png' };
}

/** Of 255; darker pixels belong to the logo. */
const NEARLY_WHITE = 215;

export async function logoInInk(logo: Logo): Promise<Logo> {
  return {
    ...logo,
    content: await sharp(logo.content)
      .greyscale()
      .threshold(NEARLY_WHITE)
      .png({ palette: true, colours: 2 })
      .toBuffer(),
  };
}

function lightness(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;
}

/** The ground becomes white, coloured bodies get an outline. */
function sceneInInk(svg: string): string {
  let isGround = true;
  return svg.replace(/\b(fill|stroke)="(#[0-9a-f]{3}|#[0-9a-f]{6})"/gi, (_, attribute: string, colour: string) => {
    const light = lightness(colour);
    if (attribute === 'stroke') return `stroke="${INK}"`;
    if (light < DARK) return `fill="${INK}"`;
    // The first coloured field is the ground.
    if (isGround) {
      isGround = false;
      return 'fill="#ffffff"';
    }
    return `fill="#ffffff" stroke="${INK}" stroke-width="${OUTLINE}"`;
  });
}

/** Halftone at 45 degrees. */
async function halftone(content: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(content)
    .resize({ width: PHOTO_WIDTH })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turn = (2 * Math.PI) / (CELL * Math.SQRT2);
  // Both directions share one table, which starts at x - y = -height.
  const wave = Float64Array.from({ length: info.width + 2 * info.height }, (_, at) =>
    Math.cos((at - info.height) * turn),
  );
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const threshold = 127.5 + 60 * ((wave[x + y + info.height] ?? 0) + (wave[x - y + info.height] ?? 0));
      const at = (y * info.width + x) * info.channels;
      data[at] = (data[at] ?? 0) > threshold ? 255 : 0;
    }
  }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).png({ palette: true, colours: 2 }).toBuffer();
}
