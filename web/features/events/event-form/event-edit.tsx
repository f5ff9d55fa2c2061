import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { movedEnd } from '#domain/events/schedule.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { formatTime } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries, readEvent } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { useEditing } from '#web/editing/use-editing.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SaveBar } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventDraft } from '../event/event-draft.ts';
import { draftOf, emptyDraft, eventBody } from '../event/event-draft.ts';
import { useFieldLabels } from '../event/field-labels.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { draftPath, editPath, useRefreshEvents } from '../event/use-events.ts';
import { useSeriesQuestion } from '../series/use-series-question.tsx';
import { DateField, DescriptionField, EventTime, TitleField } from './basics.tsx';
import { useMoveQuestion } from './move-question.tsx';
import { PlaceField } from './place.tsx';
import { quickEdits } from './quick-edits.ts';

type EventEditProps = { id: string; title: string; onClose: () => void };

const toValues = (event: EventOfBusiness | null) => (event ? draftOf(event) : emptyDraft(''));

/** Only the fields shown here are sent; the rest of the event is left alone. */
function changesOf(draft: EventDraft, { tariff }: EventOfBusiness) {
  const { title, location, event_date, start_time, description } = eventBody(draft, tariff);
  return { title, location, event_date, start_time, description };
}

/** Replaces a ticket: its texts, place and time, to be changed in place. */
export function EventEdit({ id, title, onClose }: EventEditProps) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const event = useQuery(queries.eventToEdit(id));
  return (
    <section aria-label={t('edit.label', { title })} className="rounded-ticket bg-sunk p-4 md:p-6">
      {event.data && <EditForm id={id} loaded={event.data} onClose={onClose} />}
      {event.isPending && (
        <Loading label={t('edit.loading')}>
          <SkeletonText lines={4} className="*:bg-line" />
        </Loading>
      )}
      {event.isError && !event.data && (
        <ErrorState
          title={t('list.failed', { message: problemText(event.error) })}
          retryLabel={t('list.retry')}
          onRetry={() => void event.refetch()}
          busy={event.isFetching}
        />
      )}
    </section>
  );
}

type EditFormProps = { id: string; loaded: Tagged<EventOfBusiness>; onClose: () => void };

function EditForm({ id, loaded, onClose }: EditFormProps) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failure = useEventFailure('update');
  const refresh = useRefreshEvents();
  const language = useLanguage();
  const labelsOf = useFieldLabels();
  const times = { startTime: loaded.data.start_time, endTime: loaded.data.end_time };
  const move = useMoveQuestion(loaded.data);
  const series = useSeriesQuestion(loaded.data, onClose);
  const editing = useEditing<EventOfBusiness, EventDraft>({
    keepAs: quickEdits(id),
    loaded,
    toValues,
    read: () => readEvent(id),
    async ask(draft) {
      const changes = changesOf(draft, loaded.data);
      if (!(await series.ask(changes))) return false;
      return move.ask({ ...changes, end_time: movedEnd(times, changes.start_time) });
    },
    save: (draft, etag) =>
      taggedOf(
        api.PATCH('/events/{id}', {
          params: { path: { id } },
          body: { ...changesOf(draft, loaded.data), tell_guests: move.told.current },
          headers: ifMatch(etag),
        }),
      ),
    onSaved: () => {
      toasts.show({ title: t('edit.done') });
      onClose();
      void refresh();
    },
    onFailed: (error) => {
      toasts.show(failure(error));
      if (isProblem(error, 'not_found')) void refresh();
    },
  });
  const { form } = editing;
  const isDraft = loaded.data.status === 'draft';
  const fullPath = isDraft ? draftPath(loaded.data) : editPath(loaded.data);
  const [start, end] = useWatch({ control: form.control, name: ['start_time', 'end_time'] });
  const movedTo = movedEnd(times, parseTime(start));
  const endNote =
    movedTo && end && movedTo !== end ? t('edit.endMoves', { time: formatTime(movedTo, language) }) : undefined;

  return (
    <form onSubmit={(event) => void editing.submit(event)} noValidate className="grid gap-5 md:grid-cols-2">
      <TitleField form={form} autoFocus />
      <PlaceField form={form} />
      <DateField form={form} isNeeded={!isDraft} required={!isDraft} keptDay={loaded.data.event_date} />
      <EventTime form={form} name="start_time" help={endNote} />
      <DescriptionField form={form} className="md:col-span-2" />
      <ButtonLink to={fullPath} variant="quiet" className="-ms-4 justify-self-start px-4! md:col-span-2 md:-mb-3">
        {t('edit.all')}
      </ButtonLink>
      <SaveBar className="-mb-4 mt-0! rounded-b-ticket bg-sunk! max-sm:*:grow max-sm:*:px-3! md:col-span-2 md:mb-0">
        <Button variant="secondary" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
        <Button type="submit" busy={editing.isSaving} busyLabel={t('edit.saving')}>
          {t('edit.save')}
        </Button>
      </SaveBar>
      {series.dialog}
      {move.dialog}
      <ConflictDialog editing={editing} labelsOf={labelsOf} />
    </form>
  );
}
