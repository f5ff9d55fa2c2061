import { useTranslation } from 'react-i18next';
import { permissions } from '#domain/team/permissions.ts';
import { cx } from '#web/ui/cx.ts';
import type { OnAction } from './member-actions.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { PermissionBox } from './permission-box.tsx';
import type { Drafts } from './use-drafts.ts';
import type { TeamMember } from './use-team.ts';

export type TeamListProps = {
  members: readonly TeamMember[];
  selfEmail: string;
  drafts: Drafts;
  busyId: string | null;
  onAction: OnAction;
};

/** Wide screens: members by permission. */
export function TeamMatrix({ members, selfEmail, drafts, busyId, onAction }: TeamListProps) {
  const { t } = useTranslation('team');
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('matrix.label')}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          <th scope="col" className="pb-4 text-start text-label">
            {t('people', { count: members.length })}
          </th>
          {permissions.map((permission) => (
            <th key={permission} scope="col" className="w-23 px-1.5 pb-4 text-center text-label leading-tight">
              {t(`permissions.${permission}`)}
            </th>
          ))}
          <th scope="col" className="w-44 pb-4">
            <span className="sr-only">{t('matrix.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => {
          const isSelf = member.user_email === selfEmail;
          return (
            <tr key={member.id} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-3.5 pe-4 text-start font-normal">
                <MemberIdentity member={member} index={index} isSelf={isSelf} />
              </th>
              {permissions.map((permission, column) => (
                <td key={permission} className={cx('p-0', column % 2 === 0 && 'bg-paper')}>
                  <div className="flex justify-center">
                    <PermissionBox
                      member={member}
                      permission={permission}
                      drafts={drafts}
                      isLocked={member.is_owner || isSelf}
                    />
                  </div>
                </td>
              ))}
              <td className="ps-2">
                <MemberActions member={member} isSelf={isSelf} busy={busyId === member.id} onAction={onAction} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
