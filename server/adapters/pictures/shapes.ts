import type { TextStyle, Typesetter } from '#server/adapters/pictures/typefaces.ts';

/** SVG primitives. Lengths in pixels. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Tear line. */
export function dashed(path: string, colour: string, width = 2): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${3 * width} ${2 * width}"/>`;
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

interface Placed {
  x: number;
  /** Baseline. */
  y: number;
  fill: string;
  align?: 'start' | 'end';
  /** Maximum width; longer text ends in "…". */
  within?: number;
}

export function textLine(setter: Typesetter, text: string, style: TextStyle, size: number, placed: Placed): string {
  const { path, width } = setter.lay(shorten(setter, text, style, size, placed.within), style, size);
  const x = placed.align === 'end' ? placed.x - width : placed.x;
  return group(`translate(${x.toFixed(2)} ${placed.y})`, shape(path, placed.fill));
}

/** Largest size up to the given one that fits. */
export function sizeWithin(setter: Typesetter, text: string, style: TextStyle, size: number, within: number): number {
  return Math.min(size, within / Math.max(setter.measure(text, style), 0.01));
}

/** Truncates text to fit. */
function shorten(setter: Typesetter, text: string, style: TextStyle, size: number, within = Infinity): string {
  if (setter.measure(text, style) * size <= within) return text;
  const letters = [...text];
  let fits = 0;
  let over = letters.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (setter.measure(`${letters.slice(0, middle).join('')}…`, style) * size <= within) fits = middle;
    else over = middle;
  }
  return `${letters
    .slice(0, fits)
    .join('')
    .replace(/[\s,.;:–-]+$/, '')}…`;
}

/** A person, drawn as the wordmark's i. `x` is the middle, `y` the ground. */
export function person(x: number, y: number, height: number, fill: string, tilt = 0): string {
  const stem = 0.27 * height;
  const head = 0.17 * height;
  const body = height - 2 * head - 0.055 * height;
  return group(
    `translate(${x} ${y}) rotate(${tilt})`,
    rect(-stem / 2, -body, stem, body, fill),
    circle(0, -height + head, head, fill),
  );
}

/** The SVG document. */
export function picture(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** `Weserstraße 104, 5 €`: the place is shortened for the price, first after its comma. */
export function factsLine(
  setter: Typesetter,
  { place, price }: { place: string; price: string },
  style: TextStyle,
  size: number,
  within: number,
): string {
  const rest = place && price ? `, ${price}` : price;
  const room = within - setter.measure(rest, style) * size;
  const [street = place] = place.split(',');
  const shown = setter.measure(place, style) * size <= room ? place : street;
  return shorten(setter, shown, style, size, room) + rest;
}
