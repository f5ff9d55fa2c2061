import { join } from 'node:path';
import { root } from './process.js';

/*
 * What every process of the product is started with, here and in the image:
 * docs/decisions/0044-memory-is-taken-when-it-is-needed.md.
 */

/** For Node. */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=384'];

/** For glibc, which reads them from the environment before Node begins. */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** Where Node keeps what it has compiled, for the next start: what is not compiled again leaves no holes in memory. The image starts once. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
