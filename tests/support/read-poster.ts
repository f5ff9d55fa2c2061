import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

interface Sheet {
  /** Millimetres. */
  width: number;
  height: number;
  /** Contents of the QR codes on the strips, from left to right. */
  codes: (string | undefined)[];
  /** Whether any pixel has a colour. */
  isColoured: boolean;
}

const DPI = 200;
const POINTS = 72;
const MM = 25.4;
/** Top of the strips as a share of the height, and side margin as a share of the width. */
const STRIPS_TOP = 0.78;
const MARGIN = 40 / 1240;

/** Renders a poster with an independent program and reads its QR codes. */
export async function readPoster(pdf: Uint8Array, strips: number): Promise<Sheet> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data, width, height } = await page.render({ scale: DPI / POINTS, render: 'bitmap' });
  document.destroy();
  library.destroy();

  const top = Math.round(height * STRIPS_TOP);
  const step = Math.floor((width * (1 - 2 * MARGIN)) / strips);
  const codes = Array.from({ length: strips }, (_, index) => {
    const left = Math.round(width * MARGIN + index * step);
    const strip = new Uint8ClampedArray(step * (height - top) * 4);
    for (let row = top; row < height; row += 1) {
      const from = (row * width + left) * 4;
      strip.set(data.subarray(from, from + step * 4), (row - top) * step * 4);
    }
    return jsQR.default(strip, step, height - top)?.data;
  });
  const isColoured = data.some((value, at) => at % 4 < 3 && Math.abs(value - (data[at - (at % 4)] ?? 0)) > 12);
  return { width: (originalWidth / POINTS) * MM, height: (originalHeight / POINTS) * MM, codes, isColoured };
}
