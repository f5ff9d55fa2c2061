import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PenLine } from '#web/ui/icons/pen-line.ts';
import { Card } from '#web/ui/panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { EventOfBusiness } from '../event/use-events.ts';
import { guestsOf, isEventOver } from '../event/use-events.ts';
import { AddGuests } from './add-guests.tsx';
import { Allotments } from './allotments.tsx';
import { GuestList } from './guest-list.tsx';
import { GuestNotices } from './guest-notices.tsx';
import type { GuestView } from './guests-address.ts';
import { viewOf, withView } from './guests-address.ts';
import { GuestsHead } from './guests-head.tsx';
import { GuestsState } from './guests-state.tsx';
import { MessageForm } from './message-form.tsx';
import { OutList } from './out-list.tsx';
import { peopleOf } from './party-name.tsx';
import { Requests } from './requests.tsx';
import type { Decide, Decisions } from './use-decisions.ts';
import { listed, useGuests } from './use-guests.ts';
import { WaitingList } from './waiting-list.tsx';

const views = ['requests', 'in', 'waiting'] as const satisfies GuestView[];
type View = (typeof views)[number];

/** Requests, participants and waiting list; on phones one of them, by address. */
export function Guests({ event, decisions }: { event: EventOfBusiness; decisions: Decisions }) {
  const { t } = useTranslation('participants');
  const { id, participant_counts: counts } = event;
  const { hold, held, mine } = decisions;
  const isCancelled = event.status === 'cancelled';
  const hasRequests = event.approval_method === 'application' || counts.applied > 0;
  const hasWaiting = event.waiting_list || counts.waiting + counts.offered > 0;
  const parts = { requests: hasRequests && !isCancelled, in: true, waiting: hasWaiting };
  const [search, setSearch] = useSearchParams();
  const [first] = useState<View>(counts.applied > 0 ? 'requests' : 'in');
  const asked = viewOf(search) ?? first;
  const view = asked !== 'out' && parts[asked] ? asked : 'in';

  // Until refetched, the event's counts lack recent decisions.
  const accepted = held.filter(({ decision }) => decision === 'approve').flatMap(({ people }) => people);
  const coming = peopleOf(accepted.filter(({ status }) => status === 'applied' || status === 'rejected'));
  const decidedRequests = peopleOf(held.flatMap(({ people }) => people).filter(({ status }) => status === 'applied'));
  const numbers: Record<View, number> = {
    requests: Math.max(0, counts.applied - decidedRequests),
    in: counts.joined,
    waiting: counts.waiting + counts.offered,
  };
  const mayWrite = mayWriteTo(event);
  const mayAdd = event.status === 'published' && !isUnseen(event) && !isEventOver(event);
  const hasAside = parts.waiting || mayWrite || mayAdd;
  const decide: Decide | undefined = isCancelled ? undefined : hold.add;
  const onPhone = (part: View) => view !== part && 'max-md:hidden';
  const options = views
    .filter((part) => parts[part])
    .map((part) => ({ value: part, label: `${t(`views.${part}`)} ${numbers[part]}` }));
  return (
    <>
      <GuestsHead event={event} />
      {isCancelled && <p className="mt-3 text-ink-2">{t('guests.cancelled')}</p>}
      {options.length > 1 && (
        <Segmented
          label={t('views.label')}
          options={options}
          value={view}
          onChange={(next) => setSearch(withView(search, next), { replace: true, preventScrollReset: true })}
          className="mt-4 w-full *:grow md:hidden"
        />
      )}
      <div
        className={cx(
          'mt-6 grid grid-cols-[minmax(0,1fr)] gap-6',
          hasAside && 'lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-8',
        )}
      >
        <div className={cx('grid min-w-0 gap-8', onPhone('waiting') === false && 'max-md:hidden')}>
          {parts.requests && (
            <section className={cx(onPhone('requests'))}>
              <RequestsOf event={event} mine={mine} coming={coming} onDecide={hold.add} />
            </section>
          )}
          <div className={cx('grid gap-6', onPhone('in'))}>
            <AddGuests event={event} />
            <GuestList eventId={id} count={counts.joined} mine={mine} onDecide={decide} />
            <GuestNotices eventId={id} />
            <OutList key={asked} eventId={id} isAsked={asked === 'out'} mine={mine} onDecide={decide} />
          </div>
        </div>
        {hasAside && (
          <aside className="grid gap-6">
            {parts.waiting && (
              <div className={cx(onPhone('waiting'))}>
                <WaitingList eventId={id} count={numbers.waiting} mine={mine} onDecide={decide} />
              </div>
            )}
            {mayWrite && (
              <div className={cx(onPhone('in'))}>
                <Message eventId={id} />
              </div>
            )}
            <div className={cx(onPhone('in'))}>
              <Allotments event={event} />
            </div>
          </aside>
        )}
      </div>
    </>
  );
}

/** Guests of an upcoming public event can be messaged. */
function mayWriteTo(event: EventOfBusiness): boolean {
  const isSeen = event.status === 'cancelled' || (event.status === 'published' && !isUnseen(event));
  return isSeen && !isEventOver(event) && guestsOf(event) > 0;
}

function Message({ eventId }: { eventId: string }) {
  const { t } = useTranslation('participants');
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <MessageForm eventId={eventId} onDone={() => setWriting(false)} />;
  return (
    <Card>
      <h2 className="text-h4">{t('message.label')}</h2>
      <p className="mt-1 mb-4 text-ink-2 text-small">{t('message.help')}</p>
      <Button variant="secondary" icon={PenLine} onClick={() => setWriting(true)}>
        {t('message.open')}
      </Button>
    </Card>
  );
}

type RequestsOfProps = { event: EventOfBusiness; mine: ReadonlySet<string>; coming: number; onDecide: Decide };

function RequestsOf({ event, ...props }: RequestsOfProps) {
  const guests = useGuests(event.id, listed.requests);
  return <GuestsState guests={guests}>{(people) => <Requests event={event} people={people} {...props} />}</GuestsState>;
}
