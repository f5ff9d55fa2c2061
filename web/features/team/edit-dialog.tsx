import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excessRights } from '#domain/team/granting.ts';
import type { Permission, TeamRole } from '#domain/team/permissions.ts';
import { teamRoles } from '#domain/team/permissions.ts';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Membership } from '#web/member/use-membership.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PermissionsField } from './permissions-field.tsx';
import type { TeamMember } from './use-team.ts';
import { memberName, staleTeam } from './use-team.ts';

type EditDialogProps = {
  member: TeamMember;
  isOpen: boolean;
  self: Membership;
  onClose: () => void;
  onSaved: () => void;
};

export function EditDialog({ member, isOpen, self, onClose, onSaved }: EditDialogProps) {
  const { t } = useTranslation('team');
  const [chosen, setChosen] = useState<Permission[]>(member.permissions);
  const form = useForm<{ name: string; role: TeamRole }>({
    defaultValues: { name: member.user_name ?? '', role: member.role },
  });
  const granter = { isOwner: self.is_owner, permissions: self.permissions };

  const mayGive = (next: Permission[]) => excessRights(granter, member, { ...member, permissions: next }).length === 0;

  const saving = useAction({
    call: ({ name, role }: { name: string; role: TeamRole }) => {
      const body = { user_name: name || null, role, permissions: chosen };
      return api.PATCH('/team/{id}', { params: { path: { id: member.id } }, body });
    },
    done() {
      onSaved();
      onClose();
      return t('changes.saved');
    },
    stale: staleTeam,
  });

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('edit.title', { name: memberName(member) })}
      closeLabel={t('edit.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((values) => saving.mutate(values)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" busy={saving.isPending} busyLabel={t('changes.saving')}>
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
        <PermissionsField value={chosen} onChange={setChosen} mayGive={mayGive} />
        {saving.problem && <FormFailure title={t('changes.failed', { message: saving.problem })} />}
      </div>
    </Dialog>
  );
}
