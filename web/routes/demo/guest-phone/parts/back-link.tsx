import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';

export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation('guest-phone');
  return (
    <Link
      to={to}
      data-variant="quiet"
      data-size="compact"
      data-square=""
      aria-label={t('back')}
      className="button -ms-2 justify-self-start"
    >
      <Icon of={ArrowLeft} />
    </Link>
  );
}
