import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/test/browser.js';
import { findFreePort } from './tests/support/free-port.ts';

// This file is read again by every worker, which inherits the environment: the port and the folder are chosen once.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'dabei-journeys-'));

/** A document lives for seconds: what its scripts would be optimised for, and collected in small steps, is thrown away with it. */
const shortLives = '--js-flags=--no-opt --min-semi-space-size=16';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than a small machine has cores: with two, a third of the processor's time is waited away.
  workers: 3,
  // Generous, for a machine of two cores that does other work as well: waiting ends with what is waited for.
  timeout: 120_000,
  // A second try tells a defect of the journey from one of the product: its trace is recorded, and the last lines name it.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/support/second-tries.ts']],
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What moves is waited for; the journey of the registration sees it move.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys ask the server. Those of the app on a phone let its worker in.
    serviceWorkers: 'block',
    // What never appears is told then, not at the end of the whole test.
    actionTimeout: 40_000,
    // The headless shell has nobody to ask.
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'on-first-retry',
    launchOptions: { executablePath: await findBrowser(), args: [...browserArguments, shortLives] },
  },
});
