import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';
import { usePageHandle } from './page-handle.ts';

/** Layout of all pages outside the dashboard. */
export default function PublicLayout() {
  const { ground = 'paper', banner, hasSmallFooter } = usePageHandle();
  return (
    <PageFrame
      ground={ground}
      banner={banner}
      hasSmallFooter={hasSmallFooter}
      className={hasSmallFooter ? 'grid grow grid-cols-1' : 'grow'}
    >
      <Outlet />
    </PageFrame>
  );
}
