import { useTranslation } from 'react-i18next';
import { useBusinessPage } from '#web/member/use-business-page.ts';

/** The page that guests open, as long as they see the business. */
export function PageLink() {
  const { t } = useTranslation('profile');
  const { data } = useBusinessPage();
  if (!data?.is_public || data.page_url === null) return null;
  return (
    <p className="-mt-4 mb-6 text-ink-2">
      {t('page')}{' '}
      <a href={new URL(data.page_url).pathname} className="text-link">
        {data.page_url.replace(/^https?:\/\//, '')}
      </a>
    </p>
  );
}
