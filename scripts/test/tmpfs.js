import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps these files in memory. */
const place = '/dev/shm';

/** Bytes of free memory required. */
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
 * Points temporary files to a folder in memory if there is one with room, since test databases consist of many small
 * files. Resolves with the work's result.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTmpfs(work) {
  if (!hasRoom()) return work();
  const folder = mkdtempSync(join(place, 'dabei-tests-'));
  // PostgreSQL's account needs access when tests run as root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    // An ending process may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
