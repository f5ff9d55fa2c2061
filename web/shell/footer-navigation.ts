import { accessibilityPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from '#web/paths.ts';

const linkTo = <Key extends 'faq' | 'contact' | 'help' | 'imprint' | 'privacy' | 'terms' | 'withdrawal' | 'ranking'>(
  key: Key,
) => ({ path: paths[key], label: `footer.${key}` as const });

/** Support and law: the links at the end of every page. */
export const supportLinks = (['faq', 'contact', 'help'] as const).map(linkTo);
export const legalLinks = (['imprint', 'privacy', 'terms', 'withdrawal', 'ranking'] as const).map(linkTo);

/** What the law wants to be in reach on every page. */
export const dutyLinks = [
  { path: withdrawPath, label: 'footer.withdraw' },
  { path: accessibilityPath, label: 'footer.accessibility' },
] as const;
