import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { api } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { useUnsaved } from '#web/editing/leave-guard.tsx';
import { useEditing } from '#web/editing/use-editing.ts';
import { berlinToday } from '#web/shell/berlin-today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useEventFailure } from './use-event-failure.ts';
import type { EventOfBusiness } from './use-events.ts';
import { eventsKey, useRefreshEvents } from './use-events.ts';

type EditValues = { title: string; place: string; date: string; start: string; description: string };
type EventEditProps = { id: string; title: string; onClose: () => void };

function toValues(event: EventOfBusiness | null): EditValues {
  return {
    title: event?.title ?? '',
    place: event?.location ?? '',
    date: event?.event_date ?? '',
    start: event?.start_time ?? '',
    description: event?.description ?? '',
  };
}

const readEvent = (id: string) => taggedOf(api.GET('/events/{id}', { params: { path: { id } } }));

/** In place of a ticket: its words, place and time, to be changed right there. */
export function EventEdit({ id, title, onClose }: EventEditProps) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const event = useQuery({
    queryKey: [...eventsKey, 'one', id],
    queryFn: () => readEvent(id),
    staleTime: 0,
    gcTime: 0,
  });
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
  const today = berlinToday(new Date());
  const editing = useEditing<EventOfBusiness, EditValues>({
    loaded,
    toValues,
    read: () => readEvent(id),
    save: ({ title, place, date, start, description }, etag) =>
      taggedOf(
        api.PATCH('/events/{id}', {
          params: { path: { id } },
          body: {
            title: title.trim(),
            location: place.trim(),
            event_date: date || null,
            start_time: start || null,
            description: description.trim(),
          },
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
      if (error instanceof ApiProblem && error.code === 'not_found') void refresh();
    },
  });
  const { form, conflict } = editing;
  const { errors, isDirty } = form.formState;
  const isDraft = loaded.data.status === 'draft';
  const { field: date } = useController({
    control: form.control,
    name: 'date',
    rules: {
      validate: (day) => {
        if (day === '') return isDraft || t('fields.dateRequired');
        return day >= today || day === loaded.data.event_date || t('fields.datePast');
      },
    },
  });
  useUnsaved(`event-${id}`, isDirty);
  const counter = (text: string, max: number) => t('fields.counter', { used: text.length, max });
  const [title, description] = form.watch(['title', 'description']);

  return (
    <form onSubmit={(event) => void editing.submit(event)} noValidate className="grid gap-5 md:grid-cols-2">
      <TextInput
        {...form.register('title', { validate: (text) => text.trim() !== '' || t('fields.nameRequired') })}
        autoFocus
        label={t('fields.name')}
        maxLength={eventLimits.titleLength}
        counter={counter(title, eventLimits.titleLength)}
        autoComplete="off"
        error={errors.title?.message}
      />
      <TextInput
        {...form.register('place')}
        label={t('fields.place')}
        maxLength={eventLimits.locationLength}
        autoComplete="off"
      />
      <DayField
        ref={date.ref}
        label={t('fields.date')}
        language={language}
        value={date.value}
        onChange={date.onChange}
        onBlur={date.onBlur}
        today={today}
        required={!isDraft}
        placeholder={t('fields.day')}
        error={errors.date?.message}
      />
      <TextInput {...form.register('start')} label={t('fields.start')} type="time" />
      <TextArea
        {...form.register('description')}
        label={t('fields.description')}
        maxLength={eventLimits.descriptionLength}
        counter={counter(description, eventLimits.descriptionLength)}
        className="md:col-span-2"
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow md:col-span-2">
        <Button variant="secondary" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
        <Button type="submit" busy={editing.isSaving} busyLabel={t('edit.saving')}>
          {t('edit.save')}
        </Button>
      </div>
      <ConflictDialog
        conflict={conflict && { theirs: wordsOf(conflict.theirs), both: wordsOf(conflict.both) }}
        busy={editing.isSaving}
        onKeep={editing.keepMine}
        onTake={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </form>
  );

  function wordsOf(fields: string[]): string[] {
    const words: Record<string, string> = {
      title: t('fields.name'),
      place: t('fields.place'),
      date: t('fields.date'),
      start: t('fields.start'),
      description: t('fields.description'),
    };
    return fields.map((field) => words[field] ?? field);
  }
}
