import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/test/browser.js';
import { findFreePort } from './tests/support/free-port.ts';

// Every worker reads this file again and inherits the environment, so port and folder are chosen once.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'dabei-journeys-'));

/** Documents live for seconds: optimised code would be thrown away. */
const shortLives = '--js-flags=--no-opt --min-semi-space-size=16';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine, since workers wait a third of the time.
  workers: 3,
  // Generous for a busy machine with two cores.
  timeout: 120_000,
  // A retry records a trace and separates flaky journeys from product defects.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/support/second-tries.ts']],
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // The registration journey turns motion on again.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys of the phone app allow the service worker.
    serviceWorkers: 'block',
    // Fails with the missing element instead of the test's timeout.
    actionTimeout: 40_000,
    // The headless shell cannot ask for permission.
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'on-first-retry',
    launchOptions: { executablePath: await findBrowser(), args: [...browserArguments, shortLives] },
  },
});
