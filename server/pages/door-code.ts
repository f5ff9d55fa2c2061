import { html, raw } from 'hono/html';
import { encode } from 'uqr';
import { groupedCode } from '#domain/door/codes.ts';
import type { Html } from '#server/pages/plain-page.ts';

/** A party's code as a QR code, black on white in both themes, and as digits. */
export function doorCodeFigure(code: string, words: { label: string; help: string }): Html {
  const { data, size } = encode(code, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const svg = `viewBox="0 0 ${size} ${size}" width="240" height="240"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`;
  return html`<figure><svg role="img" aria-label="${words.label}" ${raw(svg)}<figcaption><span>${groupedCode(code)}</span>${words.help}</figcaption></figure>`;
}
