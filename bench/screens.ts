import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { demoSignIn } from '#domain/shared/demo.ts';
import type { Tab } from '#web/paths.ts';
import { createEventPath, paths, tabPath, tabs } from '#web/paths.ts';
import { browserArguments, findBrowser } from '../scripts/test/browser.js';
import { load, median, writeReport } from './report.ts';
import { withProduct } from './run-product.ts';

/*
 * The dashboard on a slow phone and network with a session and an empty cache: time until complete, number of requests,
 * tab changes and key latency in the event form. `BENCH_BEFORE=../folder npm run bench -- screens` alternates with
 * another built checkout.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const before = process.env.BENCH_BEFORE;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
const QUIET_MS = 2500;
/** Milliseconds spent on each tab. */
const LOOK_MS = 1000;
const TYPED = 'Kneipenquiz mit Livemusik';
const figures = [
  'largest paint',
  'whole',
  'answers',
  'calls',
  'shift',
  'tab first',
  'tab again',
  'tab in a row',
  'key waits',
  'key shown',
] as const;
type Round = Record<(typeof figures)[number], number>;

/** Runs in the page first: records the largest paint, the end of skeletons and loading, and key latency. */
function watch(stored: string) {
  localStorage.setItem('dabei.session', stored);
  const seen = { paint: 0, whole: 0, answers: 0, shift: 0, waits: [0], shown: [0] };
  // The last frame must be painted and the main thread free.
  const note = (what: 'whole' | 'answers') =>
    requestAnimationFrame(() => setTimeout(() => (seen[what] = performance.now())));
  let isWhole = false;
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.name.startsWith('key')) continue;
      seen.waits.push(entry.processingStart - entry.startTime);
      seen.shown.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const isShown = (skeleton: Element) => skeleton.checkVisibility();
  // A hydrated page belongs to React from body to forms; older builds drew a first screen.
  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isAnswering = () =>
    !document.querySelector('[data-snapshot]') &&
    [document.body, ...document.querySelectorAll('main form, main nav a')].every(isOfReact);
  const look = () => {
    const skeletons = [...document.querySelectorAll('main span.bg-sunk[aria-hidden]')];
    if (!document.querySelector('main form, main article') || skeletons.some(isShown)) return;
    if (!isWhole) note('whole');
    isWhole = true;
    if (!isAnswering()) return;
    looking.disconnect();
    clearInterval(timer);
    note('answers');
  };
  const looking = new MutationObserver(look);
  // Hydration changes no DOM.
  const timer = setInterval(look, 15);
  looking.observe(document, { subtree: true, childList: true });
}

type Seen = {
  seen: { paint: number; whole: number; answers: number; shift: number; waits: number[]; shown: number[] };
};
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as Seen).seen);

/** Session and cookies of a returning browser. */
async function signIn(address: string) {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': 'dabei_public_demo' },
    body: JSON.stringify({ ...demoSignIn, remember: true }),
  });
  const { expires_in: seconds, ...tokens } = await answer.json();
  const stored = JSON.stringify({ ...tokens, expires_at: Date.now() + seconds * 1000, remember: true });
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    return { name, value, url: address, httpOnly: true };
  });
  return { stored, cookies };
}

/** Milliseconds from the press to the frame with the complete tab, on the page's clock. */
function switchTo(page: Page, tab: Tab): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>(`main nav a[href="${path}"]`);
        const start = performance.now();
        // The task after a frame's start finds it painted.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - start);
        const look = () => {
          const isOpen =
            link?.getAttribute('aria-current') === 'page' && !document.querySelector('main span.bg-sunk[aria-hidden]');
          if (isOpen) requestAnimationFrame(() => painted.port2.postMessage(null));
          else setTimeout(look, 5);
        };
        link?.click();
        look();
      }),
    tabPath(tab),
  );
}

async function measureRound(browser: Browser, address: string): Promise<Round> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
  });
  const { stored, cookies } = await signIn(address);
  await context.addInitScript(watch, stored);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const asked: number[] = [];
  page.on('request', () => asked.push(Date.now()));

  const start = Date.now();
  await page.goto(address + paths.dashboard, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as Seen).seen.answers > 0, undefined, { timeout: 60_000 });
  const { whole, answers } = await seenIn(page);
  const calls = asked.filter((time) => time - start <= answers).length;
  await page.waitForTimeout(QUIET_MS);
  const { paint, shift } = await seenIn(page);

  const others = tabs.filter((tab) => tab !== tabs[0]);
  const slowestOf = async (lookMs: number) => {
    const times: number[] = [];
    for (const tab of others) {
      times.push(await switchTo(page, tab));
      await page.waitForTimeout(lookMs);
    }
    return Math.max(...times);
  };
  const first = await slowestOf(LOOK_MS);
  const again = await slowestOf(LOOK_MS);
  const inRow = await slowestOf(0);

  await page.goto(address + createEventPath, { waitUntil: 'commit' });
  const title = page.getByRole('dialog').locator('input[name=title]');
  await title.click({ timeout: 60_000 });
  await page.waitForTimeout(QUIET_MS);
  await title.pressSequentially(TYPED, { delay: 80 });
  await page.waitForTimeout(500);
  const { waits, shown } = await seenIn(page);
  await context.close();
  return {
    'largest paint': paint,
    whole,
    answers,
    calls,
    shift,
    'tab first': first,
    'tab again': again,
    'tab in a row': inRow,
    'key waits': Math.max(...waits),
    'key shown': Math.max(...shown),
  };
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });

function shown(figure: keyof Round, all: Round[]): string {
  const value = middle(figure, all);
  if (figure === 'shift') return value.toFixed(3);
  return figure === 'calls' ? String(value) : `${Math.round(value)} ms`;
}

const middle = (figure: keyof Round, all: Round[] = []) => median(all.map((one) => one[figure]));

async function measureInTurns(addresses: string[]): Promise<Round[][]> {
  const rounds: Round[][] = addresses.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, address] of addresses.entries()) {
      const one = await measureRound(browser, address);
      rounds[index]?.push(one);
      process.stdout.write(`${index === 0 ? 'now' : 'before'} ${JSON.stringify(one)}\n`);
    }
  }
  return rounds;
}

async function measureAll(addresses: string[]): Promise<void> {
  // A stopping product waits for open streams.
  const rounds = await measureInTurns(addresses).finally(() => browser.close());
  const rows = figures.map((figure) => `| ${[figure, ...rounds.map((all) => shown(figure, all))].join(' | ')} |`);
  const report = `# The first screen behind the login

Medians of ${ROUNDS} rounds${before ? ', in turns with the state before' : ''}: telephone of 412 pixels, 1.6 Mbit/s with 150 ms, processor slowed ${SLOWER} times, a new browser
with nothing but a session, German, the demo's business. Chromium ${browser.version()}, ${cpus().length} cores shared by browser, server, PostgreSQL and whatever
else ran (load ${load().toFixed(1)} at the end). Made by \`npm run bench -- screens\`.

| Figure | Now |${before ? ' Before |' : ''}
|---|---|${before ? '---|' : ''}
${rows.join('\n')}

"Whole" is the moment from which the first tab shows no skeleton and the processor is free; it "answers" when the screen is there with its code
as well, and "calls" are all requests until then; "shift" is what moved by itself. A tab is the slowest of the other five, from the press until the
frame with its content is painted (until 2026-11-26: until it began), each a second after the one before, for the first time and again; "in a row" each is pressed the moment the one before is shown. A key "waits" until its code runs, and is "shown" with the next frame: the slowest while "${TYPED}" is typed as a title.
`;
  const headline = (what: string, figure: keyof Round, most?: number) => ({
    what,
    value: middle(figure, rounds[0]),
    ...(most !== undefined && { goal: { most } }),
    ...(rounds[1] && { before: middle(figure, rounds[1]) }),
  });
  await writeReport('screens', report, [
    headline('the dashboard is seen whole on a slow telephone, ms', 'whole', 2500),
    headline('and answers, ms', 'answers', 2500),
    headline('requests until then', 'calls', 20),
    headline('another tab, again, ms', 'tab again', 100),
    headline('a key in the form of an event waits, ms', 'key waits', 100),
  ]);
}

await withProduct(async ({ address }) => {
  if (!before) return measureAll([address]);
  const old = { checkout: resolve(before), port: 4621 };
  await withProduct((other) => measureAll([address, other.address]), old);
});
