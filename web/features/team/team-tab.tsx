import { useTranslation } from 'react-i18next';
import { mayMember } from '#domain/team/permissions.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import { useMembership } from '#web/member/use-membership.ts';
import { paths, tabOf } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TeamList } from './team-list.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';

const staysAtTeam = (to: { pathname: string; search: string }) =>
  to.pathname === paths.dashboard && tabOf(new URLSearchParams(to.search)) === 'team';

/** Members without permission see the reason. */
export function TeamTab() {
  const { t } = useTranslation(['team', 'dashboard']);
  const self = useMembership();
  return (
    <LeaveGuard staysAt={staysAtTeam}>
      <h2 className="sr-only">{t('dashboard:tabs.team')}</h2>
      {!self && <TeamSkeleton />}
      {self && mayManage(self) && <TeamList self={self} />}
      {self && !mayManage(self) && (
        <EmptyState drawing={<EmptyScene of="locked" />} title={t('notAllowed.title')}>
          {t('notAllowed.text')}
        </EmptyState>
      )}
    </LeaveGuard>
  );
}

function mayManage(self: NonNullable<ReturnType<typeof useMembership>>): boolean {
  return mayMember({ isOwner: self.is_owner, permissions: self.permissions }, 'manage_team');
}
