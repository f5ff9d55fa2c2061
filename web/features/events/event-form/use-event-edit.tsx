import { useTranslation } from 'react-i18next';
import { movedEnd } from '#domain/events/schedule.ts';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { readEvent } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { useEditing } from '#web/editing/use-editing.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventContent, EventDraft } from '../event/event-draft.ts';
import { draftOf, emptyDraft, eventBody } from '../event/event-draft.ts';
import { useFieldLabels } from '../event/field-labels.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { useRefreshEvents } from '../event/use-events.ts';
import { useSeriesQuestion } from '../series/use-series-question.tsx';
import { useMoveQuestion } from './move-question.tsx';

type Whereabouts = Pick<EventContent, 'event_date' | 'start_time' | 'location'>;
/** Fields a form sends; others are unchanged. */
type Changes = Whereabouts & Partial<EventContent>;

type Options = {
  loaded: Tagged<EventOfBusiness>;
  /** Key of the kept edits. */
  keepAs: string;
  changesOf: (whole: EventContent) => Changes;
  onSaved: () => void;
};

export const toValues = (event: EventOfBusiness | null) => (event ? draftOf(event) : emptyDraft(''));

/** A form for an existing event, saved as a whole by a button. */
export function useEventEdit({ loaded, keepAs, changesOf, onSaved }: Options) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failure = useEventFailure('update');
  const refresh = useRefreshEvents();
  const labelsOf = useFieldLabels();
  const { id, tariff, start_time: startTime, end_time: endTime } = loaded.data;
  const move = useMoveQuestion(loaded.data);
  const series = useSeriesQuestion(loaded.data, onSaved);
  const changes = (draft: EventDraft) => changesOf(eventBody(draft, tariff));
  const editing = useEditing<EventOfBusiness, EventDraft>({
    keepAs,
    loaded,
    toValues,
    read: () => readEvent(id),
    async ask(draft) {
      const after = { end_time: movedEnd({ startTime, endTime }, changes(draft).start_time), ...changes(draft) };
      return (await series.ask(changes(draft))) && move.ask(after);
    },
    save: (draft, etag) => {
      const options = { params: { path: { id } }, headers: ifMatch(etag) };
      const body = { ...changes(draft), tell_guests: move.told.current };
      return taggedOf(api.PATCH('/events/{id}', { ...options, body }));
    },
    onSaved() {
      toasts.show({ title: t('edit.done') });
      void refresh();
      onSaved();
    },
    onFailed(error) {
      toasts.show(failure(error));
      if (isProblem(error, 'not_found') || isProblem(error, 'not_enough_credits')) void refresh();
    },
  });
  const dialogs = (
    <>
      {series.dialog}
      {move.dialog}
      <ConflictDialog editing={editing} labelsOf={labelsOf} />
    </>
  );
  return { editing, dialogs };
}
