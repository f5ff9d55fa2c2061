import { join } from 'node:path';
import { root } from './process.js';

/* Memory settings of every process, here and in the image. */

/** For Node, which otherwise lets garbage grow to a multiple of the live heap. */
export const memoryFlags = ['--max-old-space-size=384'];

/**
 * For glibc, read before Node starts: blocks from one megabyte, such as hashing memory, return to the system when
 * freed.
 */
export const memoryEnvironment = { MALLOC_MMAP_THRESHOLD_: '1048576' };

/** Caches compiled scripts for the next start. The image starts once. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
