import { isDatabaseUnavailable } from '#database/failures.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { Problem, unavailable } from '#server/context/problem.ts';

export const guestTexts = (config: Config, language: Language) =>
  createTranslator(language, 'web-guests', config.operator.name ?? 'Dabei');

const sentences = [
  'event_full',
  'party_too_large',
  'event_state',
  'participant_state',
  'not_found',
  'invalid_code',
  'code_expired',
  'code_tries_exceeded',
  'link_unknown',
] as const;

/** A refusal as a sentence of its page, also when the database is away. Throws what is none. */
export function refusalOf(error: unknown, t: ReturnType<typeof guestTexts>) {
  const problem = isDatabaseUnavailable(error) ? unavailable() : error;
  if (!(problem instanceof Problem)) throw error;
  const { code, status, options } = problem;
  const { headers = {}, members = {} } = options;
  if (code === 'rate_limited') {
    const count = Math.max(1, Math.ceil(Number(headers['Retry-After'] ?? 60) / 60));
    return { code, status, headers, text: t('refusals.rate_limited', { count }) };
  }
  if (code === 'switched_off') return { code, status, headers, text: t('refusals.switched_off') };
  if (code === 'unavailable') return { code, status, headers, text: t('refusals.broken') };
  const known = sentences.find((each) => each === code);
  if (!known) throw error;
  const { free_places: free = 0, capacity = 0 } = members;
  return {
    code,
    status,
    headers: {},
    text: t(`refusals.${known}`, { free: String(free), capacity: String(capacity) }),
  };
}
