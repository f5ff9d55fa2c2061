import { Resvg, renderAsync } from '@resvg/resvg-js';

/** Text is drawn as outlines, so no fonts are needed. */
const options = { font: { loadSystemFonts: false } } as const;

/** PNG on white, rendered off the main thread; `width` in pixels. */
export async function toPng(svg: string, width?: number): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    ...options,
    background: '#ffffff',
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  return drawn.asPng();
}

/** Reduces an SVG to absolute paths, groups, patterns, clips and images. */
export function simplify(svg: string): string {
  return new Resvg(svg, options).toString();
}
