import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useEventFailure } from '../event/use-event-failure.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { staleEvents } from '../event/use-events.ts';
import { DateChanges } from './date-changes.tsx';
import type { Scope } from './scope-choice.tsx';
import { allScopes, ScopeChoice } from './scope-choice.tsx';

type Changes = NonNullable<ApiBody<'changeSeries'>['changes']>;
/** This date alone, the series (already saved), or nothing. */
export type Answer = 'this' | 'series' | null;

/** Fields individual per date. */
const ofOneDate = 'event_date tariff publish_type scheduled_date scheduled_time tell_guests repetition'.split(' ');

/** Changed fields that may apply to other dates. */
function changesOf(event: EventOfBusiness, body: object): Changes {
  const stored: Record<string, unknown> = { ...event };
  const changed = Object.entries(body).filter(
    ([name, value]) => !ofOneDate.includes(name) && !isSame(value, stored[name] ?? null),
  );
  return Object.fromEntries(changed);
}

type SeriesQuestionProps = {
  event: EventOfBusiness;
  seriesId: string;
  /** Request body for this date. */
  body: object;
  answer: (answer: Answer) => void;
};

/** Asks for the scope of a change; individual fields need no question. */
export function SeriesQuestion({ body, ...props }: SeriesQuestionProps) {
  const { event, answer } = props;
  const [changes] = useState(() => changesOf(event, body));
  const isOfOne = Object.keys(changes).length === 0;
  useEffect(() => {
    if (isOfOne) answer('this');
  }, [isOfOne, answer]);
  return isOfOne ? null : <ScopeQuestion changes={changes} {...props} />;
}

type ScopeQuestionProps = Omit<SeriesQuestionProps, 'body'> & { changes: Changes };

function ScopeQuestion({ event, seriesId, changes, answer }: ScopeQuestionProps) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('update');
  const problemText = useProblemText();
  const [scope, setScope] = useState<Scope>('this');
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const [overwrite, setOverwrite] = useState<string[]>([]);
  const isWide = scope !== 'this';
  const body = { scope: isWide ? scope : 'all', event_id: event.id, changes, overwrite } as const;
  const preview = useQuery({ ...queries.seriesPreview(seriesId, body), enabled: isWide });
  const dates = preview.data?.dates ?? [];
  const isMissing = dates.some(({ event_id: id, asks }) => asks && id !== null && !confirmed.includes(id));
  const action = useAction({
    call: () => api.PATCH('/series/{id}', { params: { path: { id: seriesId } }, body: { ...body, confirmed } }),
    done() {
      answer('series');
      return t('series.change.done');
    },
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t('series.change.title')}
      description={t('series.change.lead')}
      closeLabel={t('move.back')}
      size={isWide ? 'large' : 'small'}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(null)}>
            {t('move.back')}
          </Button>
          <Button
            busy={action.isPending}
            busyLabel={t('edit.saving')}
            disabled={isWide && !preview.data}
            disabledReason={isWide && isMissing ? t('series.change.unconfirmed') : undefined}
            onClick={() => (isWide ? action.mutate() : answer('this'))}
          >
            {t('series.change.save')}
          </Button>
        </>
      }
    >
      <ScopeChoice name="series-scope" options={allScopes} value={scope} onChange={setScope} />
      {isWide && (
        <div className="mt-6">
          {preview.isPending && (
            <Loading label={t('series.change.loading')}>
              <SkeletonText lines={4} />
            </Loading>
          )}
          {preview.error && (
            <p role="alert" className="font-semibold text-oxblood text-small">
              {problemText(preview.error)}
            </p>
          )}
          {preview.data && preview.data.credits > 0 && (
            <p className="mb-4 font-semibold">{t('series.change.credits', { count: preview.data.credits })}</p>
          )}
          <DateChanges
            dates={dates}
            confirmed={confirmed}
            overwritten={overwrite}
            onConfirm={setConfirmed}
            onOverwrite={setOverwrite}
          />
        </div>
      )}
    </Dialog>
  );
}
