import { html, raw } from 'hono/html';

const shapes = {
  back: '<path d="M19 12H5m7 7-7-7 7-7"/>',
  before: '<path d="m15 18-6-6 6-6"/>',
  after: '<path d="m9 18 6-6-6-6"/>',
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>',
  bin: '<path d="M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7 20h10l.5-13.5M10 11v5m4-5v5"/>',
  phone: '<path d="M7 2.5h10v19H7zM11 18.5h2"/>',
};

/** An icon with its label beside it. */
export function icon(name: keyof typeof shapes) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${raw(shapes[name])}</svg>`;
}
