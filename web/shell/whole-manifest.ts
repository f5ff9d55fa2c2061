import { accessibilityPath, processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from '../paths.ts';

/** Pages that work without scripts, need a second factor or are linked by mails; links to them reload. */
const apart: readonly string[] = [
  ...[withdrawPath, processingPath, accessibilityPath, paths.report],
  ...[paths.secondFactor, `${paths.secondFactor}/keep`, `${paths.secondFactor}/remove`, paths.secondStep],
  ...['/503', '/business/email-change', '/business/email-change/undo'],
];

/** These pages, and the review's: linked only with a full load. */
export const isApart = (path: string): boolean =>
  path === '/staging' || path.startsWith('/staging/') || apart.includes(path);

/** File name of the full manifest, from that of the reduced one. */
export const wholeManifest = (file: string): string => file.replace('manifest-', 'manifest-whole-');
