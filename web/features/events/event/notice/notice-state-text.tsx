import { useTranslation } from 'react-i18next';
import type { EventState, NoticeEvent } from './notice-facts.ts';
import { placesLeft } from './notice-facts.ts';

/** The state as text, since stamp and colour do not suffice. */
export function NoticeStateText({ event, state }: { event: NoticeEvent; state: EventState }) {
  const { t } = useTranslation('guests');
  const { joined, waiting } = event.participant_counts;
  if (state === 'cancelled')
    return (
      <p>
        <b>{t('cancelled')}</b> {event.cancel_reason}
      </p>
    );
  if (state === 'over')
    return (
      <p>
        <b>{joined > 0 ? t('were', { count: joined }) : t('over')}</b>
      </p>
    );
  const who = joined > 0 ? t('in', { count: joined }) : t('nobodyIn');
  const free = placesLeft(event);
  let then = '';
  if (state === 'full') then = waiting > 0 ? `${t('full')} ${t('waiting', { count: waiting })}` : t('full');
  else if (!Number.isFinite(free)) then = t('noLimit');
  else if (free === 1) then = t('lastStrip');
  else if (event.waiting_list) then = t('fields.waiting_list');
  return (
    <p>
      <b>{who}</b> {then}
    </p>
  );
}
