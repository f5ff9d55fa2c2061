import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type axe from 'axe-core';
import { beginToday } from './today.ts';

type JourneyFixtures = {
  day: undefined;
  /** Permits expected console messages, such as a refused sign-in. */
  allowConsole: (pattern: RegExp) => void;
};

/** Runs in the page. Plain pages have no module; others are ready once React owns body and forms. */
function isTakenOver(): boolean {
  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isPlain = document.querySelector('script[type="module"]') === null;
  return isPlain || [document.body, ...document.querySelectorAll('main form')].every(isOfReact);
}

/** Waits for hydration: earlier presses are the browser's. */
function openWithReact(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...options) => {
    const response = await goto.apply(page, options);
    await page.waitForFunction(isTakenOver);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload.apply(page, options);
    await page.waitForFunction(isTakenOver);
    return response;
  };
}

/** A journey fails on console errors, CSP messages, page errors and 5xx, in any tab. */
export const test = base.extend<JourneyFixtures>({
  context: async ({ context }, use) => {
    context.on('page', openWithReact);
    await use(context);
  },
  day: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      await beginToday();
      await use(undefined);
    },
    { auto: true, timeout: 90_000 },
  ],
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const troubles: string[] = [];
      const report = (trouble: string) => troubles.push(trouble);
      context.on('console', (message) => {
        const isPolicy = /content security policy/i.test(message.text());
        if (message.type() === 'error' || isPolicy) report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(`uncaught: ${error.error().stack || error.error()}`));
      context.on('response', (response) => {
        if (response.status() >= 500) report(`${response.status()} ${response.url()}`);
      });
      await use((pattern) => allowed.push(pattern));
      const unexpected = troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
      expect(unexpected, 'console errors, policy messages, page errors and failures of the server').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Main paths run in every language and size; side paths in the first, with `EVERY_RUN=1` in all. */
export function firstOf<Run>(runs: readonly Run[]): readonly Run[] {
  return process.env.EVERY_RUN ? runs : runs.slice(0, 1);
}

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on WCAG 2.2 AA violations of the settled page. axe marks 2.5.3 as experimental, so it is named. */
export async function checkScreen(page: Page): Promise<void> {
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  await check(page, { type: 'tag', values: guidelines }, [], rules);
}

/** Checks a part of the screen, without its frame and without what a dialog covers. */
export async function checkAccessibility(page: Page): Promise<void> {
  await check(page, { type: 'tag', values: guidelines }, await findFrame(page));
}

/** Checks both themes; the second run tests only colours. */
export async function checkBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await check(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, await findFrame(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await checkAccessibility(page);
}

async function findFrame(page: Page): Promise<string[]> {
  const frame = ['header', 'footer', 'aside'].map((part) => `${part}[data-print=hide]`);
  return (await page.locator('.dialog').count()) ? [...frame, 'main'] : frame;
}

async function check(page: Page, runOnly: axe.RunOnly, exclude: string[], rules: axe.RuleObject = {}): Promise<void> {
  // A toast may cover a dialog's head for five seconds.
  if (await page.locator('.dialog').count()) await expect(page.locator('.toast')).toHaveCount(0);
  // Before layout the API documentation's texts overlap.
  await expect(page.locator('.call:not([data-laid-out])')).toHaveCount(0);
  await page.evaluate(rest);
  // Injects axe's long source once per document. All frames have this origin.
  await giveAxe(page.mainFrame());
  // A preview may reload meanwhile.
  for (const frame of page.mainFrame().childFrames()) await giveAxe(frame).catch(() => undefined);
  // Skips descriptions of passed nodes.
  const options: axe.RunOptions = { runOnly, rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    ({ context, asked }) => (window as unknown as { axe: typeof axe }).axe.run(context, asked),
    { context: { include: ['html'], exclude }, asked: options },
  );
  const summary = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) }));
  expect(summary, 'accessibility').toEqual([]);
}

/** Without comments, to load faster in each document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/** Runs in the page: waits for transitions, which have mixed colours; skips endless animations. */
async function rest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
  await frame().then(frame);
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
}
