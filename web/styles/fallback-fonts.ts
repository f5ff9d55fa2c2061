type Font = 'Bricolage' | 'Instrument';

/** Scale of a system font by weights and widths, to keep line lengths. */
type Scales = Record<Font, readonly { names: readonly string[]; weight: string; width?: string; scale: number }[]>;

/** Ascent and descent of our fonts as shares of the size, to keep line heights. */
const heights = {
  Bricolage: { ascent: 93, descent: 27 },
  Instrument: { ascent: 97, descent: 25 },
} as const;

const widths = ['75% 79%', '80% 82%', '83% 86%', '87% 93%', '94% 100%'];

/** Scales of a system font: bold for headlines, both faces for text. */
export function scalesOf(
  regular: readonly string[],
  bold: readonly string[],
  headlines: readonly number[],
  [text, strong]: readonly [number, number],
): Scales {
  return {
    Bricolage: headlines.map((scale, at) => ({ names: bold, weight: '700 800', width: widths[at], scale })),
    Instrument: [
      { names: regular, weight: '400 500', scale: text },
      { names: bold, weight: '600 700', scale: strong },
    ],
  };
}

const percent = (part: number) => `${part.toFixed(1)}%`;

/** `@font-face` rules of fallbacks, by name suffix. */
export function fontFaces(standIns: Record<string, Scales>) {
  return Object.entries(standIns).flatMap(([end, scales]) =>
    (Object.keys(heights) as Font[]).flatMap((font) =>
      scales[font].map(({ names, weight, width, scale }) => ({
        'font-family': `"${font} ${end}"`,
        src: names.map((name) => `local("${name}")`).join(', '),
        'font-weight': weight,
        ...(width && { 'font-stretch': width }),
        'size-adjust': `${scale}%`,
        'ascent-override': percent((heights[font].ascent / scale) * 100),
        'descent-override': percent((heights[font].descent / scale) * 100),
        'line-gap-override': '0%',
      })),
    ),
  );
}

/** The part of Tailwind's plugin API used here. */
export type Tailwind = {
  addBase: (rules: { '@font-face': ReturnType<typeof fontFaces>; [selector: string]: object }) => void;
};

const arial = scalesOf(
  ['Arial', 'ArialMT', 'Liberation Sans'],
  ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  [82, 85.5, 88, 91.5, 96.4],
  [103.4, 99],
);

/** Tailwind plugin: Arial metrics as fallback until our fonts load. */
export default function addFallbacks({ addBase }: Tailwind): void {
  addBase({ '@font-face': fontFaces({ Fallback: arial }) });
}
