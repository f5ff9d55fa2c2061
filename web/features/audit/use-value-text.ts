import { useTranslation } from 'react-i18next';
import type { MemberStatus, Permission, TeamRole } from '#domain/team/permissions.ts';
import { memberStatuses, permissions, teamRoles } from '#domain/team/permissions.ts';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import { useLanguage } from '#web/shell/use-language.ts';

/** Unknown values are shown unchanged. */
export function useValueText(): (value: unknown) => string {
  const { t } = useTranslation(['team', 'dashboard']);
  const language = useLanguage();
  return (value) => {
    if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (permissions.some((key) => key === value)) return t(`permissions.${value as Permission}`);
    if (teamRoles.some((key) => key === value)) return t(`roles.${value as TeamRole}`);
    if (memberStatuses.some((key) => key === value)) return t(`status.${value as MemberStatus}`);
    if (value === 'verified' || value === 'pending' || value === 'rejected') return t(`dashboard:status.${value}`);
    return businessTypeLabel(value, language);
  };
}
