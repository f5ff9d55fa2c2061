import { useQuery } from '@tanstack/react-query';
import type { StaffRight } from '#domain/staff/roles.ts';
import { mayStaff } from '#domain/staff/roles.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';

export type DeskPeople = ApiAnswer<'getDeskPeople'>;
export type DeskPerson = DeskPeople['people'][number];

export function useDeskPeople(businessId: string, isWanted: boolean) {
  return useQuery({ ...reviewQueries.deskPeople(businessId), enabled: isWanted });
}

/** Whether the role has a right; false until the role is known. */
export function useMay(): (right: StaffRight) => boolean {
  const role = useReviewer()?.role;
  return (right) => role !== undefined && mayStaff(role, right);
}
