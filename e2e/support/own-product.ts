import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/free-port.ts';
import { launchProduct } from './product-setup.ts';
import { test as base } from './test.ts';

/** With a product of its own, for a journey that changes what all others see. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => {
    const port = String(await findFreePort());
    const folder = await mkdtemp(join(tmpdir(), 'dabei-journey-'));
    const stop = await launchProduct({ port, folder, logFile: join('test-results', `server-${port}.log`) });
    await use(`http://localhost:${port}`);
    await stop();
  },
});
