import type { NoticeKind } from '#domain/notices/kinds.ts';
import { noticeKinds } from '#domain/notices/kinds.ts';
import { signFor } from '#server/security/sign-for.ts';
import { isSameHash } from '#server/security/tokens.ts';

/** One notice kind, or all of the daily mail. */
export type NoticeSubject = NoticeKind | 'daily';

/** The right to turn off notices for a member, until it expires. */
interface Claims {
  memberId: string;
  subject: NoticeSubject;
  expiresAt: Date;
}

const SUBJECTS: readonly string[] = [...noticeKinds, 'daily'];

const PURPOSE = 'links that turn notices off';

/** Signed unsubscribe token with its own key; nothing is stored. */
export function createNoticeToken(secretKey: string, { memberId, subject, expiresAt }: Claims): string {
  const payload = `${memberId}.${subject}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return `${payload}.${signFor(secretKey, PURPOSE, payload)}`;
}

/** Parses a token, expired or not; undefined if we did not sign it. */
export function readNoticeToken(secretKey: string, token: string): Claims | undefined {
  const [memberId = '', subject = '', expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !SUBJECTS.includes(subject)) return undefined;
  if (!isSameHash(signature, signFor(secretKey, PURPOSE, `${memberId}.${subject}.${expires}`))) return undefined;
  return { memberId, subject: subject as NoticeSubject, expiresAt: new Date(Number(expires) * 1000) };
}
