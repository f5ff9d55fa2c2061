import { useTranslation } from 'react-i18next';
import type { Permission } from '#domain/team/permissions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Minus } from '#web/ui/icons/minus.ts';
import type { Drafts } from './use-drafts.ts';
import type { TeamMember } from './use-team.ts';
import { memberName } from './use-team.ts';

type PermissionBoxProps = { member: TeamMember; permission: Permission; drafts: Drafts; isLocked: boolean };

/** A checkbox, or an icon if it cannot be changed. */
export function PermissionBox({ member, permission, drafts, isLocked }: PermissionBoxProps) {
  const { t } = useTranslation('team');
  const isTicked = member.is_owner || drafts.permissionsOf(member).includes(permission);
  const label = t('matrix.cell', { permission: t(`permissions.${permission}`), name: memberName(member) });
  if (isLocked) {
    return (
      <span className="grid size-11 place-items-center">
        <Icon of={isTicked ? Check : Minus} size={20} />
        <span className="sr-only">{isTicked ? t('matrix.granted') : '–'}</span>
      </span>
    );
  }
  const isRefused = !drafts.mayToggle(member, permission);
  return (
    <label
      className="grid size-11 cursor-pointer place-items-center"
      title={isRefused ? t('matrix.notHeld') : undefined}
    >
      <input
        type="checkbox"
        className="tick"
        checked={isTicked}
        aria-disabled={isRefused || undefined}
        aria-label={label}
        aria-description={isRefused ? t('matrix.notHeld') : undefined}
        onClick={(event) => isRefused && event.preventDefault()}
        onChange={() => !isRefused && drafts.toggle(member, permission)}
      />
    </label>
  );
}
