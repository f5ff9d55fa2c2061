import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { AdvertisingTick } from '../event/advertising-tick.tsx';
import { CostSummary, isPlacement, useNeedsVerification, useQuote } from '../event/event-cost.tsx';
import type { EventInShort } from '../event/listed-fields.ts';
import { rhythmOf, seriesOf } from '../event/repetition.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { publishedPlace, staleEvents } from '../event/use-events.ts';
import { SeriesRuleDialog } from '../series/series-rule-dialog.tsx';
import { useRhythmText } from '../series/use-rhythm-text.ts';
import { CancelEventDialog } from './cancel-event-dialog.tsx';
import { DeleteEventDialog, isRefunded } from './delete-event-dialog.tsx';
import { RemoveDatesDialog } from './remove-dates-dialog.tsx';
import { useEventAction } from './use-event-action.ts';
import { WithdrawDatesDialog } from './withdraw-dates-dialog.tsx';

export type EventQuestion = {
  kind: 'delete' | 'publish' | 'archive' | 'cancel' | 'deleteDates' | 'withdrawDates' | 'changeRule' | 'endSeries';
  event: EventInShort;
};

type EventQuestionsProps = {
  question: EventQuestion | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Confirmations of deleting, cancelling, archiving and publishing, with the scope in a series. */
export function EventQuestions({ question, onClose, onDeleted }: EventQuestionsProps) {
  const eventOf = (kind: EventQuestion['kind']) => (question?.kind === kind ? question.event : null);
  return (
    <>
      <DeleteEventDialog event={eventOf('delete')} onClose={onClose} onDeleted={onDeleted} />
      <CancelEventDialog event={eventOf('cancel')} onClose={onClose} />
      <RemoveDatesDialog event={eventOf('deleteDates')} onClose={onClose} onDeleted={onDeleted} mayBeOne />
      <RemoveDatesDialog event={eventOf('endSeries')} onClose={onClose} onDeleted={onDeleted} />
      <WithdrawDatesDialog event={eventOf('withdrawDates')} onClose={onClose} />
      {question?.kind === 'changeRule' && <SeriesRuleDialog event={question.event} onClose={onClose} />}
      <ArchiveEventDialog event={eventOf('archive')} onClose={onClose} />
      <PublishEventDialog event={eventOf('publish')} onClose={onClose} />
    </>
  );
}

/** Archiving is irreversible. */
function ArchiveEventDialog({ event, onClose }: { event: EventInShort | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const action = useEventAction(onClose);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && action.mutate({ action: 'archive', event })}
      busy={action.isPending}
      tone="primary"
      title={t('archive.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('archive.cancel')}
      confirmLabel={t('actions.archive')}
    >
      {t('archive.text')} {shown && isRefunded(shown) && t('refund')}
    </ConfirmDialog>
  );
}

/** Repetition of a draft not yet in a series. */
const repetitionIn = ({ status, series_id: seriesId, repetition }: EventInShort) =>
  status === 'draft' && seriesId === null ? repetition : null;

async function publishOrStartSeries(event: EventInShort, headers: ReturnType<typeof once>): Promise<EventStatus> {
  const { id } = event;
  const repetition = repetitionIn(event);
  if (!repetition) {
    return (await dataOf(api.POST('/events/{id}/publish', { params: { path: { id } }, headers }))).status;
  }
  const { dates } = await dataOf(api.POST('/series', { body: { ...repetition, event_id: id }, headers }));
  return dates.find((date) => date.event_id === id)?.status ?? 'published';
}

function PublishEventDialog({ event, onClose }: { event: EventInShort | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('publish');
  const navigate = useNavigate();
  const needsVerification = useNeedsVerification();
  const shown = useLatest(event);
  const quote = useQuote({
    tariff: shown?.tariff ?? 'dialog',
    isFeatured: shown?.featured_event ?? false,
    hasPush: shown?.push_notification ?? false,
    tags: shown?.category?.tags ?? [],
    characteristics: shown?.category?.userCharacteristics ?? [],
    eventId: shown?.status === 'scheduled' ? shown.id : undefined,
    series: shown?.event_date ? seriesOf(repetitionIn(shown), shown.event_date) : undefined,
    isNeeded: event !== null,
  });
  const rhythmText = useRhythmText();
  const publication = useAction({
    call: ({ event, key }: { event: EventInShort; key: string }) => publishOrStartSeries(event, once(key)),
    isRepeatable: true,
    // Closed here: the list may unmount, and a call's own callback with it.
    done(status, { event: { id } }) {
      onClose();
      if (status === 'published') return void navigate(...publishedPlace(id, 'published'));
      return t('dialog.scheduledDone');
    },
    failed(_, error) {
      onClose();
      return failure(error);
    },
    stale: staleEvents,
  });
  const publish = (event: EventInShort) => publication.mutate({ event, key: newIdempotencyKey() });
  const repetition = shown && repetitionIn(shown);

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && publish(event)}
      busy={publication.isPending}
      tone="primary"
      title={t('publish.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('publish.cancel')}
      confirmLabel={t('publish.action')}
    >
      <p>{needsVerification ? t('publish.awaiting') : t('publish.text')}</p>
      {shown?.event_date && repetition && (
        <p>{t('publish.series', { rhythm: rhythmText(rhythmOf(repetition), shown.event_date) })}</p>
      )}
      <div className="mt-5 rounded-well bg-sunk p-4">
        <CostSummary quote={quote} />
      </div>
      {isPlacement(quote.data) && <AdvertisingTick />}
    </ConfirmDialog>
  );
}
