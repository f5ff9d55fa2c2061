import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { doorCodeFigure } from '#server/pages/door-code.ts';

/** Reads the QR code of a drawing, with four pixels a module. */
function scan(drawn: string): string | undefined {
  const width = Number(/viewBox="0 0 (\d+) /.exec(drawn)?.[1]) * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row++) {
      const start = (row * width + Number(x) * 4) * 4;
      for (let column = 0; column < 4; column++) pixels.fill(0, start + column * 4, start + column * 4 + 3);
    }
  }
  return jsQR.default(pixels, width, width)?.data;
}

it.each(['12345678901234567890', '00000000000000000000', '98765432109876543210'])(
  'draws %s to be scanned',
  async (code) => {
    const drawn = String(await doorCodeFigure(code, { label: 'Code', help: 'Zeigen' }));
    expect(scan(drawn)).toBe(code);
    expect(drawn).toContain(code.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
  },
);
