import { lazy } from 'react';
import { DocumentsNotice } from '#web/features/account/documents-notice.tsx';
import { EmailNotice } from '#web/features/account/email-notice.tsx';
import { MeasuresNotice } from '#web/features/measures/measures-notice.tsx';
import type { TodayData } from '#web/features/today/use-today.ts';
import type { Business } from '#web/member/use-business.ts';
import { useLatest } from '#web/ui/use-latest.ts';

const RejectedNotice = lazy(async () => ({
  default: (await import('#web/features/verification/rejected-notice.tsx')).RejectedNotice,
}));

const RequestsNotice = lazy(async () => ({
  default: (await import('#web/features/agents/requests-notice.tsx')).RequestsNotice,
}));

const DeletionNotice = lazy(async () => ({
  default: (await import('#web/features/account/deletion-notice.tsx')).DeletionNotice,
}));

const VerifiedMoment = lazy(async () => ({ default: (await import('./verified-moment.tsx')).VerifiedMoment }));

type NoticesProps = { business: Business; today: TodayData | undefined };

/** Urgent banners, usually none, and the screen after the verification. */
export function Notices({ business, today }: NoticesProps) {
  const verified = useLatest(today?.is_just_verified ? today.parts : null);
  return (
    <>
      {verified && <VerifiedMoment business={business} parts={verified} />}
      {business.open_measures > 0 && <MeasuresNotice count={business.open_measures} />}
      {business.deletes_at && <DeletionNotice deletesAt={business.deletes_at} />}
      {today !== undefined && today.agent_requests > 0 && <RequestsNotice count={today.agent_requests} />}
      <EmailNotice />
      <DocumentsNotice />
      {business.verification_status === 'rejected' && <RejectedNotice />}
    </>
  );
}
