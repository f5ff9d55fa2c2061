import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRight } from '#domain/staff/roles.ts';
import { rolesThatMay } from '#domain/staff/roles.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Lock } from '#web/ui/icons/lock.ts';
import { useReviewer } from './use-reviewer.ts';
import { useStaffRight } from './use-staff-right.ts';

export function RightMissing({ right }: { right: StaffRight }) {
  const { t } = useTranslation('staff');
  const role = useReviewer()?.role;
  if (!role) return null;
  const roles = rolesThatMay(right).map((each) => t(`roles.${each}`));
  return (
    <p className="flex items-start gap-2.5 text-ink-2 text-small">
      <Icon of={Lock} size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="first-letter:uppercase inline-block font-semibold">{t(`rights.${right}`)}</span>
        <br />
        {t('missing', { roles: roles.join(', '), role: t(`roles.${role}`) })}
      </span>
    </p>
  );
}

/** Hidden only once the role is known to lack the right. */
export function IfPermitted({ right, children }: { right: StaffRight; children: ReactNode }) {
  return useStaffRight(right) === false ? <RightMissing right={right} /> : children;
}
