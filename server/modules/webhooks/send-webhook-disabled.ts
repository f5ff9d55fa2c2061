import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { Context } from '#server/context/context.ts';
import { webhookDisabledMail } from '#server/mails/webhook-mails.ts';

/** Tells the owner that a webhook was switched off; says nothing when it is on again meanwhile. */
export async function sendWebhookDisabled({ db, deps }: Context, webhookId: string): Promise<void> {
  const [found] = await db
    .select({ url: webhooks.url, status: webhooks.status, to: users.email, name: users.name, language: users.language })
    .from(webhooks)
    .innerJoin(businesses, eq(businesses.id, webhooks.businessId))
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(webhooks.id, webhookId));
  if (found?.status !== 'disabled') return;
  const { to, name, url, language } = found;
  await deps.mailer.send(await webhookDisabledMail(deps.config, language, { to, name, url }));
}
