import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useReviewer } from './use-reviewer.ts';

/** Unseen changes of staff accounts. */
export function StaffNotices() {
  const { t } = useTranslation('staff', { keyPrefix: 'notices' });
  const language = useLanguage();
  const isSignedIn = Boolean(useReviewer());
  const { data } = useQuery({ ...reviewQueries.me, enabled: isSignedIn });
  const clearing = useAction({
    call: () => reviewApi.DELETE('/review/me/notices'),
    failed: (problem) => problem,
    stale: [reviewQueries.me],
  });
  if (!isSignedIn || !data || data.notices.length === 0) return null;
  return (
    <div className="container-page pt-6">
      <Banner
        title={t('title')}
        end={
          <Button variant="secondary" size="compact" busy={clearing.isPending} onClick={() => clearing.mutate()}>
            {t('seen')}
          </Button>
        }
      >
        <ul className="grid gap-1">
          {data.notices.map(({ what, about, by, at }) => (
            <li key={`${what} ${about} ${at}`} className="wrap-anywhere">
              {t(what, { about, by: by ?? t('operator'), at: formatInstant(at, language) })}
            </li>
          ))}
        </ul>
        <p className="mt-2">{t('more')}</p>
      </Banner>
    </div>
  );
}
