import PdfDocument from 'pdfkit';
import { colours } from '#server/adapters/pictures/colours.ts';
import { electronicMetadata } from '#server/adapters/pictures/invoice-metadata.ts';
import type { InvoicePen } from '#server/adapters/pictures/invoice-pen.ts';
import { createPen } from '#server/adapters/pictures/invoice-pen.ts';
import type { Annex, InvoiceSheet } from '#server/adapters/pictures/invoice-sheet.ts';
import { ANNEX_ROWS } from '#server/adapters/pictures/invoice-sheet.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

/** Pixels at 96 dpi; PDF has 72. */
const SHEET = { width: 794, height: 1123, scale: 0.75 };
const LEFT = 72;
const RIGHT = 722;
const FACTS = 458;
const SUMS = 382;
/** So that a large plan's month fits into a row. */
const CREDITS_PER_STRIP = 5;
const MOST_STRIPS = 50;

function head(pen: InvoicePen, { seller }: InvoiceSheet): void {
  pen.wordmark(LEFT, 106, 40);
  seller.forEach((line, index) => {
    pen.text(line, styles.plain, 13, { x: RIGHT, y: 78 + index * 19.5, align: 'end', within: 470 });
  });
}

/** Baselines of buyer lines: first, last, and step. */
const BUYER = { first: 230, last: 374, step: 22.7, within: 360 };

function buyerLines(pen: InvoicePen, buyer: InvoiceSheet['buyer']): void {
  const lines = buyer.flatMap((part, index) => {
    const style = index === 0 ? styles.strong : styles.plain;
    return pen.linesOf(part, style, 15, BUYER.within).map((line) => ({ line, style }));
  });
  const step = Math.min(BUYER.step, (BUYER.last - BUYER.first) / Math.max(lines.length - 1, 1));
  lines.forEach(({ line, style }, index) => {
    pen.text(line, style, 15, { x: LEFT, y: BUYER.first + index * step });
  });
}

function parties(pen: InvoicePen, { buyerLabel, buyer, facts }: InvoiceSheet): void {
  pen.text(buyerLabel, styles.plain, 13, { x: LEFT, y: 203, fill: colours.ink2 });
  buyerLines(pen, buyer);
  let y = 207;
  for (const { label, text } of facts) {
    pen.text(label, styles.plain, 13.5, { x: FACTS, y, fill: colours.ink2 });
    const lines = pen.linesOf(text, styles.strong, 13.5, 160);
    lines.forEach((line, index) => {
      pen.text(line, styles.strong, 13.5, { x: RIGHT, y: y + index * 15, align: 'end' });
    });
    y += Math.max(lines.length - 1, 0) * 15;
    pen.line(FACTS, RIGHT, y + 10.5, 1, colours.line);
    y += 31;
  }
}

function item(pen: InvoicePen, { title, heads, line }: InvoiceSheet): void {
  pen.text(title, styles.title, 48, { x: LEFT, y: 410 });
  pen.line(LEFT, RIGHT, 442, 3, colours.ink);
  const columns = [
    [heads.position, '1', LEFT, 'start'],
    [heads.what, null, 120, 'start'],
    [heads.quantity, line.quantity, 506, 'end'],
    [heads.unit, line.unit, 614, 'end'],
    [heads.net, line.net, RIGHT, 'end'],
  ] as const;
  for (const [label, value, x, align] of columns) {
    pen.text(label, styles.plain, 13, { x, y: 468, align, fill: colours.ink2 });
    if (value !== null) pen.text(value, styles.plain, 15, { x, y: 513, align });
  }
  pen.line(LEFT, RIGHT, 482, 1, colours.line);
  pen.text(line.name, styles.strong, 15, { x: 120, y: 513, within: 320 });
  pen.text(line.note, styles.plain, 13.5, { x: 120, y: 535.5, within: 380, fill: colours.ink2 });
}

function sums(pen: InvoicePen, { sums: rows, total }: InvoiceSheet): void {
  pen.tear(SUMS, RIGHT, 560);
  rows.forEach(({ label, text }, index) => {
    pen.text(label, styles.plain, 15, { x: SUMS, y: 593 + index * 30 });
    pen.text(text, styles.plain, 15, { x: RIGHT, y: 593 + index * 30, align: 'end' });
  });
  pen.line(SUMS, RIGHT, 643, 3, colours.ink);
  pen.text(total.label, styles.strong, 17, { x: SUMS, y: 697 });
  pen.text(total.text, styles.title, 45, { x: RIGHT, y: 697, align: 'end' });
}

function paid(pen: InvoicePen, { stamp, paid: lines, strips }: InvoiceSheet): void {
  pen.stamp(stamp, 131, 801, 56);
  lines.forEach((line, index) => {
    pen.text(line, styles.plain, 15, { x: 214, y: 795 + index * 23, within: RIGHT - 214 });
  });
  if (!strips) return;
  const count = strips.count > MOST_STRIPS ? Math.ceil(strips.count / CREDITS_PER_STRIP) : strips.count;
  pen.strips(LEFT, 931, Math.min(RIGHT - LEFT, count * 16.8), count);
  pen.text(strips.label, styles.plain, 13.5, { x: LEFT, y: 993, fill: colours.ink2, within: RIGHT - LEFT });
}

function footer(pen: InvoicePen, { footer: { left, middle, pages }, number }: InvoiceSheet, page: number): void {
  pen.line(LEFT, RIGHT, 1020, 1, colours.line);
  const column = (lines: readonly string[], x: number, align: 'start' | 'end', within: number) =>
    lines.forEach((line, index) => {
      pen.text(line, styles.plain, 11.5, { x, y: 1048 + index * 18, align, within, fill: colours.ink2 });
    });
  column(left, LEFT, 'start', 340);
  column(middle, 430, 'start', 190);
  column([pages[page] ?? '', number], RIGHT, 'end', 100);
}

function annexPage(pen: InvoicePen, annex: Annex, page: number): void {
  const rows = annex.rows.slice(page * ANNEX_ROWS, (page + 1) * ANNEX_ROWS);
  const isLast = (page + 1) * ANNEX_ROWS >= annex.rows.length;
  pen.text(annex.title, styles.title, 32, { x: LEFT, y: 106, within: RIGHT - LEFT });
  pen.text(annex.intro, styles.plain, 13.5, { x: LEFT, y: 134, fill: colours.ink2, within: RIGHT - LEFT });
  pen.line(LEFT, RIGHT, 158, 3, colours.ink);
  const { day, event, credits } = annex.heads;
  const head = (label: string, x: number, align: 'start' | 'end') =>
    pen.text(label, styles.plain, 13, { x, y: 182, align, fill: colours.ink2 });
  head(day, LEFT, 'start');
  head(event, 220, 'start');
  head(credits, RIGHT, 'end');
  rows.forEach((row, index) => {
    const y = 214 + index * 29;
    pen.line(LEFT, RIGHT, y - 19, 1, colours.line);
    pen.text(row.day, styles.plain, 13.5, { x: LEFT, y, fill: colours.ink2 });
    pen.cut(row.event, styles.plain, 13.5, { x: 220, y, within: 430 });
    pen.text(row.credits, styles.strong, 13.5, { x: RIGHT, y, align: 'end' });
  });
  if (!isLast) return;
  const y = 214 + rows.length * 29;
  pen.line(LEFT, RIGHT, y - 18, 3, colours.ink);
  pen.text(annex.total.label, styles.strong, 13.5, { x: LEFT, y: y + 5 });
  pen.text(annex.total.text, styles.strong, 13.5, { x: RIGHT, y: y + 5, align: 'end' });
}

interface Untyped {
  file(content: Buffer, options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string }): void;
  appendXML(xml: string): void;
}

/** Invoice as PDF/A-3 with the e-invoice (Factur-X / ZUGFeRD); deterministic. */
export function drawInvoice(setter: Typesetter, sheet: InvoiceSheet): Promise<Uint8Array> {
  const { title, number, language, issuedAt, electronic, annex } = sheet;
  const size: [number, number] = [SHEET.width * SHEET.scale, SHEET.height * SHEET.scale];
  const pdf = new PdfDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // Otherwise the library embeds its own font.
    font: setter.split('a')[0]?.font as unknown as string,
    info: { Title: `${title} ${number}`, Creator: 'Dabei', Producer: 'Dabei', CreationDate: issuedAt },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
  const pen = createPen(pdf, setter);
  const addPage = (index: number, draw: () => void) => {
    pdf.addPage({ size, margin: 0 });
    pdf.scale(SHEET.scale);
    draw();
    footer(pen, sheet, index);
  };
  addPage(0, () => {
    for (const part of [head, parties, item, sums, paid]) part(pen, sheet);
  });
  for (let page = 0; annex && page * ANNEX_ROWS < annex.rows.length; page += 1) {
    addPage(page + 1, () => annexPage(pen, annex, page));
  }
  // Missing in the library's types.
  const { file, appendXML } = pdf as unknown as Untyped;
  file.call(pdf, Buffer.from(electronic.xml), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: electronic.description,
    creationDate: issuedAt,
    modifiedDate: issuedAt,
    relationship: 'Alternative',
  });
  appendXML.call(pdf, electronicMetadata);
  pdf.end();
  return whole;
}
