import type { MailsTo } from '#server/adapters/mails/mail-queries.ts';

export const toMails = ({ suppression, sent }: MailsTo) => ({
  suppression: suppression
    ? { cause: suppression.cause, reason: suppression.reason, since: suppression.createdAt.toISOString() }
    : null,
  data: sent.map(({ id, kind, state, reason, delayedAt, createdAt, changedAt }) => ({
    ...{ id, kind, state, reason, delayed_at: delayedAt?.toISOString() ?? null },
    ...{ created_at: createdAt.toISOString(), changed_at: changedAt.toISOString() },
  })),
});
