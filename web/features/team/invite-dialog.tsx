import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '#domain/shared/email.ts';
import type { Permission, TeamRole } from '#domain/team/permissions.ts';
import { mayMember, teamRoles } from '#domain/team/permissions.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Membership } from '#web/member/use-membership.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { staleTeam } from './use-team.ts';

type Values = { email: string; name: string; role: TeamRole; permissions: Permission[] };
const empty: Values = { email: '', name: '', role: 'member', permissions: [] };

type InviteDialogProps = { isOpen: boolean; self: Membership; onClose: () => void };

/** Input is kept when the dialog closes before submit. */
export function InviteDialog({ isOpen, self, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['team', 'problems']);
  const key = useRef(newIdempotencyKey());
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  const { errors } = form.formState;
  const hasEmail = form.watch('email').trim() !== '';
  const granter = { isOwner: self.is_owner, permissions: self.permissions };

  const invitation = useAction({
    call: ({ email, name, role, permissions }: Values) => {
      const body = { user_email: email, user_name: name || null, role, permissions };
      return api.POST('/team', { body, headers: once(key.current) });
    },
    done() {
      key.current = newIdempotencyKey();
      form.reset(empty);
      onClose();
      return t('invite.done');
    },
    failed(_, error) {
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
    },
    stale: staleTeam,
  });
  const { problem: message } = invitation;
  const failure =
    message &&
    (invitation.error instanceof ApiProblem
      ? t('invite.failed', { message })
      : `${t('invite.failedUnexpectedly')}. ${message}`);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('invite.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((values) => invitation.mutate(values)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button
            type="submit"
            busy={invitation.isPending}
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
            validate: (value) => isEmailAddress(value) || t('problems:field.email'),
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
            <PermissionsField
              value={field.value}
              onChange={field.onChange}
              mayGive={(next) => next.every((right) => field.value.includes(right) || mayMember(granter, right))}
            />
          )}
        />
        {failure && <FormFailure title={failure} />}
      </div>
    </Dialog>
  );
}
