import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { wordmark } from '#domain/shared/wordmark.ts';
import { runMain, say } from '../start/process.js';

const [ink, white, tomato, amber, rose] = ['#231611', '#fefdfa', '#f35223', '#f8b734', '#e86a9f'];

const person = (x: number, y: number, height: number, colour: string, lean = 0) => {
  const width = height * 0.3;
  return `<g transform="translate(${x} ${y}) rotate(${lean})" fill="${colour}"><path d="M${-width / 2} 0V${-height * 0.66}H${width / 2}V0Z"/><circle cy="${-height * 0.84}" r="${height * 0.17}"/></g>`;
};

/** Scenes on the line below a mail's head, 300 by 232. */
const scenes = {
  mailbox: `<path d="M168 232V180h14v52z" fill="${ink}"/><path d="M112 60h126v108a12 12 0 0 1-12 12H124a12 12 0 0 1-12-12z" fill="${tomato}"/><path d="M100 60c8-26 38-40 75-40s67 14 75 40z" fill="${ink}"/><path d="M128 84h94v9h-94z" fill="${ink}"/><g transform="translate(148 4) rotate(-6)"><path d="M0 0h56v82H0z" fill="${white}"/><path d="M9 16h38v6H9zm0 14h30v6H9z" fill="${ink}"/></g><path d="M145 112h60v40h-60z" fill="${white}"/><path d="m145 112 30 23 30-23" fill="none" stroke="${ink}" stroke-width="5"/>${person(62, 232, 112, white, 4)}${person(272, 232, 138, ink, -7)}`,
  people: `${person(50, 232, 150, ink, -4)}${person(120, 232, 196, white, 3)}${person(196, 232, 126, ink, -3)}${person(258, 232, 168, white, -9)}`,
  ticket: `<g transform="translate(40 66) rotate(-5)"><path d="M0 0h84v128H0z" fill="${ink}"/><path d="M90 0h132v128H90z" fill="${white}"/><path d="M108 26h84v14h-84zm0 30h58v9h-58zm0 22h70v9h-70z" fill="${ink}"/><circle cx="42" cy="46" r="15" fill="${white}"/><path d="M29 70h26v34H29z" fill="${white}"/><circle cx="87" cy="0" r="11" fill="#449fe6"/><circle cx="87" cy="128" r="11" fill="#449fe6"/></g>${person(276, 232, 92, ink, -8)}`,
  strips: `<path d="M24 58h252v40H24z" fill="${ink}"/>${Array.from({ length: 9 }, (_, index) => `<path d="M${24 + index * 28.4} 98h24.6v${index > 5 ? 14 : 92}h-24.6z" fill="${index > 5 ? ink : white}"/>`).join('')}${person(250, 232, 100, ink, -6)}`,
  numbers: `${[74, 118, 92, 190, 134, 104, 58].map((height, index) => `<path d="M${18 + index * 39} 232v${-height}h28v${height}z" fill="${index === 3 ? amber : white}"/>`).join('')}<circle cx="149" cy="20" r="13" fill="${rose}"/>`,
};

function mark(colour: string): string {
  const { viewBox, letters, joining } = wordmark;
  const { stem, head, transform } = joining;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${colour}"><path d="${letters}"/><g transform="${transform}"><path d="${stem}"/><circle cy="${head.cy}" r="${head.r}"/></g></svg>`;
}

/** Draws the mails' pictures as PNG at double size. `npm run mail-pictures` */
await runMain(async () => {
  mkdirSync('web/public/mail', { recursive: true });
  const drawings = [
    ...Object.entries(scenes).map(([name, scene]) => ({
      name,
      width: 300,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 232">${scene}</svg>`,
    })),
    { name: 'wordmark-ink', width: 264, svg: mark(ink) },
    { name: 'wordmark-white', width: 264, svg: mark(white) },
  ];
  for (const { name, width, svg } of drawings)
    writeFileSync(
      `web/public/mail/${name}.png`,
      new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
    );
  say(`${drawings.length} pictures drawn into web/public/mail`);
  return 0;
});
