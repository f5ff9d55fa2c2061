import type { NoticeKind } from '#domain/notices/kinds.ts';
import { noticeKinds } from '#domain/notices/kinds.ts';
import { signFor } from '#server/security/sign-for.ts';
import { isSameHash } from '#server/security/tokens.ts';

/** Subject of a link: one kind, or the daily mail. */
export type NoticeSubject = NoticeKind | 'daily';

/** Rights of the holder of a link: turn this off for this member, until then. */
interface Claims {
  memberId: string;
  subject: NoticeSubject;
  expiresAt: Date;
}

const SUBJECTS: readonly string[] = [...noticeKinds, 'daily'];

const PURPOSE = 'links that turn notices off';

/** The secret of a link that turns notices off: signed with a key of its own, so that nothing has to be stored. */
export function createNoticeToken(secretKey: string, { memberId, subject, expiresAt }: Claims): string {
  const payload = `${memberId}.${subject}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return `${payload}.${signFor(secretKey, PURPOSE, payload)}`;
}

/** Content of a link, also of an expired one; undefined when its signature is wrong. */
export function readNoticeToken(secretKey: string, token: string): Claims | undefined {
  const [memberId = '', subject = '', expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !SUBJECTS.includes(subject)) return undefined;
  if (!isSameHash(signature, signFor(secretKey, PURPOSE, `${memberId}.${subject}.${expires}`))) return undefined;
  return { memberId, subject: subject as NoticeSubject, expiresAt: new Date(Number(expires) * 1000) };
}
