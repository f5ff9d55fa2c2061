import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventInstants } from '#domain/events/instants.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { ToldGuests, Whereabouts } from '#domain/events/moves.ts';
import { asksGuests, hasMoved, toldGuests } from '#domain/events/moves.ts';
import { formatDayWithWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { timesOf } from '../event/event-text.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { guestsOf } from '../event/use-events.ts';

type Schedule = Pick<EventOfBusiness, 'event_date' | 'start_time' | 'end_time' | 'location'>;
type Question = { after: Schedule; asks: boolean; answer: (told: ToldGuests | null) => void };

function whereaboutsOf({ event_date, start_time, end_time, location }: Schedule): Whereabouts | null {
  if (event_date === null) return null;
  return { ...eventInstants({ eventDate: event_date, startTime: start_time, endTime: end_time }), location };
}

/** Changes guests must know; null without any. */
function moveOf(event: EventOfBusiness, after: Schedule): { asks: boolean } | null {
  const [from, to] = [whereaboutsOf(event), whereaboutsOf(after)];
  const isSeen = event.status === 'published' && !isUnseen(event) && guestsOf(event) > 0;
  if (!isSeen || !from || !to || !hasMoved(from, to)) return null;
  return { asks: asksGuests(from, to) };
}

/**
 * Before saving a move of an event with guests, asks whom to notify. `ask` resolves with false to cancel; `told` is the
 * choice.
 */
export function useMoveQuestion(event: EventOfBusiness) {
  const [question, setQuestion] = useState<Question | null>(null);
  const told = useRef<ToldGuests | undefined>(undefined);

  async function ask(after: Schedule): Promise<boolean> {
    told.current = undefined;
    const move = moveOf(event, after);
    if (!move) return true;
    const chosen = await new Promise<ToldGuests | null>((answer) => setQuestion({ after, ...move, answer }));
    setQuestion(null);
    told.current = chosen ?? undefined;
    return chosen !== null;
  }

  return { ask, told, dialog: question && <MoveQuestion event={event} {...question} /> };
}

function MoveQuestion({ event, after, asks, answer }: Question & { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const [chosen, setChosen] = useState<ToldGuests>('all');
  const options = toldGuests.filter((one) => !asks || one !== 'nobody');
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t('move.title')}
      description={t('move.guests', { count: guestsOf(event) })}
      closeLabel={t('move.back')}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(null)}>
            {t('move.back')}
          </Button>
          <Button onClick={() => answer(chosen)}>{t(chosen === 'nobody' ? 'move.save' : 'move.tell')}</Button>
        </>
      }
    >
      <div className="mb-6 grid grid-cols-2 gap-3">
        <Side label={t('move.before')} schedule={event} other={after} isOld />
        <Side label={t('move.after')} schedule={after} other={event} />
      </div>
      <FieldGroup label={t('move.whom')}>
        <div className="grid">
          {options.map((one) => (
            <Radio
              key={one}
              name="tell-guests"
              label={t(`move.${one}`)}
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
          ))}
        </div>
      </FieldGroup>
      {asks && <p className="mt-5 text-ink-2 text-small">{t('move.asks')}</p>}
    </Dialog>
  );
}

interface SideProps {
  label: string;
  schedule: Schedule;
  other: Schedule;
  isOld?: boolean;
}

/** Time and place before or after; only the parts that differ. */
function Side({ label, schedule, other, isOld = false }: SideProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { event_date: day, location } = schedule;
  const times = timesOf(schedule, t, language);
  const Tag = isOld ? 's' : 'strong';
  return (
    <div className="grid content-start gap-1 rounded-well bg-sunk p-4">
      <p className="text-ink-2 text-small">{label}</p>
      <Tag className={isOld ? 'grid gap-1 text-ink-2' : 'grid gap-1 font-semibold'}>
        {day !== other.event_date && <span>{day && formatDayWithWeekday(day, language)}</span>}
        {times !== timesOf(other, t, language) && <span className="tabular-nums">{times}</span>}
        {location !== other.location && <span className="wrap-anywhere">{location || t('noPlace')}</span>}
      </Tag>
    </div>
  );
}
