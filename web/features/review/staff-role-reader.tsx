import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reviewQueries } from '#web/api/review-queries.ts';
import { noteRole } from '#web/api/reviewer-session.ts';
import { useReviewer } from './use-reviewer.ts';

/** Updates the stored role from the server. */
export function StaffRoleReader() {
  const isSignedIn = Boolean(useReviewer());
  const { data } = useQuery({ ...reviewQueries.me, enabled: isSignedIn });
  useEffect(() => {
    if (data) noteRole(data.role);
  }, [data]);
  return null;
}
