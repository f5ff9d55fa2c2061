import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#domain/staff/roles.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { formatInstant } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { UserPlus } from '#web/ui/icons/user-plus.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { StaffRow } from './staff-row.tsx';
import { useReviewer } from './use-reviewer.ts';
import type { StaffInvitation, StaffMember } from './use-staff.ts';
import { useChangeStaff, useNewLink, useStaff } from './use-staff.ts';

export function StaffTeam() {
  const { t } = useTranslation('staff');
  const [isAdding, setAdding] = useState(false);
  const language = useLanguage();
  const [made, setMade] = useState<StaffInvitation | null>(null);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-160">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="mt-2 text-ink-2 text-lead">{t('lead')}</p>
        </div>
        <Button icon={UserPlus} onClick={() => setAdding(true)} className="max-sm:w-full">
          {t('add.open')}
        </Button>
      </div>
      {made && (
        <SecretOnce
          headingLevel="h2"
          key={made.link}
          title={t('link.title', { name: made.member.username })}
          text={t('link.text', { at: formatInstant(made.expires_at, language) })}
          label={t('link.label')}
          secret={made.link}
          words={t('link', { returnObjects: true })}
          onDone={() => setMade(null)}
        />
      )}
      <Panel className="md:px-8 md:py-4">
        <StaffList onMade={setMade} />
      </Panel>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        {staffRoles.map((role) => (
          <div key={role}>
            <dt className="text-label">{t(`roles.${role}`)}</dt>
            <dd className="mt-1 text-ink-2 text-small">{t(`roleHelp.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <AddStaffDialog isOpen={isAdding} onClose={() => setAdding(false)} onAdded={setMade} />
    </div>
  );
}

/** Awaiting confirmation. */
type Question = { member: StaffMember; role?: StaffRole };

function StaffList({ onMade }: { onMade: (made: StaffInvitation) => void }) {
  const { t } = useTranslation('staff');
  const problemText = useProblemText();
  const staff = useStaff();
  const self = useReviewer()?.username;
  const change = useChangeStaff();
  const newLink = useNewLink(onMade);
  const [asked, setAsked] = useState<Question | null>(null);

  if (staff.isPending) {
    return (
      <Loading label={t('loading')} className="grid gap-4 py-2">
        {['a', 'b', 'c'].map((name) => (
          <Skeleton key={name} className="h-16 w-full" />
        ))}
      </Loading>
    );
  }
  if (!staff.data) {
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void staff.refetch()}
        busy={staff.isFetching}
      >
        {problemText(staff.error)}
      </ErrorState>
    );
  }

  function giveRole(member: StaffMember, role: StaffRole) {
    if (member.username === self && role !== 'lead') setAsked({ member, role });
    else change.mutate({ member, role });
  }

  async function confirm({ member, role }: Question) {
    // Failures show a toast.
    await change.mutateAsync({ member, ...(role ? { role } : { is_disabled: true }) }).catch(() => undefined);
    setAsked(null);
  }

  return (
    <>
      <ul aria-label={t('list')}>
        {staff.data.data.map((member) => (
          <li key={member.id} className="border-line border-t first:border-t-0">
            <StaffRow
              member={member}
              isSelf={member.username === self}
              isBusy={change.isPending && change.variables?.member.id === member.id}
              onRole={(role) => giveRole(member, role)}
              onLink={() => newLink.mutate(member)}
              onDisabled={(isDisabled) =>
                isDisabled ? setAsked({ member }) : change.mutate({ member, is_disabled: false })
              }
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.role ? t('confirm.ownRole') : t('confirm.disable', { name: asked?.member.username ?? '' })}
        cancelLabel={t('confirm.cancel')}
        confirmLabel={asked?.role ? t('confirm.ownRoleConfirm') : t('actions.disable')}
        busy={change.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void confirm(asked)}
      >
        <p>{asked?.role ? t('confirm.ownRoleText') : t('confirm.disableText')}</p>
      </ConfirmDialog>
    </>
  );
}
