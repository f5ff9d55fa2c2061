import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#domain/staff/roles.ts';
import { dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';

export type StaffMember = ApiAnswer<'listStaff'>['data'][number];
export type StaffInvitation = ApiAnswer<'addStaff'>;

/** Queries to refetch: the list and the own role. */
export const staleStaff = [reviewQueries.staff, reviewQueries.me];

export function useStaff() {
  return useQuery(reviewQueries.staff);
}

export function useChangeStaff() {
  const { t } = useTranslation('staff');
  return useAction({
    call: ({ member, ...body }: { member: StaffMember; role?: StaffRole; is_disabled?: boolean }) =>
      reviewApi.PATCH('/review/staff/{id}', { params: { path: { id: member.id } }, body }),
    done(_, { member: { username: name }, role, is_disabled: isDisabled }) {
      if (role) return t('done.role', { name, role: t(`roles.${role}`) });
      return t(isDisabled ? 'done.disabled' : 'done.enabled', { name });
    },
    failed: (problem) => t('notDone', { problem }),
    stale: staleStaff,
  });
}

export function useNewLink(onMade: (made: StaffInvitation) => void) {
  const { t } = useTranslation('staff');
  return useAction({
    call: ({ id }: StaffMember) => dataOf(reviewApi.POST('/review/staff/{id}/link', { params: { path: { id } } })),
    done(made) {
      onMade(made);
      return undefined;
    },
    failed: (problem) => t('notDone', { problem }),
    stale: staleStaff,
  });
}
