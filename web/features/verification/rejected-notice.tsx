import { RejectedBanner } from './rejected-banner.tsx';
import { RejectedPanel } from './rejected-panel.tsx';

/** Above all else for a rejected business: that it was, and what to do about it. */
export function RejectedNotice() {
  return (
    <>
      <RejectedBanner />
      <RejectedPanel />
    </>
  );
}
