import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { reviewApi } from '#web/api/review-client.ts';
import { StaffNotices } from '#web/features/review/staff-notices.tsx';
import { StaffRoleReader } from '#web/features/review/staff-role-reader.tsx';
import { UndoProvider } from '#web/features/review/undo.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { stagingPaths } from '#web/staging-paths.ts';

const FreshDialog = lazy(async () => ({
  default: (await import('#web/features/account/factors/fresh-dialog.tsx')).FreshDialog,
}));

/** Redirects to the login and back. */
export default function ReviewerLayout() {
  const queryClient = useQueryClient();
  const reviewer = useReviewer();
  const isSignedOut = reviewer === null;
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
      <StaffNotices />
      <Outlet />
      {reviewer && (
        <Suspense>
          <FreshDialog client={reviewApi} />
        </Suspense>
      )}
    </UndoProvider>
  );
}
