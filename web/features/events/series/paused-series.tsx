import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useEventFailure } from '../event/use-event-failure.ts';
import { staleEvents } from '../event/use-events.ts';

type Series = ApiAnswer<'listSeries'>['data'][number];

/** Series waiting for credits, each with a resume button. */
export function PausedSeries() {
  const paused = useQuery(queries.runningSeries).data?.data.filter(({ status }) => status === 'paused') ?? [];
  return paused.map((series) => <PausedNotice key={series.id} series={series} />);
}

function PausedNotice({ series: { id, title, paused_for: reason } }: { series: Series }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  const mayResume = usePermission('create_events');
  const action = useAction({
    call: (key: string) => api.POST('/series/{id}/resume', { params: { path: { id } }, headers: once(key) }),
    isRepeatable: true,
    done: () => t('series.paused.done'),
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });
  return (
    <Banner
      title={t('series.paused.title', { title })}
      className="mb-5"
      end={
        mayResume && (
          <Button busy={action.isPending} onClick={() => action.mutate(newIdempotencyKey())}>
            {t('series.paused.resume')}
          </Button>
        )
      }
    >
      {t(`series.paused.${reason ?? 'credits'}`)}
    </Banner>
  );
}
