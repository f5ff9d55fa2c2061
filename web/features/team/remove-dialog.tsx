import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { TeamMember } from './use-team.ts';
import { memberName, useRefreshTeam } from './use-team.ts';

type RemoveDialogProps = { member: TeamMember | null; onClose: () => void; onRemoved: () => void };

/** Asks once before somebody loses access, or before an invitation is withdrawn. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('team');
  const problemText = useProblemText();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const shown = useLatest(member);
  const words = shown?.status === 'invited' ? 'withdraw' : 'remove';
  const name = shown ? memberName(shown) : '';
  const removal = useMutation({
    mutationFn: (id: string) => api.DELETE('/team/{id}', { params: { path: { id } } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toasts.show({ title: t(`${words}.done`) });
      onRemoved();
    },
    onError: (error) => {
      onClose();
      toasts.show({ kind: 'warning', title: t(`${words}.failed`, { message: problemText(error) }) });
      void refresh();
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
