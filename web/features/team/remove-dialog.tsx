import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { TeamMember } from './use-team.ts';
import { memberName, staleTeam } from './use-team.ts';

type RemoveDialogProps = { member: TeamMember | null; onClose: () => void; onRemoved: () => void };

export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('team');
  const refresh = useRefresh();
  const shown = useLatest(member);
  const words = shown?.status === 'invited' ? 'withdraw' : 'remove';
  const name = shown ? memberName(shown) : '';
  const removal = useAction({
    call: (id: string) => api.DELETE('/team/{id}', { params: { path: { id } } }),
    async done() {
      // Removes the row first, so that the focus moves to a remaining one.
      await refresh(...staleTeam);
      onClose();
      onRemoved();
      return t(`${words}.done`);
    },
    failed(message) {
      onClose();
      void refresh(...staleTeam);
      return t(`${words}.failed`, { message });
    },
  });
  return (
    <ConfirmDialog
      open={member !== null}
      onCancel={onClose}
      onConfirm={() => member && removal.mutate(member.id)}
      busy={removal.isPending}
      title={t(`${words}.title`, { name })}
      cancelLabel={t(`${words}.cancel`)}
      confirmLabel={t(`${words}.confirm`)}
    >
      {words === 'remove' ? t('remove.text', { name }) : t('withdraw.text')}
    </ConfirmDialog>
  );
}
