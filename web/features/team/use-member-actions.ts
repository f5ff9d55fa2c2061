import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { Drafts } from './use-drafts.ts';
import type { TeamMember } from './use-team.ts';
import { memberName, useRefreshTeam } from './use-team.ts';

/** What happens at once when it is chosen: sending again, setting inactive or active. Each says how it went. */
export function useMemberActions() {
  const { t } = useTranslation('team');
  const problemText = useProblemText();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const [busyId, setBusyId] = useState<string | null>(null);
  const path = (member: TeamMember) => ({ params: { path: { id: member.id } } });

  async function attempt(member: TeamMember, work: () => Promise<unknown>, failed: (message: string) => string) {
    if (busyId) return;
    setBusyId(member.id);
    try {
      await work();
    } catch (error) {
      toasts.show({ kind: 'warning', title: failed(problemText(error)) });
    }
    await refresh();
    setBusyId(null);
  }

  return {
    busyId,
    resend: (member: TeamMember) =>
      attempt(
        member,
        async () => {
          await api.POST('/team/{id}/resend', path(member));
          toasts.show({ title: t('resend.done') });
        },
        (message) => t('resend.failed', { message }),
      ),
    setStatus: (member: TeamMember, status: 'active' | 'inactive') =>
      attempt(
        member,
        async () => {
          await api.PATCH('/team/{id}', { ...path(member), body: { status } });
          const words = status === 'active' ? 'activate' : 'deactivate';
          toasts.show({ title: t(`${words}.done`, { name: memberName(member) }), description: t(`${words}.text`) });
        },
        (message) => t('statusFailed', { message }),
      ),
  };
}

/** Saves all ticks, person by person; what was refused stays ticked and is named. */
export function useSaveDrafts(drafts: Drafts) {
  const { t } = useTranslation('team');
  const problemText = useProblemText();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (isSaving) return;
    setSaving(true);
    const failures: string[] = [];
    const saved: string[] = [];
    for (const { member, permissions } of drafts.changes) {
      try {
        await api.PATCH('/team/{id}', { params: { path: { id: member.id } }, body: { permissions } });
        saved.push(member.id);
      } catch (error) {
        failures.push(t('changes.failedFor', { name: memberName(member), message: problemText(error) }));
      }
    }
    await refresh();
    for (const id of saved) drafts.forget(id);
    setSaving(false);
    const [failure] = failures;
    toasts.show(failure ? { kind: 'warning', title: failure } : { title: t('changes.saved') });
  }

  return { isSaving, save };
}
