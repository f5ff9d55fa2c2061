import { unsubscribePath } from '#domain/notices/unsubscribe.ts';
import type { Language } from '#domain/shared/language.ts';
import { mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';
import { createNoticeToken } from '#server/security/notice-tokens.ts';

/** Mails are often read late. */
const LINK_DAYS = 180;

/** Unsubscribe line and headers of a member's mail, for one kind or all daily ones. */
export function unsubscribeOf(
  config: Config,
  { memberId, language }: { memberId: string; language: Language },
  subject: NoticeSubject,
  now: Date,
): { label: string; url: string } {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const token = createNoticeToken(config.secretKey, { memberId, subject, expiresAt });
  const t = mailTexts(config, language);
  return {
    label: t(subject === 'daily' ? 'notices.unsubscribeDaily' : 'notices.unsubscribe'),
    url: `${config.publicUrl}${unsubscribePath}?token=${token}`,
  };
}
