import { accessibilityPath, processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from '../paths.ts';

/** Pages that are whole without scripts; whatever links to them opens them anew. */
const plain: readonly string[] = [withdrawPath, processingPath, accessibilityPath, paths.report];

/** Screens below the review's address and some plain pages: no other screen goes there without loading the page. */
export const isApart = (path: string): boolean =>
  path === '/staging' || path.startsWith('/staging/') || plain.includes(path);

/** The file that lists all screens, by the one that leaves out those apart. */
export const wholeManifest = (file: string): string => file.replace('manifest-', 'manifest-whole-');
