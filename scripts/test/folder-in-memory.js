import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const place = '/dev/shm';

/** In bytes: tests had a third of a gigabyte there at once, and need memory themselves. */
const NEEDED = 4 * 1024 ** 3;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(place);
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , options = 'noexec'] = mounts.find((line) => line.split(' ')[1] === place)?.split(' ') ?? [];
    return Math.min(bavail * bsize, freemem()) > NEEDED && !options.split(',').includes('noexec');
  } catch {
    return false;
  }
}

/**
 * Makes a folder in memory for what tests write, on a machine that has one with room: each database of a test is a thousand files, and
 * there are disks that take a millisecond for each. Resolves with the work's result; elsewhere the work is done without.
 * @template T
 * @param {() => Promise<T>} work finds the folder as that for temporary files
 * @returns {Promise<T>}
 */
export async function withFolderInMemory(work) {
  if (!hasRoom()) return work();
  const folder = mkdtempSync(join(place, 'dabei-tests-'));
  // The account of PostgreSQL goes through it when tests are run by root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    // A process that is ending may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
