import { useTranslation } from 'react-i18next';
import type { MemberAction } from '#domain/team/member-states.ts';
import { canMember } from '#domain/team/member-states.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { Lock } from '#web/ui/icons/lock.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { UserCheck } from '#web/ui/icons/user-check.ts';
import { UserX } from '#web/ui/icons/user-x.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { TeamMember } from './use-team.ts';
import { memberName } from './use-team.ts';

export type OnAction = (action: MemberAction, member: TeamMember) => void;

type MemberActionsProps = { member: TeamMember; isSelf: boolean; busy: boolean; onAction: OnAction };

const entries = [
  { action: 'edit', icon: Pencil },
  { action: 'deactivate', icon: UserX },
  { action: 'activate', icon: UserCheck },
  { action: 'withdraw', icon: Trash, danger: true },
  { action: 'remove', icon: Trash, danger: true },
] as const;

/** Actions by status; the owner's and the own row are locked. */
export function MemberActions({ member, isSelf, busy, onAction }: MemberActionsProps) {
  const { t } = useTranslation('team');
  const name = memberName(member);
  if (member.is_owner || isSelf) {
    return (
      <p className="flex items-center justify-end gap-2 text-ink-2 text-small max-lg:justify-start">
        <Icon of={Lock} size={16} className="shrink-0" />
        {member.is_owner ? t('ownerLocked') : t('ownLocked')}
      </p>
    );
  }
  return (
    <div className="flex items-center justify-end gap-1">
      {canMember(member.status, 'resend') && (
        <Button
          variant="quiet"
          size="compact"
          className="whitespace-nowrap"
          busy={busy}
          aria-label={t('menu.resendNamed', { name })}
          onClick={() => onAction('resend', member)}
        >
          {t('menu.resend')}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('menu.label', { name })} />}
        openOnHover
        entries={entries
          .filter(({ action }) => canMember(member.status, action))
          .map(({ action, icon, ...look }) => ({
            label: t(`menu.${action}`),
            icon,
            ...look,
            onSelect: () => onAction(action, member),
          }))}
      />
    </div>
  );
}
