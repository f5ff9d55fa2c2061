import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { runMain, say } from '../start/process.js';

const [tomato, white, ink] = ['#f35625', '#fffefb', '#221713'];

/** The logo on a grid of 100, without background: a notice with a torn-off strip. */
const mark = `<path fill="${white}" d="M20 18h60v27H20zM20 45h13.5v27H20zm15.5 0H49v27H35.5zm31 0H80v27H66.5z"/><circle cx="57.7" cy="54" r="6.9" fill="${ink}"/><path fill="${ink}" d="M51.2 63.5h13V88h-13z"/>`;

/** The monochrome logo for notification badges, which phones tint. */
const badge = `<path fill="${white}" d="M14 8h72v34H14zM14 42h18v42H14zm21 0h18v42H35zm33 0h18v42H68z"/>`;

/** @param {string} paths on a grid of 24, as the bar of the dashboard has them */
const glyph = (paths) =>
  `<rect width="100" height="100" rx="24" fill="${tomato}"/><g transform="translate(23 23) scale(2.25)" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="square">${paths}</g>`;

/**
 * App icons besides the notice's own: maskable (logo within the inner 80 %), notification badge and shortcuts. `npm run
 * app-icons`
 */
const icons = [
  {
    file: 'app-icon-maskable-512.png',
    size: 512,
    drawing: `<rect width="100" height="100" fill="${tomato}"/><g transform="translate(50 50) scale(.8) translate(-50 -53)">${mark}</g>`,
  },
  { file: 'app-badge-96.png', size: 96, drawing: badge },
  { file: 'app-create-192.png', size: 192, drawing: glyph('<path d="M5 12h14M12 5v14"/>') },
  {
    file: 'app-today-192.png',
    size: 192,
    drawing: glyph(
      '<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"/>',
    ),
  },
];

await runMain(async () => {
  for (const { file, size, drawing } of icons) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`;
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    writeFileSync(`web/public/${file}`, picture.asPng());
  }
  say(`${icons.length} icons drawn into web/public`);
  return 0;
});
