import { paths } from '../../../paths.ts';

/** The pages of the API's documentation besides the first, in their order: below it, one for each subject. */
export const apiResources = [
  'events',
  'series',
  'pictures',
  'guests',
  'door',
  'analytics',
  'credits',
  'business',
  'team',
  'keys',
  'webhooks',
  'catalogue',
  'sign-in',
  'account',
  'registration',
  'app',
] as const;
export type ApiResource = (typeof apiResources)[number];

/** The address of a page of the API's documentation; with a parameter, that of all. */
export function apiPath(resource: ApiResource | ':resource?'): string {
  return `${paths.api}/${resource}`;
}
