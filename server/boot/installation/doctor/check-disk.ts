import { statfs } from 'node:fs/promises';
import { ok, reasonOf, unsure, wrong } from './finding.ts';

const GB = 1e9;

/** Free space of the data folder, where videos lie while they are checked. */
export async function checkDisk(dataDir: string, read: typeof statfs = statfs) {
  try {
    const { bsize, bavail } = await read(dataDir);
    const free = `${((bsize * bavail) / GB).toFixed(1)} GB of DATA_DIR are free`;
    if (bsize * bavail < GB) return wrong('disk', `Only ${free}: videos need 1 GB`);
    return bsize * bavail < 5 * GB ? unsure('disk', `Only ${free}`) : ok('disk', free);
  } catch (error) {
    return wrong('disk', `DATA_DIR ${dataDir} cannot be read: ${reasonOf(error)}`);
  }
}
