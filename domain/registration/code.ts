export const confirmationCode = {
  length: 6,
  validMinutes: 10,
  maxWrongTries: 5,
  resendAfterSeconds: 60,
  mailsPerHour: 5,
} as const;

export const waitingStates = ['no_code', 'waiting', 'code_expired', 'tries_used_up'] as const;
type WaitingState = (typeof waitingStates)[number];

interface MailedCode {
  codeHash: string | null;
  codeExpiresAt: Date | null;
  wrongTries: number;
}

/** Why a registration is not confirmed yet. */
export function waitingState({ codeHash, codeExpiresAt, wrongTries }: MailedCode, now: Date): WaitingState {
  if (codeHash === null || codeExpiresAt === null) return 'no_code';
  if (wrongTries >= confirmationCode.maxWrongTries) return 'tries_used_up';
  return codeExpiresAt <= now ? 'code_expired' : 'waiting';
}

/** Hours until an unconfirmed registration is deleted. */
export const registrationLifetimeHours = 24;
