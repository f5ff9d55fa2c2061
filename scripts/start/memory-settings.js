import { join } from 'node:path';
import { root } from './process.js';

/*
 * The memory settings of every process of the product, here and in the image: docs/decisions/0044-memory-is-taken-when-it-is-needed.md.
 */

/** For Node. */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=384'];

/**
 * For glibc, which reads them from the environment before Node begins. With them a server that has checked eight passwords takes 124 MB
 * instead of 209: each check allocates 19 MB, and glibc otherwise keeps them in every thread.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** For compiled scripts, so that the next start is quicker. The image starts once. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
