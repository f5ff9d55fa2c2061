import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Change, Drafts } from './use-drafts.ts';
import type { TeamMember } from './use-team.ts';
import { memberName, staleTeam } from './use-team.ts';

type StatusChange = { member: TeamMember; status: 'active' | 'inactive' };

const pathOf = (member: TeamMember) => ({ params: { path: { id: member.id } } });

/** Immediate actions with toasts: resend, deactivate, activate. */
export function useMemberActions() {
  const { t } = useTranslation('team');
  const resend = useAction({
    call: (member: TeamMember) => api.POST('/team/{id}/resend', pathOf(member)),
    done: () => t('resend.done'),
    failed: (message) => t('resend.failed', { message }),
    stale: staleTeam,
  });
  const turn = useAction({
    call: ({ member, status }: StatusChange) => api.PATCH('/team/{id}', { ...pathOf(member), body: { status } }),
    done(_, { member, status }) {
      const words = status === 'active' ? 'activate' : 'deactivate';
      return { title: t(`${words}.done`, { name: memberName(member) }), description: t(`${words}.text`) };
    },
    failed: (message) => t('statusFailed', { message }),
    stale: staleTeam,
  });
  const isBusy = resend.isPending || turn.isPending;
  const busy = resend.isPending ? resend.variables : turn.isPending ? turn.variables.member : null;

  return {
    busyId: busy?.id ?? null,
    resend: (member: TeamMember) => !isBusy && resend.mutate(member),
    setStatus: (member: TeamMember, status: StatusChange['status']) => !isBusy && turn.mutate({ member, status }),
  };
}

/** Saves per member; refused changes stay and are named. */
export function useSaveDrafts(drafts: Drafts) {
  const { t } = useTranslation('team');
  const problemText = useProblemText();
  const saving = useAction({
    async call(changes: Change[]) {
      const failures: string[] = [];
      const saved: string[] = [];
      for (const { member, permissions } of changes) {
        try {
          await api.PATCH('/team/{id}', { ...pathOf(member), body: { permissions } });
          saved.push(member.id);
        } catch (error) {
          failures.push(t('changes.failedFor', { name: memberName(member), message: problemText(error) }));
        }
      }
      return { failures, saved };
    },
    done: ({ failures: [failure] }) => (failure ? { kind: 'warning', title: failure } : t('changes.saved')),
    stale: staleTeam,
  });

  return {
    isSaving: saving.isPending,
    async save() {
      if (saving.isPending) return;
      const { saved } = await saving.mutateAsync(drafts.changes);
      for (const id of saved) drafts.forget(id);
    },
  };
}
