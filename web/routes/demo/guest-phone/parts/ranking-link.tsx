import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';

export function RankingLink() {
  const { t } = useTranslation('guest-phone');
  return (
    <p className="text-center text-small">
      <a href={paths.ranking} className="target-44 inline-block text-link">
        {t('ranking')}
      </a>
    </p>
  );
}
