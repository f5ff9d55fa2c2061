import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useMay } from './use-may.ts';

/** The way to the team of staff, for those who look after it. */
export function TeamLink({ className }: { className: string }) {
  const { t } = useTranslation('staff');
  if (!useMay('manage_staff')) return null;
  return (
    <ButtonLink to={paths.stagingTeam} variant="secondary" size="compact" icon={Users} className={className}>
      {t('nav')}
    </ButtonLink>
  );
}
