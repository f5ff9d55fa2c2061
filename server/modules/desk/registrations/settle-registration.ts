import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { liftLimits } from '#server/http/lift-limits.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { correctRegistration, forgiveTries } from '#server/modules/people/registrations/change-registration.ts';
import { sendRegistrationCode } from '#server/modules/people/registrations/jobs.ts';
import type { RegistrationRow } from '#server/modules/people/registrations/queries.ts';
import { lockWaiting } from '#server/modules/people/registrations/queries.ts';

type Tx = TransactionContext<Reviewer>;

/** The log outlives the registration, so it holds no address. */
const subjectOf = (id: string) => `registration:${id}`;

async function lock(tx: Tx, id: string): Promise<RegistrationRow> {
  const registration = await lockWaiting(tx.db, id, tx.now);
  if (!registration) throw new Problem('not_found');
  return registration;
}

/** Mails a new code, whatever was mailed before. */
export async function sendCodeAgain(tx: Tx, id: string, reason: string): Promise<RegistrationRow> {
  const registration = await lock(tx, id);
  await enqueue(tx, sendRegistrationCode, { registrationId: id });
  await writeAudit(tx, { action: 'code_sent_again', subject: subjectOf(id), before: null, after: { reason } });
  return registration;
}

interface Correction {
  email: string;
  /** Proof that staff has seen. */
  proof: string;
  reason: string;
}

/** Moves a registration to the address that was meant; its code has to confirm it. */
export async function moveRegistration(tx: Tx, id: string, { email, proof, reason }: Correction) {
  await correctRegistration(tx, await lock(tx, id), email);
  const after = { proof, reason };
  await writeAudit(tx, { action: 'registration_corrected', subject: subjectOf(id), before: null, after });
  return lock(tx, id);
}

/** Forgives wrong codes, and the limits of its address. */
export async function liftRegistrationLocks(tx: Tx, id: string, reason: string): Promise<RegistrationRow> {
  const registration = await lock(tx, id);
  await forgiveTries(tx, registration);
  await liftLimits(tx.db, ['codeMail', 'codeMailTotal', 'confirmAddress'], registration.email);
  await writeAudit(tx, { action: 'locks_lifted', subject: subjectOf(id), before: null, after: { reason } });
  return lock(tx, id);
}
