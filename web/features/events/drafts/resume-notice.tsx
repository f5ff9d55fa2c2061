import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { api, dataOf } from '#web/api/client.ts';
import { draftPath } from '../event-paths.ts';

/** On an empty form: the way back to the draft that was begun last, perhaps on another device. */
export function ResumeNotice({ tariff, className }: { tariff: Tariff; className?: string }) {
  const { t } = useTranslation('events');
  const { state } = useLocation();
  const { data } = useQuery({
    queryKey: ['last-draft'],
    queryFn: ({ signal }) => dataOf(api.GET('/events', { params: { query: { status: 'draft', limit: 1 } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const last = data?.data[0];
  if (last?.tariff !== tariff) return null;
  return (
    <div className={className}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-well bg-sunk px-5 py-3">
        <span className="wrap-anywhere">
          {last.title ? t('drafts.resume', { title: last.title }) : t('drafts.resumeUnnamed')}
        </span>
        <Link
          to={draftPath(last)}
          replace
          state={state}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('drafts.resumeAction')}
        </Link>
      </p>
    </div>
  );
}
