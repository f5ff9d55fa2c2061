import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { GuestLine } from './guest-line.tsx';
import { GuestMenu } from './guest-menu.tsx';
import { GuestsState } from './guests-state.tsx';
import { OfferLog } from './offer-log.tsx';
import { OfferedGuest } from './offered-guest.tsx';
import type { Decide } from './use-decisions.ts';
import { listed, useGuests } from './use-guests.ts';
import { useRowAnimation } from './use-row-animation.ts';

type WaitingListProps = {
  eventId: string;
  /** Including people with an offer. */
  count: number;
  mine: ReadonlySet<string>;
  /** Undefined if nothing can be decided. */
  onDecide: Decide | undefined;
};

/** The waiting list with current and past offers. */
export function WaitingList({ eventId, count, mine, onDecide }: WaitingListProps) {
  const { t } = useTranslation('participants');
  const guests = useGuests(eventId, listed.waiting);
  const offers = useInfiniteQuery(queries.offersOf(eventId)).data?.pages.flatMap(({ data }) => data) ?? [];
  const list = useRowAnimation<HTMLOListElement>();
  return (
    <section className="rounded-card bg-card p-4 shadow-raised md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h4">{t('waitingList.title')}</h2>
        <span className="text-ink-3 text-small">{t('waitingList.people', { count })}</span>
      </div>
      <p className="mt-1 mb-3 text-ink-2 text-small">{t('waitingList.text')}</p>
      <GuestsState guests={guests} lines={3}>
        {(people) => {
          const asked = people.filter(({ status, user_id: id }) => status === 'offered' && !mine.has(id));
          const waiting = people.filter(({ status }) => status === 'waiting');
          if (people.length === 0) {
            return (
              <>
                <EmptyScene of="waiting" className="mb-3 h-28 w-44" />
                <p className="text-small">{t('waitingList.empty')}</p>
              </>
            );
          }
          return (
            <ol ref={list} aria-label={t('waitingList.label')}>
              {asked.map((person) => (
                <li key={person.user_id} data-row={person.user_id} className="mb-2">
                  <OfferedGuest
                    person={person}
                    offer={offers.find(({ user_id: id, outcome }) => id === person.user_id && outcome === null)}
                    onDecide={onDecide}
                  />
                </li>
              ))}
              {waiting.map((person, index) => (
                <li
                  key={person.user_id}
                  data-row={person.user_id}
                  hidden={mine.has(person.user_id)}
                  className="border-line border-t"
                >
                  <GuestLine
                    person={person}
                    start={<span className="w-5 shrink-0 font-semibold tabular-nums">{index + 1}</span>}
                    note={person.party_size > 1 ? t('needsPlaces', { count: person.party_size }) : undefined}
                    menu={
                      onDecide && (
                        <GuestMenu eventId={eventId} guest={person} onReject={() => onDecide('reject', [person])} />
                      )
                    }
                  />
                </li>
              ))}
            </ol>
          );
        }}
      </GuestsState>
      <OfferLog eventId={eventId} />
    </section>
  );
}
