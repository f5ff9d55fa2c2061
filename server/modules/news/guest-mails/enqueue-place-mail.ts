import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import { isWebUserId } from '#domain/events/channels.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import { placeMailOf } from '#domain/web-guests/mails.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendPlaceMail } from '#server/modules/news/guest-mails/jobs.ts';

interface Changed {
  userId: string;
  status: ParticipantStatus;
  change: PersonChangeType;
}

/** Has a guest without the app mailed where they are now. Guests who gave no address get nothing. */
export async function enqueuePlaceMail(
  tx: Pick<TransactionContext, 'db' | 'deps'>,
  { id, businessId }: { id: string; businessId: string },
  { userId, status, change }: Changed,
): Promise<void> {
  if (!isWebUserId(userId) || isTestBusiness(businessId)) return;
  await enqueue(tx, sendPlaceMail, { eventId: id, userId, mail: placeMailOf(status, change) });
}
