import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startProduct from '../e2e/support/product-setup.ts';

const PORT = '4620';

/** Runs the built product in demo mode on an empty data folder, as long as `measure` takes. */
export async function withProduct(measure: (address: string) => Promise<void>): Promise<void> {
  process.env.E2E_PORT = PORT;
  process.env.E2E_FOLDER = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
  const stop = await startProduct();
  try {
    await measure(process.env.E2E_URL ?? `http://localhost:${PORT}`);
  } finally {
    await stop();
  }
}
