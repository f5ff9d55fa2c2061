import { useTranslation } from 'react-i18next';
import { canMember } from '#domain/team/member-states.ts';
import { permissions } from '#domain/team/permissions.ts';
import { cx } from '#web/ui/cx.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { PermissionBox } from './permission-box.tsx';
import type { TeamListProps } from './team-matrix.tsx';

/** Narrow screens: a card per member; owners may do everything. */
export function TeamCards({ members, selfEmail, drafts, busyId, onAction }: TeamListProps) {
  const { t } = useTranslation('team');
  return (
    <>
      <p className="mb-3 text-label">{t('people', { count: members.length })}</p>
      <ul aria-label={t('matrix.label')} className="grid gap-4 md:grid-cols-2">
        {members.map((member, index) => {
          const isSelf = member.user_email === selfEmail;
          const isOnlyMenu = !member.is_owner && !isSelf && !canMember(member.status, 'resend');
          return (
            <li
              key={member.id}
              className={cx('relative rounded-card border border-line p-4', member.is_owner && 'md:col-span-2')}
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <MemberIdentity member={member} index={index} isSelf={isSelf} />
                <div className={isOnlyMenu ? 'absolute top-2 right-2' : 'ms-auto flex min-h-11 items-center'}>
                  <MemberActions member={member} isSelf={isSelf} busy={busyId === member.id} onAction={onAction} />
                </div>
              </div>
              {!member.is_owner && (
                <ul className="mt-3 -mb-2 divide-y divide-line border-line border-t">
                  {permissions.map((permission) => (
                    <li key={permission} className="flex items-center justify-between gap-4">
                      <span aria-hidden="true" className="text-small">
                        {t(`permissions.${permission}`)}
                      </span>
                      <PermissionBox member={member} permission={permission} drafts={drafts} isLocked={isSelf} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
