import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { complainUntil, effectiveFrom, measureFaults, measureRules } from '#domain/measures/measures.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { TypedFault, TypedMeasure } from './impose-fields.tsx';
import { ImposeFields } from './impose-fields.tsx';
import type { HideableEvent } from './stated.ts';
import { Statement } from './statement.tsx';

const blank: TypedMeasure = {
  kind: 'hide_event',
  ground: '',
  source: '',
  facts: '',
  eventId: '',
  until: '',
  isFoundByProgram: false,
};

/** What of the form counts: an event or an end only where the kind takes one. */
function wantedOf({ kind, ground, source, facts, eventId, until, isFoundByProgram }: TypedMeasure) {
  const { takes, endDate } = measureRules[kind];
  return {
    kind,
    ground,
    source: source.trim() || null,
    facts: facts.trim(),
    event_id: takes.includes('event_hidden') && eventId ? eventId : null,
    until: endDate !== 'never' && until ? until : null,
    found_by_program: isFoundByProgram,
  };
}

function faultsOf(typed: TypedMeasure, today: string): ReadonlySet<TypedFault> {
  const { kind, ground, source, facts, event_id, until } = wantedOf(typed);
  const faults = new Set<TypedFault>();
  if (facts === '') faults.add('facts');
  if (until !== null && !isCalendarDay(until)) faults.add('until');
  if (ground === '') return faults.add('ground');
  const misfits = measureFaults({ kind, ground, source, hasEvent: event_id !== null, until }, today);
  for (const { field } of misfits) if (field !== 'kind') faults.add(field);
  return faults;
}

interface Props {
  open: boolean;
  onClose: () => void;
  business: { id: string; name: string };
  events: readonly HideableEvent[];
}

/** Imposes a measure, with the words that go to the owner beside the form. What was typed stays while the dialog is closed. */
export function ImposeDialog({ open, onClose, business, events }: Props) {
  const { t } = useTranslation('measure-desk');
  const [typed, setTyped] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const today = berlinDay(new Date());
  const faults = faultsOf(typed, today);

  const impose = useAction({
    call: () => {
      const { ground, ...wanted } = wantedOf(typed);
      if (ground === '') throw new Error('a measure without a ground was sent');
      return reviewApi.POST('/review/businesses/{id}/measures', {
        params: { path: { id: business.id } },
        body: { ...wanted, ground },
        headers: once(key),
      });
    },
    done() {
      setTyped(blank);
      setTried(false);
      onClose();
      return t('desk.imposed');
    },
    failed(problem, error) {
      // Another attempt says something else.
      setKey(newIdempotencyKey());
      const by = isProblem(error, 'measure_exists') ? error.problem.imposed_by : undefined;
      const description = typeof by === 'string' ? t('desk.faster', { name: by }) : problem;
      return { title: t('desk.notImposed'), description };
    },
    stale: [reviewQueries.all],
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.title', { company: business.name })}
      description={t('dialog.description')}
      closeLabel={t('dialog.close')}
      size="large"
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          setTried(true);
          if (faults.size === 0 && !impose.isPending) impose.mutate();
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={impose.isPending}>
            {t('dialog.impose')}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <ImposeFields
          typed={typed}
          onChange={setTyped}
          events={events}
          faults={isTried ? faults : new Set()}
          today={today}
        />
        <Preview typed={typed} business={business.name} events={events} />
      </div>
    </Dialog>
  );
}

function Preview({ typed, business, events }: { typed: TypedMeasure; business: string; events: Props['events'] }) {
  const { t } = useTranslation('measure-desk');
  const { kind, ground, source, facts, event_id: eventId, until } = wantedOf(typed);
  const now = new Date();
  const effectiveAt = ground === '' ? now : effectiveFrom(kind, ground, now);
  const days = Math.round((effectiveAt.getTime() - now.getTime()) / 86_400_000);
  return (
    <section aria-labelledby="measure-preview" className="grid content-start gap-3 rounded-well bg-sunk p-4 md:p-5">
      <h3 id="measure-preview" className="text-label">
        {t('dialog.preview')}
      </h3>
      {days > 0 && <p className="font-semibold text-small">{t('dialog.notice', { count: days })}</p>}
      {ground === '' || facts === '' ? (
        <p className="text-ink-2">{t('dialog.previewEmpty')}</p>
      ) : (
        <Statement
          measure={{
            ...{ kind, ground, facts, business, effectiveAt, source: source ?? '…' },
            eventTitle: events.find(({ id }) => id === eventId)?.title ?? '…',
            isFoundByProgram: typed.isFoundByProgram,
            endsAt: until && isCalendarDay(until) ? new Date(`${addDays(until, 1)}T00:00:00+01:00`) : null,
            complainUntil: complainUntil(now),
          }}
        />
      )}
    </section>
  );
}
