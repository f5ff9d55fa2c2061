import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { MemberAvatar } from './member-avatar.tsx';
import type { TeamMember } from './use-team.ts';
import { memberName } from './use-team.ts';

const tones: Record<TeamMember['status'], BadgeTone> = { active: 'fir', invited: 'amber', inactive: 'sunk' };

export function MemberIdentity({ member, index, isSelf }: { member: TeamMember; index: number; isSelf: boolean }) {
  const { t } = useTranslation('team');
  const isOff = member.status === 'inactive';
  const role = member.is_owner ? t('owner') : t(`roles.${member.role}`);
  return (
    <div className="flex min-w-0 items-center gap-4">
      <MemberAvatar index={index} isOff={isOff} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={cx('wrap-anywhere font-semibold', isOff && 'text-ink-2')}>{memberName(member)}</span>
          <Badge tone={tones[member.status]}>{t(`status.${member.status}`)}</Badge>
          {member.is_undeliverable && <Badge tone="oxblood">{t('undeliverable')}</Badge>}
        </div>
        <div className="flex flex-wrap items-center gap-x-2.5">
          <span className="text-ink-2 text-small">{role}</span>
          {isSelf && <Badge tone="outline">{t('you')}</Badge>}
        </div>
        <span className="wrap-anywhere text-ink-2 text-small">{member.user_email}</span>
        <InvitationEnd member={member} />
      </div>
    </div>
  );
}

function InvitationEnd({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  if (member.invitation_expires_at === null) return null;
  const day = formatInstantDay(member.invitation_expires_at, language);
  const isOver = new Date(member.invitation_expires_at) <= new Date();
  return (
    <span className={cx('text-small', isOver ? 'text-oxblood' : 'text-ink-3')}>
      {isOver ? t('expiredSince', { day }) : t('invitedUntil', { day })}
    </span>
  );
}
