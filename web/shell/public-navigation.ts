import { paths } from '#web/paths.ts';

/** The links that header and mobile menu share. */
export const publicNavigation = [
  { path: paths.business, label: 'nav.business' },
  { path: paths.features, label: 'nav.features' },
  { path: paths.pricing, label: 'nav.pricing' },
] as const;
