import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Stale } from '#web/api/use-refresh.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ActValues, DeskAct } from './desk-act.ts';
import { reasonLength } from './desk-act.ts';

type Props = {
  act: DeskAct;
  isOpen: boolean;
  onClose: () => void;
  stale: readonly Stale[];
};

const blank: ActValues = { reason: '', email: '', proof: '', name: '', isTicked: false };

/** One act with its reason; a second press of its button does nothing twice. */
export function PeopleActDialog({ act, isOpen, onClose, stale }: Props) {
  const { t } = useTranslation('desk-acts');
  const words = t(`acts.${act.words}`, { returnObjects: true });
  const [key, setKey] = useState(newIdempotencyKey);
  const form = useForm<ActValues>({ mode: 'onTouched', defaultValues: blank });
  const { errors } = form.formState;
  const acting = useAction({
    call: (values: ActValues) => act.send(values, once(key)),
    done() {
      form.reset(blank);
      setKey(newIdempotencyKey());
      onClose();
      return { title: words.done, ...(act.to ? { description: act.to } : {}) };
    },
    failed() {
      // A changed request needs a new key.
      setKey(newIdempotencyKey());
      return undefined;
    },
    stale,
  });
  const needs = (field: 'email' | 'proof' | 'name') => act.fields?.includes(field) ?? false;
  const required = t('fields.missing');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.name}
      description={act.to ? `${act.to}. ${words.text}` : words.text}
      closeLabel={t('close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((values) => acting.mutate(values)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant={act.isDangerous ? 'danger' : 'primary'}
            busy={acting.isPending}
            busyLabel={t('busy')}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {needs('email') && (
          <TextInput
            {...form.register('email', {
              required,
              validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('fields.noEmail'),
            })}
            label={t('fields.email')}
            type="email"
            autoComplete="off"
            required
            error={errors.email?.message}
          />
        )}
        {needs('proof') && (
          <TextInput
            {...form.register('proof', { required })}
            label={t('fields.proof')}
            help={t('fields.proofHelp')}
            maxLength={300}
            required
            error={errors.proof?.message}
          />
        )}
        {needs('name') && (
          <TextInput
            {...form.register('name', {
              required,
              validate: (name) => name.trim() === act.typedName || t('fields.otherName'),
            })}
            label={t('fields.name')}
            help={t('fields.nameHelp', { name: act.typedName ?? '' })}
            autoComplete="off"
            required
            error={errors.name?.message}
          />
        )}
        {'tick' in words && <Checkbox {...form.register('isTicked')} label={words.tick} />}
        <TextArea
          {...form.register('reason', { validate: (reason) => reason.trim() !== '' || required })}
          label={t('fields.reason')}
          help={t(act.isInside ? 'fields.reasonHelpInside' : 'fields.reasonHelp')}
          rows={3}
          maxLength={reasonLength}
          required
          error={errors.reason?.message}
        />
        {acting.problem && <FormFailure title={t('notDone')}>{acting.problem}</FormFailure>}
      </div>
    </Dialog>
  );
}
