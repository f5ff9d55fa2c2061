import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

export interface TextStyle {
  family: 'display' | 'text';
  weight: number;
  /** Per cent; display face only. */
  width?: number;
  /** Em. */
  tracking?: number;
}

/** Outlines with the baseline at 0, 0. Ascent and descent of the ink are positive. */
interface LaidText {
  path: string;
  width: number;
  above: number;
  below: number;
}

/** Sets text in our typefaces; unknown letters are dropped. */
export interface Typesetter {
  lay(text: string, style: TextStyle, size: number): LaidText;
  /** Width at size 1. */
  measure(text: string, style: TextStyle): number;
  /** Runs per font, in the weight that can be embedded. */
  split(text: string): { font: Font; run: string }[];
}

/** The pages' fonts, with the rest of the Latin alphabet. */
export const fontFiles = {
  display: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2',
  ],
  text: [
    'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  ],
} as const;

async function readFont(file: string): Promise<Font> {
  const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
  // Fontkit cannot vary a compressed font.
  const font = create(Buffer.from(await decompress(await readFile(path))));
  if (!('getVariation' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

async function readTypefaces() {
  const [display, text] = await Promise.all(
    [fontFiles.display, fontFiles.text].map((family) => Promise.all(family.map(readFont))),
  );
  return { display: display ?? [], text: text ?? [] };
}

/** Maximum cached widths; fitting measures the same parts repeatedly. */
const MOST_WIDTHS = 5000;

/** Loads the typefaces; the first text takes some hundred milliseconds. */
export async function loadTypesetter(): Promise<Typesetter> {
  const typefaces = await readTypefaces();
  const faces = new Map<string, Font[]>();
  const widths = new Map<string, number>();

  function facesOf({ family, weight, width }: TextStyle): Font[] {
    const axes = { wght: weight, ...(family === 'display' && { wdth: width ?? 100 }) };
    const key = JSON.stringify([family, axes]);
    const known = faces.get(key) ?? typefaces[family].map((font) => font.getVariation(axes));
    faces.set(key, known);
    return known;
  }

  function* glyphsOf(text: string, style: TextStyle) {
    let x = 0;
    for (const { font, run } of splitByFont(text.normalize('NFC'), facesOf(style))) {
      const { glyphs, positions } = font.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        const position = positions[index];
        if (!position) continue;
        const em = font.unitsPerEm;
        const end = x + position.xAdvance / em;
        yield { glyph, em, x: x + position.xOffset / em, y: position.yOffset / em, end };
        x = end + (style.tracking ?? 0);
      }
    }
  }

  return {
    split: (text) => splitByFont(text.normalize('NFC'), typefaces.text),
    measure(text, style) {
      const key = JSON.stringify([style, text]);
      const known = widths.get(key);
      if (known !== undefined) return known;
      let width = 0;
      for (const { end } of glyphsOf(text, style)) width = end;
      if (widths.size >= MOST_WIDTHS) widths.clear();
      widths.set(key, width);
      return width;
    },
    lay(text, style, size) {
      const laid = { path: '', width: 0, above: 0, below: 0 };
      for (const { glyph, em, x, y, end } of glyphsOf(text, style)) {
        laid.path += outline(glyph.path.commands, size / em, x * size, -y * size);
        laid.width = end * size;
        laid.above = Math.max(laid.above, (glyph.bbox.maxY / em + y) * size);
        laid.below = Math.max(laid.below, -(glyph.bbox.minY / em + y) * size);
      }
      return laid;
    },
  };
}

function splitByFont(text: string, fonts: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.run += letter;
    else runs.push({ font, run: letter });
  }
  return runs;
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function outline(commands: { command: string; args: number[] }[], scale: number, x: number, y: number): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => (index % 2 === 0 ? x + value * scale : y - value * scale));
      return `${letters[command]}${points.map((value) => value.toFixed(2)).join(' ')}`;
    })
    .join('');
}
