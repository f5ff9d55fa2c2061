import { paths } from '../../../paths.ts';

/** Subjects with a page, in order. */
export const apiResources = [
  'events',
  'sync',
  'series',
  'pictures',
  'guests',
  'analytics',
  'credits',
  'business',
  'webhooks',
  'test-events',
  'catalogue',
  'sign-in',
  'app',
] as const;
export type ApiResource = (typeof apiResources)[number];

/** Pages below the overview. */
export const apiPages = [...apiResources, 'changes'] as const;
export type ApiPage = (typeof apiPages)[number];

/** Address of a page; with the parameter, the route pattern. */
export function apiPath(page: ApiPage | ':resource?'): string {
  return `${paths.api}/${page}`;
}
