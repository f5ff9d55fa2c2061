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

/** Counts the registration: each is work for staff. */
export async function countBusiness({ deps: { rateLimits }, actor, ip }: Context<User>): Promise<void> {
  await rateLimits.consume('registrationAddress', '', ip);
  await rateLimits.consume('anotherBusiness', actor.userId);
}

/** The person, held, so that several calls count one after the other; 401 of somebody who was deleted or signed out meanwhile. */
async function holdPerson({ db, actor }: TransactionContext<User>) {
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

/** Registers another business of a person, whose address is known and confirmed, so that it exists at once and waits for its verification. */
export async function addBusiness(ctx: TransactionContext<User>, input: z.output<typeof NewBusinessSchema>) {
  const { db, now, deps } = ctx;
  const person = await holdPerson(ctx);
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
