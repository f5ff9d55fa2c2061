import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesScopes } from '#domain/series/series-rule.ts';
import { api } from '#web/api/client.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { staleEvents } from '../use-events.ts';
import { DateChanges } from './date-changes.tsx';

export type Changes = NonNullable<ApiBody<'changeSeries'>['changes']>;
/** What is saved: this date as any event, the series, which is done then, or nothing. */
export type Answer = 'this' | 'series' | null;

type SeriesQuestionProps = {
  event: EventOfBusiness;
  seriesId: string;
  changes: Changes;
  answer: (answer: Answer) => void;
};

/** Which dates a change is about, with before and after of each. */

export function SeriesQuestion({ event, seriesId, changes, answer }: SeriesQuestionProps) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('update');
  const problemText = useProblemText();
  const [scope, setScope] = useState<'this' | (typeof seriesScopes)[number]>('this');
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
      <FieldGroup label={t('series.change.which')}>
        <div className="grid">
          {(['this', ...seriesScopes] as const).map((one) => (
            <Radio
              key={one}
              name="series-scope"
              label={t(`series.scope.${one}`)}
              checked={scope === one}
              onChange={() => setScope(one)}
            />
          ))}
        </div>
      </FieldGroup>
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
