import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api, dataOf } from '#web/api/client.ts';
import { pageTariff } from '../create/event-draft.ts';
import { draftPath } from '../event-paths.ts';
import { eventsKey } from '../use-events.ts';

/** On an empty form: the way back to the draft that was begun last, perhaps on another device. */
export function ResumeNotice() {
  const { t } = useTranslation('create-event');
  const { data } = useQuery({
    queryKey: [...eventsKey, 'last-draft'],
    queryFn: ({ signal }) => dataOf(api.GET('/events', { params: { query: { status: 'draft', limit: 1 } }, signal })),
  });
  const last = data?.data[0];
  if (last?.tariff !== pageTariff) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-well bg-sunk px-5 py-3">
      <span className="wrap-anywhere">{last.title ? t('resume', { title: last.title }) : t('resumeUnnamed')}</span>
      {/* A new page, so that the form begins anew with the other draft. */}
      <Link
        reloadDocument
        to={draftPath(last.id)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('resumeAction')}
      </Link>
    </p>
  );
}
