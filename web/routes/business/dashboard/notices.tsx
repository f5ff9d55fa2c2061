import { lazy } from 'react';
import { DocumentsNotice } from '#web/features/account/documents-notice.tsx';
import { MeasuresNotice } from '#web/features/measures/measures-notice.tsx';
import type { Business } from '#web/member/use-business.ts';

const RejectedNotice = lazy(async () => ({
  default: (await import('#web/features/verification/rejected-notice.tsx')).RejectedNotice,
}));

/** Urgent banners, usually none. */
export function Notices({ business }: { business: Business }) {
  return (
    <>
      {business.open_measures > 0 && <MeasuresNotice count={business.open_measures} />}
      <DocumentsNotice />
      {business.verification_status === 'rejected' && <RejectedNotice />}
    </>
  );
}
