import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAddedByBusiness } from '#domain/events/channels.ts';
import { guestNameLength } from '#domain/events/guest-lines.ts';
import { guestNoteLength, partySizes } from '#domain/events/participation.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { staleEvents } from '../event/use-events.ts';
import type { Participant } from './use-guests.ts';

type Values = { name: string; party: string; email: string; note: string };

type GuestFormProps = {
  eventId: string;
  /** Undefined for a new guest. */
  guest?: Participant;
  isOpen: boolean;
  onClose: () => void;
};

const sizes = Array.from({ length: partySizes.max }, (_, index) => partySizes.min + index);

/** Adds or changes a guest. Input is kept when the dialog closes before it is saved. */
export function GuestForm({ eventId, guest, isOpen, onClose }: GuestFormProps) {
  const { t } = useTranslation(['participants', 'problems']);
  const key = useRef(newIdempotencyKey());
  const values = {
    name: guest?.display_name ?? '',
    party: String(guest?.party_size ?? 1),
    email: '',
    note: guest?.note ?? '',
  };
  const form = useForm<Values>({ mode: 'onTouched', values, resetOptions: { keepDirtyValues: true } });
  const hasName = !guest || isAddedByBusiness(guest.channel);
  const saving = useAction({
    call: ({ name, party, email, note }: Values) => {
      const named = { display_name: name.trim(), party_size: Number(party) };
      if (guest) {
        const params = { path: { id: eventId, user_id: guest.user_id } };
        const body = hasName ? { ...named, note } : { note };
        return dataOf(api.PATCH('/events/{id}/participants/{user_id}', { params, body }));
      }
      const params = { path: { id: eventId } };
      const headers = once(key.current);
      const body = { ...named, note, ...(email.trim() && { email: email.trim() }) };
      return dataOf(api.POST('/events/{id}/participants', { params, body, headers }));
    },
    isRepeatable: true,
    done({ status, display_name: name }) {
      key.current = newIdempotencyKey();
      if (!guest) form.reset(values);
      onClose();
      if (guest) return t('add.saved');
      return t(status === 'waiting' ? 'add.doneWaiting' : 'add.done', { name });
    },
    failed(_, error) {
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
      return undefined;
    },
    stale: [queries.participants, ...staleEvents],
  });
  const words = guest ? 'edit' : 'add';
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title={t(`${words}.title`)}
      closeLabel={t('add.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((entered) => saving.mutate(entered)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('add.cancel')}
          </Button>
          <Button type="submit" busy={saving.isPending} busyLabel={t('add.busy')}>
            {t(`${words}.submit`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {hasName && (
          <>
            <TextInput
              {...form.register('name', { validate: (name) => name.trim() !== '' || t('problems:field.required') })}
              label={t('add.name')}
              autoComplete="off"
              maxLength={guestNameLength}
              required
              error={form.formState.errors.name?.message}
            />
            <Select
              {...form.register('party')}
              label={t('add.party')}
              options={sizes.map((count) => ({ value: String(count), label: t('add.people', { count }) }))}
            />
          </>
        )}
        {!guest && (
          <TextInput
            {...form.register('email', {
              validate: (email) => email.trim() === '' || isEmailAddress(email) || t('add.emailFault'),
            })}
            label={t('add.email')}
            note={t('add.optional')}
            help={t('add.emailHelp')}
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            error={form.formState.errors.email?.message}
          />
        )}
        <TextInput
          {...form.register('note')}
          label={t('add.note')}
          note={t('add.optional')}
          help={t('add.noteHelp')}
          autoComplete="off"
          maxLength={guestNoteLength}
        />
        {saving.problem && <FormFailure title={saving.problem} />}
      </div>
    </Dialog>
  );
}
