import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRight } from '#domain/staff/roles.ts';
import { rolesThatMay } from '#domain/staff/roles.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lock } from '#web/ui/icons/lock.ts';
import { Panel } from '#web/ui/panel.tsx';
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

/** A page that the role may not open, with the way back. */
export function PageMissing({ right, title }: { right: StaffRight; title: string }) {
  const { t } = useTranslation('staff');
  const role = useReviewer()?.role;
  if (!role) return null;
  const roles = rolesThatMay(right).map((each) => t(`roles.${each}`));
  return (
    <Panel>
      <EmptyState
        drawing={<EmptyScene of="locked" />}
        title={title}
        headingLevel="h1"
        action={<ButtonLink to={stagingPaths.dashboard}>{t('back')}</ButtonLink>}
      >
        {t('missing', { roles: roles.join(', '), role: t(`roles.${role}`) })}
      </EmptyState>
    </Panel>
  );
}

/** Hidden only once the role is known to lack the right. */
export function IfPermitted({ right, children }: { right: StaffRight; children: ReactNode }) {
  return useStaffRight(right) === false ? <RightMissing right={right} /> : children;
}
