import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Business } from '#web/member/use-business.ts';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { roomPath } from '#web/paths.ts';

/** Link to the public page, and missing parts of its imprint. */
export function PageNotes({ business }: { business: Business }) {
  const { t } = useTranslation('profile');
  const { data } = useBusinessPage();
  const isOwner = useMembership()?.is_owner === true;
  const gaps = isOwner ? business.imprint_gaps : [];
  return (
    <>
      {data?.is_public && data.page_url !== null && (
        <p className="-mt-4 mb-5 text-ink-2">
          {t('page')}{' '}
          <a href={new URL(data.page_url).pathname} className="text-link">
            {data.page_url.replace(/^https?:\/\//, '')}
          </a>
        </p>
      )}
      {gaps.length > 0 && (
        <div className="mb-6 border-amber border-s-4 ps-4 text-small">
          <p className="font-semibold">{t('imprint.title')}</p>
          <ul className="mt-1 list-disc ps-5">
            {gaps.map((gap) => (
              <li key={gap}>{t(`imprint.${gap}`)}</li>
            ))}
          </ul>
          <p className="mt-1">
            {t('imprint.where')}{' '}
            <Link to={roomPath('business')} preventScrollReset className="text-link">
              {t('imprint.add')}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}
