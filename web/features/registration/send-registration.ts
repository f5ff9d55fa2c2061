import type { TFunction } from 'i18next';
import { confirmationCode } from '#domain/registration/code.ts';
import type { Answers, RegistrationStep } from '#domain/registration/steps.ts';
import { finalAnswers } from '#domain/registration/steps.ts';
import { api, chosenBusiness, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer, ApiBody } from '#web/api/paths.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { openBusiness } from '#web/member/open-business.ts';
import { paths } from '#web/paths.ts';
import type { PendingConfirmation } from './pending-confirmation.ts';
import type { Registration } from './registration-provider.tsx';
import { writeDraft } from './stored-registration.ts';

/** Kept between attempts, so that a retry after a lost response is idempotent. */
export type Attempt = { content: string; key: string; added: ApiAnswer<'addBusiness'> | null };

/** Worded when shown, since the language may change. */
export type Failure = (t: TFunction<'registration'>, problemText: (error: unknown) => string) => string;

/** The pending registration; null once a further business is open. Or the failure and its step. */
export type Outcome =
  | { pending: PendingConfirmation | null; failure?: never }
  | { failure: Failure; step?: RegistrationStep | null };

/** Registers a new person or a further business. Never throws. */
export async function send(attempt: Attempt, registration: Registration): Promise<Outcome> {
  const { answers, proof, proofName, refuse, isAnother } = registration;
  try {
    if (!isAnother) return await register(attempt, answers, proofName);
    await addBusiness(attempt, answers);
  } catch (error) {
    if (!(error instanceof ApiProblem)) return { failure: (t) => t('message.unknown') };
    const words = isAnother ? 'another.failed' : 'message.sendFailed';
    const failure: Failure = (t, problemText) => t(words, { message: problemText(error) });
    return { failure, step: refuse(error.problem.errors ?? []) };
  }
  return openAdded(attempt, proof);
}

function headersOf(attempt: Attempt, body: object) {
  const content = JSON.stringify(body);
  if (attempt.content !== content) Object.assign(attempt, { content, key: newIdempotencyKey() });
  return once(attempt.key);
}

async function register(attempt: Attempt, answers: Answers, missingProof: string | null): Promise<Outcome> {
  const body = finalAnswers(answers) as ApiBody<'createRegistration'>;
  const answer = await dataOf(api.POST('/registrations', { body, headers: headersOf(attempt, body) }));
  if (!answer?.email || !answer.upload_token) return { failure: (t) => t('message.notSent') };
  attempt.content = '';
  const resendAt = Date.now() + confirmationCode.resendAfterSeconds * 1000;
  return { pending: { email: answer.email, uploadToken: answer.upload_token, resendAt, missingProof } };
}

async function addBusiness(attempt: Attempt, answers: Answers): Promise<void> {
  if (attempt.added) return;
  const { loginEmail: _, password: __, confirmPassword: ___, ...asked } = finalAnswers(answers, true);
  const body = asked as ApiBody<'addBusiness'>;
  attempt.added = await dataOf(api.POST('/me/businesses', { body, headers: headersOf(attempt, body) }));
  // Prevents a second registration after a reload.
  writeDraft(null);
}

/** Uploads the proof and opens the dashboard; safe to retry. */
async function openAdded({ added }: Attempt, proof: File | null): Promise<Outcome> {
  if (!added) throw new Error('nothing was added');
  chosenBusiness.choose(added.business_id);
  try {
    if (proof) await uploadFile({ path: '/business/proof', field: 'proof', file: proof, onPercent: () => undefined });
  } catch (error) {
    return { failure: (t, problemText) => t('another.proofFailed', { message: problemText(error) }) };
  }
  await openBusiness(added.business_id, added.company_name, paths.dashboard);
  return { pending: null };
}
