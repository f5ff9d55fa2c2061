import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

const links = [
  { path: paths.business, label: 'nav.business' },
  { path: paths.features, label: 'nav.features' },
  { path: paths.pricing, label: 'nav.pricing' },
] as const;

/** Links of header and mobile menu, as list items. `className`: of each link. */
export function PublicNavigation({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return links.map(({ path, label }) => (
    <li key={path}>
      <a href={path} aria-current={path === pathname ? 'page' : undefined} className={className}>
        {t(label)}
      </a>
    </li>
  ));
}
