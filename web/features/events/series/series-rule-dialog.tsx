import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastVisibleDay } from '#domain/series/coming-dates.ts';
import { LAST, seriesScopes } from '#domain/series/series-rule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch } from '#web/api/tagged.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { CancelReason } from '../event/cancel-reason.tsx';
import type { EventInShort } from '../event/listed-fields.ts';
import type { Repetition } from '../event/repetition.ts';
import { isComplete, repeatsOn } from '../event/repetition.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { staleEvents } from '../event/use-events.ts';
import { ClosedDaysSelect, EndFields } from './repeat-details.tsx';
import { RhythmSelect } from './rhythm-select.tsx';
import { RuleDates } from './rule-dates.tsx';
import { ScopeChoice } from './scope-choice.tsx';

type Series = ApiAnswer<'getSeries'>;
type Scope = (typeof seriesScopes)[number];

/** First possible day of a new rule: this or the next date, not in the past. */
function firstDay({ dates }: Series, event: EventInShort, scope: Scope, today: string): string {
  const from = scope === 'all' ? '' : (event.series_date ?? '');
  return dates.map(({ series_date: day }) => day).find((day) => day >= from && day >= today) ?? today;
}

/** The current rule as a form value: its first date sets the weekday, and its end counts from there. */
function presentRepetition(series: Series, day: string): Repetition {
  const { frequency, interval, weekdays, nth, ends_on: endsOn, closed_days } = series;
  const end = endsOn === null ? { count: series.days.filter((each) => each >= day).length } : { ends_on: endsOn };
  const shape = {
    frequency,
    ...(interval > 1 && { interval }),
    ...(nth === LAST && { nth: LAST }),
  } as const;
  return { ...shape, ...end, ...(weekdays.length > 1 && { weekdays }), closed_days };
}

type SeriesRuleDialogProps = { event: EventInShort; onClose: () => void };

/** Changes rule and end of a series, with dates before and after. */
export function SeriesRuleDialog({ event, onClose }: SeriesRuleDialogProps) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const loaded = useQuery(queries.seriesToEdit(event.series_id ?? ''));
  return (
    <Dialog.Frame
      open
      onClose={onClose}
      title={t('series.rule.title')}
      description={t('series.rule.lead', { title: event.title })}
      closeLabel={t('move.back')}
      size="large"
      keepOpenOnOutsidePress
    >
      {loaded.data ? (
        <RuleForm event={event} loaded={loaded.data} onReload={() => void loaded.refetch()} onClose={onClose} />
      ) : (
        <Dialog.Body>
          {loaded.error ? (
            <ErrorState
              title={problemText(loaded.error)}
              retryLabel={t('list.retry')}
              onRetry={() => void loaded.refetch()}
              busy={loaded.isFetching}
            />
          ) : (
            <Loading label={t('series.change.loading')}>
              <SkeletonText lines={4} />
            </Loading>
          )}
        </Dialog.Body>
      )}
    </Dialog.Frame>
  );
}

type RuleFormProps = SeriesRuleDialogProps & { loaded: Tagged<Series>; onReload: () => void };

function RuleForm({ event, loaded, onReload, onClose }: RuleFormProps) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  const today = berlinDay(new Date());
  const series = loaded.data;
  const [scope, setScope] = useState<Scope>('this_and_later');
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Repetition | null>(null);
  const [cancelled, setCancelled] = useState<string[]>([]);
  const [reason, setReason] = useState('');

  const usualDay = firstDay(series, event, scope, today);
  const typedDay = chosenDay ?? usualDay;
  const hasDay = isCalendarDay(typedDay);
  const day = hasDay ? typedDay : usualDay;
  const present = presentRepetition(series, usualDay);
  const value = chosen ?? present;
  const isReady = hasDay && repeatsOn(value, day) && isComplete(value);
  const { closed_days, ...rule } = value;
  const body = {
    scope,
    event_id: event.id,
    rule: { ...rule, starts_on: day },
    closed_days,
    cancel: cancelled,
  };
  const preview = useQuery({ ...queries.seriesPreview(series.id, body), enabled: isReady });
  const isChanged = day !== usualDay || !isSame(value, present);
  const action = useAction({
    call: () =>
      api.PATCH('/series/{id}', {
        params: { path: { id: series.id } },
        body: { ...body, reason },
        headers: ifMatch(loaded.etag),
      }),
    done() {
      onClose();
      return t('series.change.done');
    },
    failed(_, error) {
      if (!isProblem(error, 'precondition_failed')) return failure(error);
      onReload();
      return { kind: 'warning' as const, title: t('series.rule.stale') };
    },
    stale: staleEvents,
  });

  const obstacle = isReady ? (isChanged ? undefined : t('series.rule.unchanged')) : t('series.rule.incomplete');
  return (
    <Dialog.Form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!obstacle && preview.data) action.mutate();
      }}
    >
      <Dialog.Body>
        <div className="grid items-start gap-8 md:grid-cols-2">
          <RuleFields
            scope={scope}
            onScope={setScope}
            typedDay={typedDay}
            onDay={setChosenDay}
            day={day}
            present={present}
            value={value}
            onRule={setChosen}
          />
          <div className="grid gap-4 rounded-well bg-sunk p-4" aria-live="polite" aria-busy={preview.isFetching}>
            {isReady ? (
              <RulePreview {...preview}>
                {preview.data && (
                  <RuleDates
                    daysBefore={series.days}
                    preview={preview.data}
                    cancelled={cancelled}
                    onCancel={setCancelled}
                  />
                )}
              </RulePreview>
            ) : (
              <p className="text-ink-2 text-small">{t('series.rule.incomplete')}</p>
            )}
            {preview.data?.dates.some(({ effect }) => effect === 'cancelled') && (
              <CancelReason value={reason} onChange={setReason} />
            )}
          </div>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="secondary" onClick={onClose}>
          {t('move.back')}
        </Button>
        <Button
          type="submit"
          busy={action.isPending}
          busyLabel={t('edit.saving')}
          disabled={!preview.data || preview.isError}
          disabledReason={obstacle}
        >
          {t('series.rule.save')}
        </Button>
      </Dialog.Footer>
    </Dialog.Form>
  );
}

type RuleFieldsProps = {
  scope: Scope;
  onScope: (scope: Scope) => void;
  typedDay: string;
  onDay: (day: string) => void;
  /** The typed day, or the default while invalid. */
  day: string;
  present: Repetition;
  value: Repetition;
  onRule: (rule: Repetition) => void;
};

function RuleFields({ scope, onScope, typedDay, onDay, day, present, value, onRule }: RuleFieldsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const today = berlinDay(new Date());
  return (
    <div className="grid gap-5">
      <ScopeChoice name="series-rule" options={seriesScopes} value={scope} onChange={onScope} />
      <DayField
        label={t('series.rule.from')}
        help={t('series.rule.fromHelp')}
        language={language}
        value={typedDay}
        onChange={onDay}
        error={isCalendarDay(typedDay) ? undefined : t('fields.dateInvalid')}
        today={today}
        firstDay={today}
        lastDay={lastVisibleDay(today)}
        calendarLabel={t('fields.day')}
        required
      />
      <RhythmSelect
        label={t('series.rule.rhythm')}
        value={value}
        day={day}
        own={present}
        none={t('series.rule.choose')}
        onChange={(repetition) => repetition && onRule(repetition)}
      />
      <EndFields value={value} onChange={onRule} day={day} />
      <ClosedDaysSelect value={value} onChange={onRule} />
    </div>
  );
}

type RulePreviewProps = { isPending: boolean; error: Error | null; children: ReactNode };

/** Dates by the new rule, or the error. */
function RulePreview({ isPending, error, children }: RulePreviewProps) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  if (isPending) {
    return (
      <Loading label={t('series.change.loading')}>
        <SkeletonText lines={6} className="*:bg-line" />
      </Loading>
    );
  }
  if (!error) return children;
  return (
    <p role="alert" className="font-semibold text-oxblood text-small">
      {problemText(error)}
    </p>
  );
}
