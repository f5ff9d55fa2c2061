import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { movedEnd } from '#domain/events/schedule.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { formatTime } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SaveBar } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import type { EventContent, EventForm } from '../event/event-draft.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { draftPath, editPath, quickEdits } from '../event/use-events.ts';
import { DateField, DescriptionField, EventTime, keepDuration, TitleField } from './basics.tsx';
import { PlaceField } from './place.tsx';
import { useEventEdit } from './use-event-edit.tsx';

type EventEditProps = { id: string; title: string; onClose: () => void };

/** Replaces a ticket: inline editing of texts, place and time. */
export function EventEdit({ id, title, onClose }: EventEditProps) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const event = useQuery(queries.eventToEdit(id));
  return (
    <section aria-label={t('edit.label', { title })} className="rounded-ticket bg-sunk p-4 md:p-6">
      <h3 className="mb-4 text-h4 wrap-anywhere">{title}</h3>
      {event.data && <EditForm loaded={event.data} onClose={onClose} />}
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

const quickFields = ({ title, location, event_date, start_time, end_time, description }: EventContent) => ({
  title,
  location,
  event_date,
  start_time,
  end_time,
  description,
});

function EditForm({ loaded, onClose }: { loaded: Tagged<EventOfBusiness>; onClose: () => void }) {
  const { t } = useTranslation('events');
  const { id, status, event_date: keptDay } = loaded.data;
  const { editing, dialogs } = useEventEdit({
    loaded,
    keepAs: quickEdits(id),
    changesOf: quickFields,
    onSaved: onClose,
  });
  const { form } = editing;
  const isDraft = status === 'draft';
  const endNote = useEndNote(loaded.data, form);
  return (
    <form
      onSubmit={(event) => void editing.submit(event)}
      noValidate
      className="grid gap-5 md:grid-cols-2 [&_input]:scroll-mb-40"
    >
      <TitleField form={form} autoFocus />
      <PlaceField form={form} />
      <DateField form={form} isNeeded={!isDraft} required={!isDraft} keptDay={keptDay} />
      <div className="grid grid-cols-2 gap-3">
        <EventTime form={form} name="start_time" onMoved={keepDuration(form)} help={endNote} />
        <EventTime form={form} name="end_time" />
      </div>
      <DescriptionField form={form} className="md:col-span-2" />
      <ButtonLink
        to={isDraft ? draftPath(loaded.data) : editPath(loaded.data)}
        variant="quiet"
        className="-ms-4 justify-self-start px-4! md:col-span-2 md:-mb-3"
      >
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
      {dialogs}
    </form>
  );
}

/** The new end, which moves with the start. */
function useEndNote({ start_time: startTime, end_time: endTime }: EventOfBusiness, { control }: EventForm) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [start, end] = useWatch({ control, name: ['start_time', 'end_time'] });
  const movedTo = movedEnd({ startTime, endTime }, parseTime(start));
  return movedTo && end === endTime && movedTo !== end
    ? t('edit.endMoves', { time: formatTime(movedTo, language) })
    : undefined;
}
