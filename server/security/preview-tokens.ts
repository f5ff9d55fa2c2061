import { signFor } from '#server/security/sign-for.ts';
import { isSameHash } from '#server/security/tokens.ts';

const PURPOSE = 'previews of events in review';

/** The secret of the address that shows one event before guests may see it. */
export function createPreviewToken(secretKey: string, eventId: string): string {
  return signFor(secretKey, PURPOSE, eventId);
}

export function isPreviewToken(secretKey: string, eventId: string, token: string): boolean {
  return isSameHash(token, createPreviewToken(secretKey, eventId));
}
