import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { registrationReceivedMail } from '#server/mails/verification-mails.ts';

/** Tells a new business, in its owner's language, that its registration has arrived and is being checked. */
export async function sendRegistrationReceived(ctx: Context, businessId: string): Promise<void> {
  const { config, mailer } = ctx.deps;
  const [business] = await ctx.db
    .select({ companyName: businesses.companyName, to: users.email, name: users.name, language: users.language })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(businesses.id, businessId));
  if (!business) return;
  const { language, ...addressee } = business;
  await mailer.send(await registrationReceivedMail(config, language, addressee));
}
