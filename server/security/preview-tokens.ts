import { signFor } from '#server/security/sign-for.ts';
import { isSameHash } from '#server/security/tokens.ts';

const PURPOSE = 'previews of events in review';

/** Token for the preview URL of one event. */
export function createPreviewToken(secretKey: string, eventId: string): string {
  return signFor(secretKey, PURPOSE, eventId);
}

export function isPreviewToken(secretKey: string, eventId: string, token: string): boolean {
  return isSameHash(token, createPreviewToken(secretKey, eventId));
}
