import { eq } from 'drizzle-orm';
import { registrations } from '#database/schema/registrations.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField } from '#server/context/problem.ts';
import { sendRegistrationCode, sendRegistrationMoved } from '#server/modules/people/registrations/jobs.ts';
import type { RegistrationRow } from '#server/modules/people/registrations/queries.ts';

/** Moves a locked registration to another address: former codes and links end, and a new code is mailed there. */
export async function correctRegistration(
  { db, deps }: TransactionContext,
  { id, email: formerEmail }: RegistrationRow,
  email: string,
): Promise<void> {
  if (email === formerEmail) throw invalidField('email', 'unchanged', 'This is the present address');
  const unusable = { codeHash: null, linkHash: null, codeExpiresAt: null, wrongTries: 0 };
  await db
    .update(registrations)
    .set({ email, formerEmail, ...unusable })
    .where(eq(registrations.id, id));
  await enqueue({ db, deps }, sendRegistrationMoved, { registrationId: id });
  await enqueue({ db, deps }, sendRegistrationCode, { registrationId: id });
}

/** Forgives wrong codes; the code that was mailed last works again. */
export async function forgiveTries({ db }: TransactionContext, { id }: RegistrationRow): Promise<void> {
  await db.update(registrations).set({ wrongTries: 0 }).where(eq(registrations.id, id));
}
