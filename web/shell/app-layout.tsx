import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';

/** The frame of everything behind a login: a light header without marketing links. */
export default function AppLayout() {
  return (
    <PageFrame ground="card" isApp>
      <Outlet />
    </PageFrame>
  );
}
