import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Permission, TeamRole } from '#domain/team/permissions.ts';
import { mayMember, teamRoles } from '#domain/team/permissions.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Membership } from '#web/member/use-membership.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { RightsField } from './rights-field.tsx';
import { useRefreshTeam } from './use-team.ts';

type Values = { email: string; name: string; role: TeamRole; permissions: Permission[] };
const empty: Values = { email: '', name: '', role: 'member', permissions: [] };

type InviteDialogProps = { isOpen: boolean; self: Membership; onClose: () => void };

/** Address, name, title and rights of a new member. What is typed stays when the dialog is closed before it is sent. */
export function InviteDialog({ isOpen, self, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['team', 'problems']);
  const problemText = useProblemText();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const key = useRef(newIdempotencyKey());
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const hasEmail = form.watch('email').trim() !== '';
  const granter = { isOwner: self.is_owner, permissions: self.permissions };

  async function submit({ email, name, role, permissions }: Values) {
    setFailure(null);
    try {
      const body = { user_email: email, user_name: name || null, role, permissions };
      await api.POST('/team', { body, headers: once(key.current) });
      form.reset(empty);
      onClose();
      toasts.show({ title: t('invite.done') });
      await refresh();
    } catch (error) {
      const isKnown = error instanceof ApiProblem;
      setFailure(
        isKnown
          ? t('invite.failed', { message: problemText(error) })
          : `${t('invite.failedUnexpectedly')}. ${problemText(error)}`,
      );
      if (!isKnown) return;
    }
    key.current = newIdempotencyKey();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('invite.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit(submit), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button
            type="submit"
            busy={isSubmitting}
            busyLabel={t('invite.sending')}
            disabledReason={hasEmail ? undefined : t('invite.needed')}
          >
            {t('invite.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextInput
          {...form.register('email', {
            required: t('problems:field.required'),
            pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: t('problems:field.email') },
          })}
          label={t('invite.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={errors.email?.message}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.register('name')}
            label={t('invite.name')}
            note={t('invite.optional')}
            autoComplete="off"
            maxLength={120}
          />
          <Select
            {...form.register('role')}
            label={t('invite.role')}
            help={t('invite.roleHelp')}
            options={teamRoles.toReversed().map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          />
        </div>
        <Controller
          control={form.control}
          name="permissions"
          render={({ field }) => (
            <RightsField
              value={field.value}
              onChange={field.onChange}
              mayToggle={(right) => field.value.includes(right) || mayMember(granter, right)}
            />
          )}
        />
        {failure && <FormFailure title={failure} />}
      </div>
    </Dialog>
  );
}
