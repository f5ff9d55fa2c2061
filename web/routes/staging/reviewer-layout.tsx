import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { StaffRoleReader } from '#web/features/review/staff-role-reader.tsx';
import { UndoProvider } from '#web/features/review/undo.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { stagingPaths } from '#web/staging-paths.ts';

/** Around every screen for signed-in reviewers; others go to the login and come back. */
export default function ReviewerLayout() {
  const queryClient = useQueryClient();
  const isSignedOut = useReviewer() === null;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isSignedOut) return;
    queryClient.clear();
    void navigate(stagingPaths.login, { replace: true, state: { next: pathname + search } });
  }, [isSignedOut, pathname, search, navigate, queryClient]);

  return (
    <UndoProvider>
      <StaffRoleReader />
      <Outlet />
    </UndoProvider>
  );
}
