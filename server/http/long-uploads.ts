import { routes } from '#contract/index.ts';

/** Milliseconds for a long upload: the largest video at 1.5 Mbit/s. */
export const LONG_UPLOAD_MS = 340_000;

const API = '/api/v1';
const patterns = Object.values(routes)
  .filter((route) => 'takesLong' in route && route.takesLong)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${API}${path.replace(/\{[a-z]+\}/g, '[^/]+')}$`),
  }));

/** Whether a request uploads a file that may take minutes. */
export function isLongUpload(method: string, path: string): boolean {
  return patterns.some((pattern) => pattern.method === method && pattern.path.test(path));
}
