import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesScopes } from '#domain/series/series-rule.ts';
import { api } from '#web/api/client.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { staleEvents } from '../use-events.ts';
import { DateChanges } from './date-changes.tsx';

type Changes = NonNullable<ApiBody<'changeSeries'>['changes']>;
type Answer = 'this' | 'series' | null;
type Question = { changes: Changes; answer: (answer: Answer) => void };

/** What dates have each for themselves. */
const ofOneDate = ['event_date', 'tariff', 'publish_type', 'scheduled_date', 'scheduled_time', 'tell_guests'];

/** What of a form differs from the stored event and may hold for other dates as well. */
function changesOf(event: EventOfBusiness, body: object): Changes {
  const stored: Record<string, unknown> = { ...event };
  const changed = Object.entries(body).filter(
    ([name, value]) => !ofOneDate.includes(name) && !isSame(value, stored[name] ?? null),
  );
  return Object.fromEntries(changed);
}

/**
 * Asks, before a date of a series is saved, which dates the change is about. `ask` resolves with true when only this one is
 * saved, as any event; what holds for more is done by the question itself, which then calls `onChanged`.
 */
export function useSeriesQuestion(event: EventOfBusiness, onChanged: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(body: object): Promise<boolean> {
    const changes = changesOf(event, body);
    const { series_id: seriesId, event_date: day } = event;
    const hasMoved = 'event_date' in body && body.event_date !== day;
    if (seriesId === null || hasMoved || Object.keys(changes).length === 0) return true;
    const answer = await new Promise<Answer>((resolve) => setQuestion({ changes, answer: resolve }));
    setQuestion(null);
    if (answer === 'series') onChanged();
    return answer === 'this';
  }

  return {
    ask,
    dialog: question && event.series_id && <SeriesQuestion event={event} seriesId={event.series_id} {...question} />,
  };
}

type SeriesQuestionProps = Question & { event: EventOfBusiness; seriesId: string };

function SeriesQuestion({ event, seriesId, changes, answer }: SeriesQuestionProps) {
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
