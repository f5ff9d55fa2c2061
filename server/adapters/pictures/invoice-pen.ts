import type { Font } from 'fontkit';
import { wordmark } from '#domain/shared/wordmark.ts';
import { breakLines } from '#server/adapters/pictures/break-lines.ts';
import { colours } from '#server/adapters/pictures/colours.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { TextStyle, Typesetter } from '#server/adapters/pictures/typefaces.ts';

type Pdf = PDFKit.PDFDocument;

interface Placed {
  x: number;
  /** Baseline. */
  y: number;
  align?: 'start' | 'end';
  fill?: string;
  /** Maximum width; longer text is smaller. */
  within?: number;
}

/** Missing in the library's types. */
interface Untyped {
  addContent(operator: string): void;
}
interface Wide extends PDFKit.Mixins.TextOptions {
  /** Per cent. */
  horizontalScaling: number;
}
const INVISIBLE = '3 Tr';

const isOfOneWeight = ({ family, weight }: TextStyle) => family === 'text' && weight === styles.plain.weight;

/**
 * Draws text in our typefaces: one weight as text, the others as outlines with invisible text on top, so that all is
 * searchable and accessible.
 */
export function createPen(pdf: Pdf, setter: Typesetter) {
  const names = new Map<Font, string>();

  function nameOf(font: Font): string {
    const name = names.get(font) ?? `text-${names.size + 1}`;
    if (!names.has(font)) pdf.registerFont(name, font as unknown as string);
    names.set(font, name);
    return name;
  }

  function outline(content: string, style: TextStyle, size: number, x: number, y: number, fill: string): number {
    const { path, width } = setter.lay(content, style, size);
    if (path) pdf.save().translate(x, y).path(path).fill(fill).restore();
    return width;
  }

  /** Real text; invisible without a colour. */
  function write(content: string, style: TextStyle, size: number, x: number, y: number, fill?: string): void {
    pdf.save();
    if (fill === undefined) (pdf as unknown as Untyped).addContent(INVISIBLE);
    else pdf.fillColor(fill);
    let at = x;
    for (const { font, run } of setter.split(content)) {
      pdf.font(nameOf(font)).fontSize(size);
      const width = setter.measure(run, style) * size;
      const horizontalScaling = (100 * width) / Math.max(pdf.widthOfString(run), 0.01);
      const options: Wide = { lineBreak: false, baseline: 'alphabetic', horizontalScaling };
      pdf.text(run, at, y, options);
      at += width;
    }
    pdf.restore();
  }

  function text(content: string, style: TextStyle, wanted: number, placed: Placed): void {
    const { x, y, align, fill = colours.ink, within } = placed;
    const width = setter.measure(content, style);
    const size = within === undefined ? wanted : Math.min(wanted, within / Math.max(width, 0.01));
    const left = align === 'end' ? x - width * size : x;
    if (isOfOneWeight(style)) write(content, style, size, left, y, fill);
    else {
      outline(content, style, size, left, y, fill);
      write(content, style, size, left, y);
    }
  }

  /** Breaks text into lines. */
  const linesOf = (content: string, style: TextStyle, size: number, within: number) =>
    breakLines(setter, content, { style, size, within });

  return {
    text,
    linesOf,
    /** One line, truncated with an ellipsis. */
    cut(content: string, style: TextStyle, size: number, placed: Placed & { within: number }): void {
      const dots = ' …';
      const [whole = '', ...more] = linesOf(content, style, size, placed.within);
      const [shorter = ''] = more.length > 0 ? linesOf(content, style, size, placed.within - size) : [];
      text(more.length > 0 ? shorter + dots : whole, style, size, placed);
    },
    line(from: number, to: number, y: number, width: number, colour: string): void {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(colour);
    },
    /** Tear line. */
    tear(from: number, to: number, y: number): void {
      pdf.save().moveTo(from, y).lineTo(to, y).lineWidth(2).dash(6, { space: 4 }).stroke(colours.line).restore();
    },
    wordmark(x: number, baseline: number, height: number): void {
      const { letters, joining, viewBox } = wordmark;
      const scale = height / -Number(viewBox.split(' ')[1]);
      pdf.save().translate(x, baseline).scale(scale).path(letters).fill(colours.ink);
      const [, across = 0, turn = 0] =
        /translate\((\d+) 0\) rotate\((-?\d+)\)/.exec(joining.transform)?.map(Number) ?? [];
      pdf.translate(across, 0).rotate(turn).path(joining.stem).fill(colours.tomato);
      pdf.circle(0, joining.head.cy, joining.head.r).fill(colours.tomato).restore();
    },
    /** Round stamp with text across and around. */
    stamp({ word, ring }: { word: string; ring: string }, x: number, y: number, radius: number): void {
      const green = '#165e3c';
      pdf.save().translate(x, y).rotate(-7).lineWidth(2.5);
      pdf.circle(0, 0, radius).stroke(green).lineWidth(1.5);
      pdf.circle(0, 0, radius * 0.61).stroke(green);
      text(word, styles.title, 18, { x: (-setter.measure(word, styles.title) * 18) / 2, y: 5, fill: green });
      const letters = [...ring.toUpperCase()];
      const widths = letters.map((letter) => setter.measure(letter, styles.strong) + 0.12);
      const all = widths.reduce((sum, width) => sum + width, 0);
      const size = Math.min(11.5, (2 * Math.PI * radius * 0.75) / all);
      let passed = 0;
      letters.forEach((letter, index) => {
        const width = widths[index] ?? 0;
        pdf.save().rotate(((passed + width / 2) / all) * 360 - 150);
        outline(letter, styles.strong, size, (-width / 2) * size, -radius * 0.73, green);
        pdf.restore();
        passed += width;
      });
      pdf.restore();
    },
    strips(x: number, y: number, width: number, count: number): void {
      const step = width / count;
      pdf.rect(x, y, width, 8).fill(colours.ink);
      for (let index = 0; index < count; index += 1) {
        pdf.rect(x + index * step, y + 8, Math.max(step - 3, 1), 32).fill(colours.ink);
      }
    },
  };
}

export type InvoicePen = ReturnType<typeof createPen>;
