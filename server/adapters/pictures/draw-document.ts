import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import PdfDocument from 'pdfkit';
import decompress from 'woff2-encoder/decompress';
import type { DocumentSheet } from '#domain/legal/document-sheet.ts';
import { wordmark } from '#domain/shared/wordmark.ts';
import { colours } from '#server/adapters/pictures/colours.ts';
import { fontFiles } from '#server/adapters/pictures/typefaces.ts';

type Pdf = PDFKit.PDFDocument;
type TextOptions = PDFKit.Mixins.TextOptions;

/** Points, on A4. */
const MARGIN = 62;
const FACT = 130;
const FOOT = 40;
/** Stroke that imitates bold: the font has one weight. */
const BOLD = 0.35;

interface Face {
  name: string;
  knows(letter: string): boolean;
}

async function readFaces(pdf: Pdf): Promise<Face[]> {
  const faces: Face[] = [];
  for (const [index, file] of fontFiles.text.entries()) {
    const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
    const name = `text-${index}`;
    const data = Buffer.from(await decompress(await readFile(path)));
    pdf.registerFont(name, data);
    const font = create(data) as Font;
    faces.push({ name, knows: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) });
  }
  return faces;
}

/** Flowing text in the first font with its letters; others are dropped. */
function createWriter(pdf: Pdf, faces: Face[]) {
  function runsOf(text: string): { face: string; run: string }[] {
    const runs: { face: string; run: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const last = runs.at(-1);
      const face = letter === '\n' ? last?.face : faces.find(({ knows }) => knows(letter))?.name;
      if (face === undefined) continue;
      if (last?.face === face) last.run += letter;
      else runs.push({ face, run: letter });
    }
    return runs;
  }

  return (text: string, size: number, options: TextOptions & { isBold?: boolean; colour?: string } = {}): void => {
    const { isBold = false, colour = colours.ink, ...rest } = options;
    pdf.fontSize(size).fillColor(colour).strokeColor(colour).lineWidth(BOLD);
    const runs = runsOf(text);
    runs.forEach(({ face, run }, index) => {
      pdf.font(face).text(run, { ...rest, fill: true, stroke: isBold, continued: index < runs.length - 1 });
    });
  };
}

type Write = ReturnType<typeof createWriter>;

function drawWordmark(pdf: Pdf): void {
  const { letters, joining, viewBox } = wordmark;
  const scale = 30 / -Number(viewBox.split(' ')[1]);
  pdf
    .save()
    .translate(MARGIN, MARGIN + 24)
    .scale(scale)
    .path(letters)
    .fill(colours.ink);
  const [, across = 0, turn = 0] = /translate\((\d+) 0\) rotate\((-?\d+)\)/.exec(joining.transform)?.map(Number) ?? [];
  pdf.translate(across, 0).rotate(turn).path(joining.stem).fill(colours.tomato);
  pdf.circle(0, joining.head.cy, joining.head.r).fill(colours.tomato).restore();
}

function drawFacts(pdf: Pdf, write: Write, facts: DocumentSheet['facts']): void {
  for (const { label, text } of facts) {
    const top = pdf.y;
    write(label, 9.5, { colour: colours.ink2, width: FACT - 10 });
    const bottom = pdf.y;
    pdf.x = MARGIN + FACT;
    pdf.y = top;
    write(text, 9.5, { width: pdf.page.width - 2 * MARGIN - FACT });
    pdf.x = MARGIN;
    pdf.y = Math.max(bottom, pdf.y) + 4;
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.5)
      .stroke(colours.line);
    pdf.y += 5;
  }
}

function drawBlock(pdf: Pdf, write: Write, { kind, text }: DocumentSheet['blocks'][number]): void {
  if (kind === 'heading') {
    // Keeps a heading with its first lines.
    if (pdf.y > pdf.page.height - MARGIN - 90) pdf.addPage();
    pdf.y += 10;
    write(text, 13, { isBold: true });
  } else if (kind === 'item') {
    const top = pdf.y;
    if (top + 14 < pdf.page.height - MARGIN) pdf.circle(MARGIN + 4, top + 6.5, 1.6).fill(colours.tomato);
    pdf.x = MARGIN + 14;
    write(text, 10, { width: pdf.page.width - 2 * MARGIN - 14, lineGap: 2 });
    pdf.x = MARGIN;
  } else {
    write(text, 10, { lineGap: 2 });
  }
  pdf.y += 4;
}

function drawFooters(pdf: Pdf, write: Write, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Otherwise the library starts a new page below the margin.
    pdf.page.margins.bottom = 0;
    pdf.x = MARGIN;
    pdf.y = pdf.page.height - FOOT;
    const words = footer.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count));
    write(words, 8.5, { colour: colours.ink2, lineBreak: false });
  }
}

/** A contract as searchable PDF; deterministic. */
export async function drawDocument({ title, language, facts, blocks, footer }: DocumentSheet): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 10 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Dabei', Producer: 'Dabei' },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
  const write = createWriter(pdf, await readFaces(pdf));
  drawWordmark(pdf);
  pdf.x = MARGIN;
  pdf.y = MARGIN + 52;
  write(title, 19, { isBold: true });
  pdf.y += 10;
  drawFacts(pdf, write, facts);
  pdf.y += 6;
  for (const block of blocks) drawBlock(pdf, write, block);
  drawFooters(pdf, write, footer);
  pdf.end();
  return whole;
}
