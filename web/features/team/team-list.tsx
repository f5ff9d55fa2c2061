import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { permissions } from '#domain/team/permissions.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useUnsaved } from '#web/editing/leave-guard.tsx';
import { AuditSection } from '#web/features/audit/audit-section.tsx';
import type { Membership } from '#web/member/use-membership.ts';
import { useMe } from '#web/member/use-membership.ts';
import { tabPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Mail } from '#web/ui/icons/mail.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { ChangesBar } from './changes-bar.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { OnAction } from './member-actions.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { TeamCards } from './team-cards.tsx';
import { TeamMatrix } from './team-matrix.tsx';
import { TeamSecurity } from './team-security.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';
import { useDrafts } from './use-drafts.ts';
import { useMemberActions, useSaveDrafts } from './use-member-actions.ts';
import type { TeamMember } from './use-team.ts';
import { sortTeam, useTeam } from './use-team.ts';
import { useWide } from './use-wide.ts';

const InviteDialog = dialogOnDemand(
  async () => (await import('./invite-dialog.tsx')).InviteDialog,
  ({ isOpen }) => isOpen,
);

const invitePath = `${tabPath('team')}&dialog=invite`;

export function TeamList({ self }: { self: Membership }) {
  const { t } = useTranslation('team');
  const team = useTeam();
  const members = sortTeam(team.data?.pages.flatMap((page) => page.data) ?? []);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const toList = () => void navigate(tabPath('team'), { replace: true, preventScrollReset: true });
  const close = () => (state?.isOverlay ? void navigate(-1) : toList());
  const { data: me } = useMe();
  const selfEmail = me?.email ?? '';
  const edited = members.find(({ id }) => id === search.get('member')) ?? null;
  const mayEdit = edited !== null && !edited.is_owner && edited.user_email !== selfEmail;

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h3 className="text-h2-panel">{t('title')}</h3>
          <p className="mt-2 text-ink-2">{t('lead')}</p>
          {!holdsAll(self) && <p className="mt-1 text-ink-2 text-small">{t('matrix.notHeldNote')}</p>}
        </div>
        <ButtonLink
          to={invitePath}
          state={overlayState}
          preventScrollReset
          variant="secondary"
          icon={Mail}
          className="max-sm:w-full"
        >
          {t('invite.open')}
        </ButtonLink>
      </div>
      {self.is_owner && <TeamSecurity />}
      <People
        team={team}
        members={members}
        self={self}
        selfEmail={selfEmail}
        edited={mayEdit ? edited : null}
        onClose={close}
      />
      {team.data && self.is_owner && <AuditSection />}
      <InviteDialog isOpen={search.get('dialog') === 'invite'} self={self} onClose={close} />
    </>
  );
}

function holdsAll({ is_owner, permissions: held }: Membership): boolean {
  return is_owner || permissions.every((permission) => held.includes(permission));
}

type PeopleProps = {
  team: ReturnType<typeof useTeam>;
  members: TeamMember[];
  self: Membership;
  selfEmail: string;
  edited: TeamMember | null;
  onClose: () => void;
};

function People({ team, members, self, selfEmail, edited, onClose }: PeopleProps) {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const isWide = useWide();
  const drafts = useDrafts(members, self);
  const { isSaving, save } = useSaveDrafts(drafts);
  const actions = useMemberActions();
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  const regionRef = useRef<HTMLDivElement>(null);
  const shown = useLatest(edited);
  useUnsaved('team', drafts.changes.length > 0);

  if (team.isPending) return <TeamSkeleton />;
  if (!team.data) return <LoadFailure error={team.error} busy={team.isFetching} onRetry={() => void team.refetch()} />;

  const act: OnAction = (action, member) => {
    if (action === 'resend') void actions.resend(member);
    else if (action === 'activate') void actions.setStatus(member, 'active');
    else if (action === 'deactivate') void actions.setStatus(member, 'inactive');
    else if (action === 'edit')
      void navigate(`${tabPath('team')}&member=${member.id}`, { state: overlayState, preventScrollReset: true });
    else setRemoving(member);
  };
  const List = isWide ? TeamMatrix : TeamCards;
  return (
    <div ref={regionRef} tabIndex={-1}>
      <List members={members} selfEmail={selfEmail} drafts={drafts} busyId={actions.busyId} onAction={act} />
      {team.hasNextPage && (
        <Button
          variant="secondary"
          busy={team.isFetchingNextPage}
          onClick={() => void team.fetchNextPage()}
          className="mt-6"
        >
          {t('more')}
        </Button>
      )}
      {members.length === 1 && (
        <EmptyState
          drawing={<EmptyScene of="team" />}
          title={t('alone.title')}
          headingLevel="h4"
          action={
            <ButtonLink to={invitePath} state={overlayState} preventScrollReset variant="secondary" icon={Mail}>
              {t('alone.action')}
            </ButtonLink>
          }
        >
          {t('alone.text')}
        </EmptyState>
      )}
      {drafts.changes.length > 0 && (
        <ChangesBar changes={drafts.changes} busy={isSaving} onUndo={drafts.undo} onSave={() => void save()} />
      )}
      {shown && (
        <EditDialog
          key={[shown.id, shown.role, shown.user_name, ...shown.permissions].join()}
          member={shown}
          isOpen={edited !== null}
          self={self}
          onClose={onClose}
          onSaved={() => drafts.forget(shown.id)}
        />
      )}
      <RemoveDialog member={removing} onClose={() => setRemoving(null)} onRemoved={() => regionRef.current?.focus()} />
    </div>
  );
}

function LoadFailure({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('team');
  const problemText = useProblemText();
  const isKnown = error instanceof ApiProblem;
  return (
    <ErrorState
      title={isKnown ? t('loadFailed', { message: problemText(error) }) : t('loadFailedUnexpectedly')}
      retryLabel={t('retry')}
      onRetry={onRetry}
      busy={busy}
    >
      {!isKnown && problemText(error)}
    </ErrorState>
  );
}
