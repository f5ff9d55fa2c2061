import { Resvg, renderAsync } from '@resvg/resvg-js';

/** Everything is drawn as outlines: no text is left that a font would have to be found for. */
const options = { font: { loadSystemFonts: false } } as const;

/** A drawing as PNG on white paper, drawn beside the thread that asks; `width` in pixels when it shall be smaller. */
export async function toPng(svg: string, width?: number): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    ...options,
    background: '#ffffff',
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  return drawn.asPng();
}

/** A drawing in its plainest form: absolute paths, groups, patterns, clips and images, nothing else. */
export function simplify(svg: string): string {
  return new Resvg(svg, options).toString();
}
