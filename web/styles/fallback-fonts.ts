type Font = 'Bricolage' | 'Instrument';

/** How much a font of the system is scaled, per range of weights and widths, so that lines keep their length. */
type Scales = Record<Font, readonly { names: readonly string[]; weight: string; width?: string; scale: number }[]>;

/** Parts of the size above and below the base line in our files: lines keep their height too. */
const heights = {
  Bricolage: { ascent: 93, descent: 27 },
  Instrument: { ascent: 97, descent: 25 },
} as const;

const widths = ['75% 79%', '80% 82%', '83% 86%', '87% 93%', '94% 100%'];

/** Scales of one font of the system: of its bold face in place of the headlines, of both faces in place of the text. */
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

/** The rules of fonts that stand in for ours, by the end of their names. */
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

/** The part of Tailwind that its plugins get. */
export type Tailwind = {
  addBase: (rules: { '@font-face': ReturnType<typeof fontFaces>; [selector: string]: object }) => void;
};

const arial = scalesOf(
  ['Arial', 'ArialMT', 'Liberation Sans'],
  ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  [82, 85.5, 88, 91.5, 96.4],
  [103.4, 99],
);

/** Tailwind's plugin: Arial in place of our fonts until they arrive. */
export default function addFallbacks({ addBase }: Tailwind): void {
  addBase({ '@font-face': fontFaces({ Fallback: arial }) });
}
