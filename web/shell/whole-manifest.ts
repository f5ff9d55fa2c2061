import { accessibilityPath, processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from '../paths.ts';

/** Pages that are whole without scripts, those of a second factor, and those behind links of mails: whatever links to them opens them anew. */
const apart: readonly string[] = [
  ...[withdrawPath, processingPath, accessibilityPath, paths.report],
  ...[paths.secondFactor, `${paths.secondFactor}/keep`, `${paths.secondFactor}/remove`, paths.secondStep],
  ...['/503', '/business/email-change', '/business/email-change/undo'],
];

/** These, and all screens below the review's address: no other screen goes there without loading the page. */
export const isApart = (path: string): boolean =>
  path === '/staging' || path.startsWith('/staging/') || apart.includes(path);

/** The file that lists all screens, by the one that leaves out those apart. */
export const wholeManifest = (file: string): string => file.replace('manifest-', 'manifest-whole-');
