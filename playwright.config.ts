import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/test/browser.js';
import { findFreePort } from './tests/support/free-port.ts';

// This file is read again by every worker, which inherits the environment: the port and the folder are chosen once.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'dabei-journeys-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than a small machine has cores: with two, a third of the processor's time is waited away.
  workers: 3,
  // Generous, for a machine of two cores that does other work as well: waiting ends with what is waited for.
  timeout: 120_000,
  // Once more where nobody watches: a journey that passes only then is printed as flaky, and its second run is recorded.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: 'list',
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
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
});
