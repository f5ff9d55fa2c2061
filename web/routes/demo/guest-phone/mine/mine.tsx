import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatStub } from '#i18n/format.ts';
import { guestQueries } from '#web/api/guest-queries.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnParticipation } from '../event/status-bar.tsx';
import { EventRow } from '../parts/event-row.tsx';
import { formatMoment } from '../parts/format-moment.ts';
import { Loaded } from '../parts/loaded.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { StubRow } from '../parts/stub-row.tsx';
import { useMemory, usePhone } from '../use-phone.ts';

export function Mine() {
  const { t } = useTranslation('guest-phone');
  const { guest } = usePhone();
  const standing = useQuery(guestQueries.standing(guest.id));
  return (
    <>
      <ScreenTitle>{t('mine.title')}</ScreenTitle>
      <Loaded of={standing}>
        {({ data }) => {
          const current = data.filter(({ participant }) => participant.status !== 'left');
          if (current.length === 0) {
            return (
              <EmptyState
                title={t('mine.empty')}
                headingLevel="h2"
                drawing={<EmptyScene of="guests" />}
                action={<ButtonLink to="?tab=near">{t('mine.find')}</ButtonLink>}
              >
                {t('mine.emptyText')}
              </EmptyState>
            );
          }
          return (
            <div className="grid gap-3">
              {current.map((own) =>
                own.event ? (
                  <EventRow key={own.event_id} event={own.event} status={<StatusBadge own={own} />} />
                ) : (
                  <HiddenRow key={own.event_id} eventId={own.event_id} />
                ),
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function StatusBadge({ own: { participant, waiting_before: before } }: { own: OwnParticipation }) {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  const { status, answer_by: answerBy } = participant;
  if (status === 'waiting') {
    return <Badge tone="amber">{t('standing.waitingBadge', { count: before ?? 0 })}</Badge>;
  }
  if (answerBy)
    return <Badge tone="azure">{t('standing.offeredBadge', { until: formatMoment(answerBy, language) })}</Badge>;
  if (status === 'applied') return <Badge tone="amber">{t('standing.appliedBadge')}</Badge>;
  if (status === 'rejected') return <Badge tone="oxblood">{t('standing.rejectedBadge')}</Badge>;
  return <Badge tone="fir">{t('standing.inBadge')}</Badge>;
}

/** A non-public event, from stored data. */
function HiddenRow({ eventId }: { eventId: string }) {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  const { mine, notices } = useMemory();
  const copy = mine.find(({ id }) => id === eventId) ?? notices.find(({ event }) => event.id === eventId)?.event;
  const day = copy ? shownDay(copy) : null;
  const stub = day ? formatStub(day, language) : { weekday: '', day: '–', month: '' };
  return (
    <StubRow tone="line" {...stub} month={stub.month.slice(0, 3)} title={copy?.title ?? t('mine.hidden')} to={null}>
      <p>
        <Badge tone="sunk">{t('mine.hidden')}</Badge>
      </p>
    </StubRow>
  );
}
