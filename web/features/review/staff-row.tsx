import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#domain/staff/roles.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { UserCheck } from '#web/ui/icons/user-check.ts';
import { UserX } from '#web/ui/icons/user-x.ts';
import { Menu } from '#web/ui/menu.tsx';
import { Select } from '#web/ui/select.tsx';
import type { StaffMember } from './use-staff.ts';

const tones = { active: 'fir', invited: 'amber', disabled: 'oxblood' } as const;

type Props = {
  member: StaffMember;
  isSelf: boolean;
  isBusy: boolean;
  onRole: (role: StaffRole) => void;
  onLink: () => void;
  onDisabled: (isDisabled: boolean) => void;
};

export function StaffRow({ member, isSelf, isBusy, onRole, onLink, onDisabled }: Props) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { username: name, role, status, last_signed_in_at: last } = member;
  const isDisabled = status === 'disabled';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="wrap-anywhere text-h4">{name}</h2>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {isSelf && <Badge tone="outline">{t('you')}</Badge>}
        </div>
        <p className="mt-1 text-help text-ink-2">
          {last ? t('lastSignIn', { at: formatInstant(last, language) }) : t('neverSignedIn')}
        </p>
      </div>
      <Select
        label={t('roleOf', { name })}
        hideLabel
        value={role}
        disabled={isBusy}
        onChange={(event) => onRole(event.target.value as StaffRole)}
        options={staffRoles.map((each) => ({ value: each, label: t(`roles.${each}`) }))}
        className="max-md:order-last max-md:col-span-2"
      />
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('actions.of', { name })} />}
        align="end"
        entries={[
          ...(isDisabled ? [] : [{ label: t('actions.link'), icon: KeyRound, onSelect: onLink }]),
          isDisabled
            ? { label: t('actions.enable'), icon: UserCheck, onSelect: () => onDisabled(false) }
            : { label: t('actions.disable'), icon: UserX, danger: true, onSelect: () => onDisabled(true) },
        ]}
      />
    </div>
  );
}
