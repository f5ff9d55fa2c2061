import type { StaffRight } from '#domain/staff/roles.ts';
import { mayStaff } from '#domain/staff/roles.ts';
import { useReviewer } from './use-reviewer.ts';

/** Undefined until the role is known. The server checks every call. */
export function useStaffRight(right: StaffRight): boolean | undefined {
  const role = useReviewer()?.role;
  return role && mayStaff(role, right);
}
