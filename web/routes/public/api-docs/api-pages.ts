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

/** Address of a page; with the parameter, the route pattern. */
export function apiPath(resource: ApiResource | ':resource?'): string {
  return `${paths.api}/${resource}`;
}
