import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freePlaces, takenPlaces, takesPlace } from '#domain/events/participation.ts';
import { tornCount, tornWithOwn } from '#domain/guest-pages/torn-strips.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { toneOf } from '#web/features/events/event/notice/notice-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AfterJoining } from './after-joining.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import { PartySizeRow } from './party-size-row.tsx';
import { StatusBar } from './status-bar.tsx';
import { TearStrips } from './tear-strips.tsx';
import { useParticipation } from './use-participation.ts';

export function JoinArea({ event }: { event: ApiAnswer<'readAppEvent'> }) {
  const { t } = useTranslation('guest-phone');
  const { isKnown, own, join, leave, accept } = useParticipation(event.id);
  const [size, setSize] = useState(1);
  const { title, capacity } = event;
  const { joined } = event.participant_counts;
  const participation = own && own.participant.status !== 'left' ? own : null;
  const isApplication = event.approval_method === 'application';
  const free = freePlaces(event, takenPlaces(event.participant_counts));
  const isFull = free === 0 && !isApplication;
  const mayTear = isKnown && !participation && !isFull;
  const place =
    participation && takesPlace(participation.participant.status) ? participation.participant.party_size : null;
  const below = useRef<HTMLDivElement>(null);
  const couldJoin = useRef(false);
  const hasParticipation = participation !== null;

  // Keeps the torn strip and the bar in view after joining.
  useEffect(() => {
    if (hasParticipation && couldJoin.current) below.current?.scrollIntoView({ block: 'nearest' });
    couldJoin.current = isKnown && !hasParticipation;
  }, [isKnown, hasParticipation]);

  return (
    <>
      <TearStrips
        eventId={event.id}
        torn={place === null ? tornCount({ capacity, joined }) : tornWithOwn({ capacity, joined }, place)}
        tone={toneOf(event)}
        label={mayTear ? t(isApplication ? 'event.apply' : 'event.join', { title }) : null}
        busy={join.isPending}
        onTear={() => join.mutate(size)}
      />
      {participation && (
        <div className="sticky -bottom-6 z-10 mt-5">
          <StatusBar own={participation} title={title} busy={leave.isPending} onLeave={() => leave.mutate()} />
        </div>
      )}
      <div ref={below} className="mt-5 grid scroll-mb-2 gap-4 empty:mt-0">
        {place !== null && <AfterJoining event={event} doorCode={participation?.participant.door_code ?? null} />}
        {!isKnown && <Skeleton className="h-16 rounded-well" />}
        {mayTear && isApplication && (
          <p className="text-ink-2">{t('event.application', { business: event.business.display_name })}</p>
        )}
        {isKnown && !participation && isFull && (
          <div className="grid gap-3">
            <p className="font-semibold">{t('event.full')}</p>
            {event.waiting_list && (
              <Button
                variant="secondary"
                busy={join.isPending}
                aria-label={t('event.waitLabel', { title })}
                onClick={() => join.mutate(size)}
              >
                {t('event.wait')}
              </Button>
            )}
          </div>
        )}
        {isKnown && !participation && (mayTear || event.waiting_list) && (
          <PartySizeRow value={size} onChange={setSize} />
        )}
        <ConfirmMove eventId={event.id} title={title} />
        {participation?.participant.status === 'offered' && (
          <Button
            busy={accept.isPending}
            aria-label={t('event.acceptLabel', { title })}
            onClick={() => accept.mutate()}
          >
            {t('event.accept')}
          </Button>
        )}
        {participation && takesPlace(participation.participant.status) && free === 0 && (
          <p className="text-ink-2 text-small">{t('event.full')}</p>
        )}
      </div>
    </>
  );
}
