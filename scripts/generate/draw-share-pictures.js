import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { languages } from '#domain/shared/language.ts';
import { Problem, runMain, say } from '../start/process.js';
import { browserArguments, findBrowser } from '../test/browser.js';

const scene = 'left: 0; bottom: 0; width: 1200px';
const corner = 'right: 40px; bottom: 0; width: 520px';
const row = 'left: 60px; bottom: 0; width: 1080px';
const panel = 'left: 620px; top: 60px; width: 640px';

/**
 * Link preview pictures drawn from each page's headline and art. With the product running: `npm run share-pictures --
 * http://localhost:3000`. `measure` is the headline's width.
 */
const pictures = [
  {
    path: '/',
    ground: 'tomato',
    words: 'ink',
    art: '[viewBox="0 0 1440 460"]',
    place: scene,
    size: 190,
    measure: 1100,
  },
  {
    path: '/business',
    ground: 'night',
    words: 'paper',
    art: '[viewBox="0 0 1440 380"]',
    place: scene,
    size: 108,
    measure: 760,
  },
  {
    path: '/features',
    ground: 'blue',
    words: 'ink',
    art: '[viewBox="0 0 480 420"]',
    place: corner,
    size: 112,
    measure: 600,
  },
  {
    path: '/pricing',
    ground: 'amber',
    words: 'ink',
    art: '[viewBox="0 0 237 44"]',
    place: row,
    size: 132,
    measure: 900,
  },
  { path: '/api', ground: 'green', words: 'ink', art: 'figure', place: panel, size: 120, measure: 540 },
];

await runMain(async () => {
  const address = process.argv[2];
  if (!address) throw new Problem('Say where the product runs: npm run share-pictures -- <address>');
  mkdirSync('web/public/share', { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  for (const language of languages) {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 630 },
      locale: language,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const picture of pictures) {
      await page.goto(address + picture.path, { waitUntil: 'networkidle' });
      await page.evaluate(compose, picture);
      const name = picture.path.slice(1) || 'home';
      await page.screenshot({ path: `web/public/share/${name}-${language}.png` });
    }
    await context.close();
  }
  await browser.close();
  say(`${pictures.length * 2} pictures drawn into web/public/share`);
  return 0;
});

/**
 * Runs in the page: hides all but wordmark, headline and drawing.
 * @param {typeof pictures[number]} picture
 */
function compose({ ground, words, art, place, size, measure }) {
  const box = document.createElement('div');
  box.style.cssText = `position: fixed; inset: 0; overflow: hidden; background: var(--pic-${ground}); color: var(--pic-${words})`;
  const headline = document.createElement('h1');
  headline.className = 'text-display-1';
  headline.textContent = document.querySelector('main h1')?.textContent ?? '';
  headline.style.cssText = `position: absolute; left: 58px; top: 124px; width: ${measure}px; font-size: ${size}px; line-height: 0.9`;
  /** @type {[string, string][]} */
  const parts = [
    [`main ${art}`, `${place}; height: auto; margin: 0`],
    ['header svg', 'left: 60px; top: 48px; width: auto; height: 46px'],
  ];
  for (const [selector, style] of parts) {
    const part = document.querySelector(selector)?.cloneNode(true);
    if (!(part instanceof HTMLElement || part instanceof SVGElement)) throw new Error(`${selector} is not on the page`);
    if (part instanceof SVGElement) part.removeAttribute('class');
    part.style.cssText = `position: absolute; ${style}`;
    box.append(part);
  }
  box.append(headline);
  document.body.replaceChildren(box);
}
