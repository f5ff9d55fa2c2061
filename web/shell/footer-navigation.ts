import { paths } from '#web/paths.ts';

/** Support and law: the links at the end of every page. */
export const supportLinks = [
  { path: paths.faq, label: 'footer.faq' },
  { path: paths.contact, label: 'footer.contact' },
  { path: paths.help, label: 'footer.help' },
] as const;

export const legalLinks = [
  { path: paths.imprint, label: 'footer.imprint' },
  { path: paths.privacy, label: 'footer.privacy' },
  { path: paths.terms, label: 'footer.terms' },
  { path: paths.withdrawal, label: 'footer.withdrawal' },
  { path: paths.ranking, label: 'footer.ranking' },
] as const;
