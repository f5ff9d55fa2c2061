import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewBusinessSchema } from '#contract/own-businesses.ts';
import { businesses } from '#database/schema/businesses.ts';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';
import { documentsAccepted } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { mostOfPerson } from '#domain/shared/limits.ts';
import type { User } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { addBusinessOf } from '#server/modules/people/business/open-business.ts';
import { sendRegistrationReceived } from '#server/modules/people/registrations/jobs.ts';

/** Rate limit of registrations, since staff review each. */
export async function countBusiness({ deps: { rateLimits }, actor, ip }: Context<User>): Promise<void> {
  await rateLimits.consume('registrationAddress', '', ip);
  await rateLimits.consume('anotherBusiness', actor.userId);
}

/** Locks the person; 401 if deleted or signed out meanwhile. */
async function lockPerson({ db, actor }: TransactionContext<User>) {
  const [person] = await db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, actor.userId))
    .for('no key update');
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt)));
  if (!person || !session) throw new Problem('invalid_token');
  return person;
}

/** Registers another, unverified business of a person with a confirmed address. */
export async function addBusiness(ctx: TransactionContext<User>, input: z.output<typeof NewBusinessSchema>) {
  const { db, now, deps } = ctx;
  const person = await lockPerson(ctx);
  const own = and(eq(businesses.userId, person.id), isNull(businesses.closedAt), isNull(businesses.testOf));
  const limit = mostOfPerson.businesses;
  if ((await db.$count(businesses, own)) >= limit) throw new Problem('limit_reached', { members: { limit } });
  const { adminAccepted: _, ...form } = input;
  const businessId = await addBusinessOf(ctx, person, {
    language: person.language,
    form,
    accepted: documentsAccepted(berlinDay(now)),
    proofKey: null,
    proofType: null,
    createdAt: now,
  });
  await enqueue({ db, deps }, sendRegistrationReceived, { businessId });
  return { business_id: businessId, company_name: form.companyName };
}
