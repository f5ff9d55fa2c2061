import PdfDocument from 'pdfkit';
import type { PosterSize } from '#domain/guest-pages/picture-paths.ts';
import { simplify } from '#server/adapters/pictures/draw.ts';
import { paintOn } from '#server/adapters/pictures/paint-pdf.ts';
import { parseDrawing } from '#server/adapters/pictures/parse-drawing.ts';
import { SHEET } from '#server/adapters/pictures/poster.ts';

/** Points. */
const sheets: Record<PosterSize, [number, number]> = { a4: [595.28, 841.89], a5: [419.53, 595.28] };

interface Description {
  size: PosterSize;
  title: string;
  author: string;
  language: string;
}

/** A poster as outlined PDF. */
export function toPdf(svg: string, { size, title, author, language }: Description): Promise<Buffer> {
  const [width, height] = sheets[size];
  const pdf = new PdfDocument({
    size: [width, height],
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Dabei', Producer: 'Dabei' },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.transform(width / SHEET.width, 0, 0, height / SHEET.height, 0, 0);
  paintOn(pdf, parseDrawing(simplify(svg)));
  pdf.end();
  return whole;
}
