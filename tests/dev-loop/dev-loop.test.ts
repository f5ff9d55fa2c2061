import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoSignIn } from '#domain/shared/demo.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { HYDRATED_EVENT } from '#web/shell/events.ts';
import { root } from '../../scripts/start/process.js';
import { browserArguments, findBrowser } from '../../scripts/test/browser.js';

/* Runs `npm run dev` in a copy of the tree, changes files and watches browser and terminal. */
let copy: string;
let address: string;
let dev: ReturnType<typeof spawn>;
let output = '';
let browser: Browser;
/** Sent as soon as the port is open, before the product is ready. */
let firstRequest: Promise<Response>;

beforeAll(async () => {
  // Inside the tree: linking packages requires the same disk.
  await mkdir(join(root, 'build'), { recursive: true });
  copy = await mkdtemp(join(root, 'build/dev-loop-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  for (const file of files) await cp(join(root, file), join(copy, file));
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  for (const cache of ['.vite', '.vite-temp'])
    await rm(join(copy, 'node_modules', cache), { recursive: true, force: true });
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  dev = spawn('npm', ['run', 'dev'], { cwd: copy, env: { ...env, PORT: String(port) }, detached: true });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  firstRequest = vi.waitFor(() => fetch(address), { timeout: 300_000 });
  firstRequest.catch(() => undefined);
  const ended = once(dev, 'exit').then(() => Promise.reject(new Error(output)));
  ended.catch(() => undefined);
  await Promise.race([vi.waitFor(() => expect(output).toContain('Dabei is ready at'), { timeout: 300_000 }), ended]);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}, 400_000);

afterAll(async () => {
  await browser?.close();
  if (dev?.exitCode === null && dev.pid) process.kill(-dev.pid, 'SIGKILL');
  await rm(copy, { recursive: true, force: true, maxRetries: 10 });
});

/** Changes a file as an editor does. Resolves with the undo. */
async function change(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
  return () => writeFile(path, before);
}

/** Prints the duration. */
async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  process.stdout.write(`${what}: ${((performance.now() - start) / 1000).toFixed(2)} s\n`);
}

/** Opens a page; with `isInteractive`, waits for hydration. */
async function open(path: string, { isInteractive = false } = {}): Promise<Page> {
  const page = await browser.newPage({ locale: 'de-DE' });
  await page.addInitScript((name) => {
    addEventListener(name, () => Object.assign(window, { isInteractive: true }));
  }, HYDRATED_EVENT);
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address + path);
  await connected;
  if (isInteractive) await page.waitForFunction(() => 'isInteractive' in window);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return page;
}

const outline = (page: Page) => page.evaluate(() => getComputedStyle(document.body).outlineWidth);
const redOutline = [
  'web/styles/core.css',
  '@layer base {',
  '@layer base {\n  body { outline: 7px solid red; }',
] as const;
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

it('answers who asked before it was ready', async () => {
  expect((await firstRequest).status).toBe(200);
});

it('shows a changed text, component and style of an interactive screen without loading it again', async () => {
  const page = await open('/register', { isInteractive: true });
  const text = await change('i18n/de/registration.ts', "title: 'In fünf Minuten dabei.'", "title: 'Hallo Werkstatt'");
  await time('text to screen', () => page.getByText('Hallo Werkstatt').waitFor());
  await text();
  await page.getByText('In fünf Minuten dabei.').waitFor();
  const component = await change('web/routes/register/wizard.tsx', '<Wizard />', '<p>Neues Bauteil</p><Wizard />');
  await time('component to screen', () => page.getByText('Neues Bauteil').waitFor());
  await component();
  await page.getByText('Neues Bauteil').waitFor({ state: 'detached' });
  const style = await change(...redOutline);
  await time('style to screen', () => expect.poll(() => outline(page), { interval: 20 }).toBe('7px'));
  await style();
  expect(await isSame(page)).toBe(true);
});

it('shows a changed text and style of a plain page without loading it again', async () => {
  const page = await open('/business/login');
  const text = await change('i18n/de/login.ts', "title: 'Schön, dass du wieder da bist.'", "title: 'Hallo Werkstatt'");
  await time('text to plain page', () => page.getByText('Hallo Werkstatt').first().waitFor());
  await text();
  const style = await change(...redOutline);
  await time('style to plain page', () => expect.poll(() => outline(page), { interval: 20 }).toBe('7px'));
  await style();
  expect(await isSame(page)).toBe(true);
});

it('shows a page behind the login with its data, and a changed text of it without loading it again', async () => {
  const page = await open('/business/login');
  const answer = await page.request.post(`${address}/api/v1/auth/login`, {
    headers: { 'X-API-Key': 'dabei_public_demo' },
    data: { ...demoSignIn, remember: true },
  });
  const { expires_in: seconds, ...tokens } = await answer.json();
  const session = JSON.stringify({ ...tokens, expires_at: Date.now() + seconds * 1000, remember: true });
  await page.evaluate((stored) => localStorage.setItem('dabei.session', stored), session);
  const shown = await page.goto(`${address}/business/dashboard`);
  expect(await shown?.text()).toContain('Zur Fetten Ecke');
  await page.waitForFunction(() => 'isInteractive' in window);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const text = await change('i18n/de/dashboard.ts', "team: 'Team'", "team: 'Leute'");
  await page.getByRole('link', { name: 'Leute' }).first().waitFor();
  await text();
  await page.getByRole('link', { name: 'Leute' }).first().waitFor({ state: 'detached' });
  expect(await isSame(page)).toBe(true);

  await page.goto(`${address}/business/create-event`);
  await page.waitForFunction(() => 'isInteractive' in window);
  const shared = await change('i18n/de/parts/event-fields.ts', "location: 'Ort'", "location: 'Treffpunkt'");
  await page.getByLabel('Treffpunkt').waitFor();
  await shared();
  await page.getByLabel('Treffpunkt').waitFor({ state: 'detached' });
});

it('starts the server again when one of its files has changed', async () => {
  const page = await open('/business/login');
  const health = () => fetch(`${address}/healthz`).then((response) => response.text());
  const route = await change('server/telemetry/health.ts', "status: 'ok'", "status: 'as new'");
  await time('server', () => expect.poll(health, { interval: 50 }).toContain('as new'));
  await route();
  await expect.poll(health).not.toContain('as new');
  expect(await isSame(page)).toBe(true);
});

it('shows where a file is broken, in the browser and in the terminal, and goes on once it is mended', async () => {
  const page = await open('/register', { isInteractive: true });
  const overlay = page.locator('vite-error-overlay');
  const component = await change('web/routes/register/wizard.tsx', '<Wizard />', '<Wizard <');
  await overlay
    .getByText(/wizard\.tsx/)
    .first()
    .waitFor();
  await expect.poll(() => output).toMatch(/web\/routes\/register\/wizard\.tsx:\d+/);
  await component();
  await overlay.waitFor({ state: 'detached' });
  const route = await change('server/telemetry/health.ts', 'export function', 'export function function');
  await overlay
    .getByText(/health\.ts:\d+/)
    .first()
    .waitFor();
  expect(output).toMatch(/server\/telemetry\/health\.ts:\d+/);
  expect((await fetch(`${address}/healthz`)).status).toBe(500);
  await route();
  await overlay.waitFor({ state: 'detached' });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

it('leaves nothing behind when it is stopped', async () => {
  const ended = once(dev, 'exit');
  if (dev.pid) process.kill(-dev.pid, 'SIGINT');
  await ended;
  const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(copy));
  expect(left).toEqual([]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
