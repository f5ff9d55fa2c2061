import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Above the dashboard while calls of agents wait. */
export function RequestsNotice({ count }: { count: number }) {
  const { t } = useTranslation('agent-requests');
  return (
    <Banner
      title={t('notice.title', { count })}
      end={
        <ButtonLink to={paths.agentRequests} variant="secondary" className="max-md:w-full">
          {t('notice.see')}
        </ButtonLink>
      }
    >
      {t('notice.text')}
    </Banner>
  );
}
