import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { ChipLink } from '#web/ui/chip.tsx';

const lists = [
  [paths.stagingDashboard, 'businesses'],
  [paths.stagingHeld, 'held'],
] as const;

/** The lists of the desk, and which of them is on show. */
export function DeskTabs() {
  const { t } = useTranslation('review');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('desk.label')} className="mb-6 flex flex-wrap gap-2">
      {lists.map(([path, name]) => (
        <ChipLink key={name} to={path} current={pathname === path}>
          {t(`desk.${name}`)}
        </ChipLink>
      ))}
    </nav>
  );
}
