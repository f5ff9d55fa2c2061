import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem, run, say } from '../start/process.js';

// The headless shell first: same rendering, less work.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Arguments of every browser: quiet, and able to run as root in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium: CHROMIUM_PATH, else the first in PATH, else undefined. */
export function findInstalledBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable);
}

/** The journeys' browser: an installed one, else the packed dependency (Linux only). */
export async function findBrowser() {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  if (process.platform !== 'linux') throw new Problem('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Installs Debian's headless Chromium where missing; on failure the packed one is used. */
export async function ensureBrowser() {
  if (findInstalledBrowser() || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  say('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    env,
  });
  if (code !== 0) say('Chromium could not be installed; the journeys run in the packed one.');
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
