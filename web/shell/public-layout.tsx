import { Outlet } from 'react-router';

/** Header, content, footer: every page outside the dashboard. */
export default function PublicLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
