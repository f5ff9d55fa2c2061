import { colours } from '#server/adapters/pictures/colours.ts';
import type { Logo } from '#server/adapters/pictures/notice.ts';
import { rect } from '#server/adapters/pictures/shapes.ts';

interface Corner {
  /** Upper right corner. */
  right: number;
  top: number;
  /** Maximum size of the logo. */
  width: number;
  height: number;
}

/** A business's logo on a white plate; empty without one. */
export function logoPlate(logo: Logo | null, { right, top, width, height }: Corner): string {
  if (!logo) return '';
  const scale = Math.min(width / logo.width, height / logo.height);
  const [across, down] = [logo.width * scale, logo.height * scale];
  const pad = height * 0.2;
  const source = `data:image/png;base64,${Buffer.from(logo.content).toString('base64')}`;
  const x = right - across - 2 * pad;
  return [
    rect(x, top, across + 2 * pad, down + 2 * pad, colours.white),
    `<image x="${x + pad}" y="${top + pad}" width="${across}" height="${down}" preserveAspectRatio="xMidYMid slice" xlink:href="${source}"/>`,
  ].join('');
}
