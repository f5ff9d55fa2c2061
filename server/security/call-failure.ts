import type { AttemptError } from '#domain/webhooks/attempt-errors.ts';

/** Why a foreign server gave no response. */
export function reasonOf({ name, code = '' }: NodeJS.ErrnoException): AttemptError {
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (name === 'PrivateTargetError') return 'private_target';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name_unknown';
  return /CERT|ALTNAME|UNABLE_TO_VERIFY/.test(code) ? 'certificate' : 'no_answer';
}
