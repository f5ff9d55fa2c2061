import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { excessRights } from '#domain/team/granting.ts';
import type { Permission, TeamRole } from '#domain/team/permissions.ts';
import { permissions, teamRoles } from '#domain/team/permissions.ts';
import { api } from '#web/api/client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Membership } from '#web/member/use-membership.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { RightsField } from './rights-field.tsx';
import type { TeamMember } from './use-team.ts';
import { memberName, useRefreshTeam } from './use-team.ts';

type EditDialogProps = {
  member: TeamMember;
  isOpen: boolean;
  self: Membership;
  onClose: () => void;
  onSaved: () => void;
};

/** Name, title and rights of one person, explained; the way to the rights that also fits a phone. */
export function EditDialog({ member, isOpen, self, onClose, onSaved }: EditDialogProps) {
  const { t } = useTranslation('team');
  const problemText = useProblemText();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const [rights, setRights] = useState<Permission[]>(member.permissions);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<{ name: string; role: TeamRole }>({
    defaultValues: { name: member.user_name ?? '', role: member.role },
  });
  const granter = { isOwner: self.is_owner, permissions: self.permissions };

  function mayToggle(right: Permission): boolean {
    const next = permissions.filter((key) => (key === right ? !rights.includes(key) : rights.includes(key)));
    return excessRights(granter, member, { ...member, permissions: next }).length === 0;
  }

  async function submit({ name, role }: { name: string; role: TeamRole }) {
    setFailure(null);
    try {
      const body = { user_name: name || null, role, permissions: rights };
      await api.PATCH('/team/{id}', { params: { path: { id: member.id } }, body });
      onSaved();
      onClose();
      toasts.show({ title: t('changes.saved') });
      await refresh();
    } catch (error) {
      setFailure(t('changes.failed', { message: problemText(error) }));
    }
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('edit.title', { name: memberName(member) })}
      closeLabel={t('edit.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit(submit), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t('changes.saving')}>
            {t('edit.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput {...form.register('name')} label={t('edit.name')} autoComplete="off" maxLength={120} />
          <Select
            {...form.register('role')}
            label={t('invite.role')}
            help={t('invite.roleHelp')}
            options={teamRoles.toReversed().map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          />
        </div>
        <RightsField value={rights} onChange={setRights} mayToggle={mayToggle} />
        {failure && <FormFailure title={failure} />}
      </div>
    </Dialog>
  );
}
