import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listNameLength, mostCompanions, mostNames } from '#domain/guest-lists/allotment.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import type { Allotment, ListLink } from './use-allotments.ts';

type Values = { name: string; names: string; companions: string; closesAt: string };

type AllotmentFormProps = {
  eventId: string;
  /** Undefined for a new list. */
  list?: Allotment;
  /** Of the event: the hour that a new list proposes. */
  startTime: string | null;
  isOpen: boolean;
  onClose: () => void;
  onLink: (link: ListLink) => void;
};

const isBetween = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** Makes or changes a list. Input is kept when the dialog closes before it is saved. */
export function AllotmentForm({ eventId, list, startTime, isOpen, onClose, onLink }: AllotmentFormProps) {
  const { t } = useTranslation(['participants', 'problems']);
  const key = useRef(newIdempotencyKey());
  const values = {
    name: list?.name ?? '',
    names: String(list?.names ?? 8),
    companions: String(list?.companions ?? 2),
    closesAt: list?.closes_at ?? startTime ?? '23:00',
  };
  const form = useForm<Values>({ mode: 'onTouched', values, resetOptions: { keepDirtyValues: true } });
  const { errors } = form.formState;
  const saving = useAction({
    call: async ({ name, names, companions, closesAt }: Values): Promise<ListLink | null> => {
      const body = {
        name: name.trim(),
        names: Number(names),
        companions: Number(companions),
        closes_at: parseTime(closesAt) ?? closesAt,
      };
      if (list) {
        const params = { path: { id: eventId, list_id: list.id } };
        await dataOf(api.PATCH('/events/{id}/guest-lists/{list_id}', { params, body }));
        return null;
      }
      const params = { path: { id: eventId } };
      return dataOf(api.POST('/events/{id}/guest-lists', { params, body, headers: once(key.current) }));
    },
    isRepeatable: true,
    done(made) {
      key.current = newIdempotencyKey();
      onClose();
      if (!made) return t('add.saved');
      form.reset(values);
      onLink({ name: made.name, url: made.url });
      return undefined;
    },
    failed(_, error) {
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
      return undefined;
    },
    stale: [queries.participants],
  });
  const number = (limits: { min: number; max: number }) => ({
    validate: (text: string) => isBetween(text, limits) || t('lists.form.number', limits),
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title={t(list ? 'lists.form.edit' : 'lists.form.title')}
      closeLabel={t('add.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((entered) => saving.mutate(entered)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('add.cancel')}
          </Button>
          <Button type="submit" busy={saving.isPending} busyLabel={t('add.busy')}>
            {t(list ? 'edit.submit' : 'lists.form.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextInput
          {...form.register('name', { validate: (name) => name.trim() !== '' || t('problems:field.required') })}
          label={t('lists.form.name')}
          help={t('lists.form.nameHelp')}
          autoComplete="off"
          maxLength={listNameLength}
          required
          error={errors.name?.message}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.register('names', number(mostNames))}
            label={t('lists.form.names')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={errors.names?.message}
          />
          <TextInput
            {...form.register('companions', number(mostCompanions))}
            label={t('lists.form.companions')}
            help={t('lists.form.companionsHelp')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={errors.companions?.message}
          />
        </div>
        <Controller
          control={form.control}
          name="closesAt"
          rules={{ validate: (time) => parseTime(time) !== null || t('lists.form.time') }}
          render={({ field, fieldState }) => (
            <TimeField
              {...field}
              label={t('lists.form.until')}
              help={t('lists.form.untilHelp')}
              error={fieldState.error?.message}
            />
          )}
        />
        {saving.problem && <FormFailure title={saving.problem} />}
      </div>
    </Dialog>
  );
}
