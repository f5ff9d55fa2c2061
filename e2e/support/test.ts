import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type axe from 'axe-core';

type JourneyFixtures = {
  /** Lets through what a journey provokes on purpose, such as the browser's report of a refused sign-in. */
  allowConsole: (pattern: RegExp) => void;
};

/** Runs in the page. Pages without React have no module; the others belong to it from the body down to every form. */
function isTakenOver(): boolean {
  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isPlain = document.querySelector('script[type="module"]') === null;
  return isPlain || [document.body, ...document.querySelectorAll('main form')].every(isOfReact);
}

/** Counts a page as open once React has taken it over: what is pressed before that is the browser's own business. */
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

/** A journey: it fails on any console error, policy message, page error or answer of 500 and above, in any tab. */
export const test = base.extend<JourneyFixtures>({
  context: async ({ context }, use) => {
    context.on('page', openWithReact);
    await use(context);
  },
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

/**
 * The main paths are walked in every language and size that they name. What lies beside them is walked in the first; with
 * `EVERY_RUN=1` in all of them.
 */
export function firstOf<Run>(runs: readonly Run[]): readonly Run[] {
  return process.env.EVERY_RUN ? runs : runs.slice(0, 1);
}

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails on any violation of WCAG 2.2 AA in the page as it is once everything that moves or fades has come to rest. The rule of 2.5.3 is
 * experimental in axe, so it is named.
 */
export async function checkScreen(page: Page): Promise<void> {
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  await check(page, { type: 'tag', values: guidelines }, [], rules);
}

/** The same for what a journey has brought about: the frame around it, and what lies behind a dialog, are the screen's. */
export async function checkAccessibility(page: Page): Promise<void> {
  await check(page, { type: 'tag', values: guidelines }, await findFrame(page));
}

/** The same in dark and in light, where only what is about colours is asked again: nothing else differs between them. */
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
  // For its five seconds a message may lie on the head of a dialog.
  if (await page.locator('.dialog').count()) await expect(page.locator('.toast')).toHaveCount(0);
  // Where the documentation of the API is not laid out, its words seem to lie upon each other.
  await expect(page.locator('.call:not([data-laid-out])')).toHaveCount(0);
  await page.evaluate(rest);
  // Its source is long: a document is given it once. No page here has frames of another origin.
  await giveAxe(page.mainFrame());
  // A preview may be drawn anew meanwhile.
  for (const frame of page.mainFrame().childFrames()) await giveAxe(frame).catch(() => undefined);
  // What is in order is not described node by node.
  const options: axe.RunOptions = { runOnly, rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    ({ context, asked }) => (window as unknown as { axe: typeof axe }).axe.run(context, asked),
    { context: { include: ['html'], exclude }, asked: options },
  );
  const summary = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) }));
  expect(summary, 'accessibility').toEqual([]);
}

/** Without its comments, which every document would read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/** Runs in the page. Colours halfway between two themes are nobody's; what turns for ever is not waited for. */
async function rest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
  await frame().then(frame);
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
}
