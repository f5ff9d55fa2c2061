import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';

/** The frame of everything behind a login: light header without the links that sell. */
export default function AppLayout() {
  return (
    <PageFrame ground="card" isApp>
      <Outlet />
    </PageFrame>
  );
}
