import { join } from 'node:path';
import { root } from './process.js';

/*
 * The two memory settings of every process of the product, here and in the image: docs/decisions/0044-memory-is-taken-when-it-is-needed.md.
 */

/** For Node, which otherwise lets garbage grow to several times what is in use before it collects. */
export const memoryFlags = ['--max-old-space-size=384'];

/** For glibc, which reads it before Node begins: pieces of a megabyte go back when freed, as the 19 MB of each password's hash. */
export const memoryEnvironment = { MALLOC_MMAP_THRESHOLD_: '1048576' };

/** For compiled scripts, so that the next start is quicker. The image starts once. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
