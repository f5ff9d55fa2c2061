import type { StaffRight } from '#domain/staff/roles.ts';
import { mayStaff } from '#domain/staff/roles.ts';
import { useReviewer } from './use-reviewer.ts';

/** Whether the signed-in staff may do something; undefined until the role is known. The server decides in any case. */
export function useMay(right: StaffRight): boolean | undefined {
  const role = useReviewer()?.role;
  return role && mayStaff(role, right);
}
