import { PageFrame } from '#web/shell/page-frame.tsx';
import MemberLayout from './member-layout.tsx';

export { handle } from './member-layout.tsx';

/** Layout behind the login, without marketing links. */
export default function MemberScreens() {
  return (
    <PageFrame ground="card" isApp className="min-h-dvh">
      <MemberLayout />
    </PageFrame>
  );
}
