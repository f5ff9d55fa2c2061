import { z } from 'zod';
import { notices } from '#database/schema/notices.ts';
import { agentRequestMail } from '#server/adapters/mails/agent-mails.ts';
import { keyEndingMail } from '#server/adapters/mails/api-key-mails.ts';
import { lowCreditsMail, seriesPausedMail, trialEndingMail } from '#server/adapters/mails/credit-mails.ts';
import type { News } from '#server/adapters/mails/notice-mails.ts';
import { dailyMail, eventNewsMail } from '#server/adapters/mails/notice-mails.ts';
import { proposalsMail } from '#server/adapters/mails/proposal-mails.ts';
import { sourceFailingMail } from '#server/adapters/mails/source-mails.ts';
import { unsubscribeOf } from '#server/adapters/mails/unsubscribe-link.ts';
import { rejectedMail, verifiedMail } from '#server/adapters/mails/verification-mails.ts';
import { webhookDisabledMail } from '#server/adapters/mails/webhook-mails.ts';
import type { Mail } from '#server/context/adapters.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { isOneOf, pickDueNotices, releaseNotices } from '#server/modules/news/notices/pick-due-notices.ts';
import type { NoticeAddressee } from '#server/modules/news/notices/queries.ts';
import { toNews } from '#server/modules/news/notices/to-news.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';

async function mailOf(ctx: Context, member: NoticeAddressee, subject: NoticeSubject, news: News): Promise<Mail> {
  const { config } = ctx.deps;
  const { to, name, language, companyName } = member;
  const mail = { to, name, companyName, unsubscribe: unsubscribeOf(ctx.deps.config, member, subject, ctx.now) };
  switch (news.about) {
    case 'low_credits':
      return lowCreditsMail(config, language, { ...mail, ...news });
    case 'trial_ending':
      return trialEndingMail(config, language, { ...mail, ...news });
    case 'series_paused':
      return seriesPausedMail(config, language, { ...mail, ...news });
    case 'decision':
      return news.outcome === 'verified'
        ? verifiedMail(config, language, mail)
        : rejectedMail(config, language, { ...mail, ...news });
    case 'proposals':
      return proposalsMail(config, language, { ...mail, ...news });
    case 'webhook_off':
      return webhookDisabledMail(config, language, { ...mail, ...news });
    case 'key_ending':
      return keyEndingMail(config, language, { ...mail, ...news });
    case 'agent_request':
      return agentRequestMail(config, language, { ...mail, ...news });
    case 'source_failing':
      return sourceFailingMail(config, language, { ...mail, ...news });
    default:
      return eventNewsMail(config, language, { ...mail, news });
  }
}

/**
 * One mail per event and immediate kind, and one for the rest. Notices count as told once the mail server accepted the
 * mail; refused ones are released and the refusal thrown. Repeats only if a process dies in between.
 */
export const sendNotices = defineJob(
  'send-notices',
  { data: { memberId: z.uuid() }, retry: 'a day' },
  async (ctx, { memberId }): Promise<void> => {
    const picked = await pickDueNotices(ctx, memberId, null);
    if (!picked) return;
    const { member } = picked;
    const told = toNews(picked.due, ctx.now);
    const daily = told.filter(({ delivery }) => delivery === 'daily');
    const mails = [
      ...told.filter(({ delivery }) => delivery === 'at_once').map((each) => ({ subject: each.kind, told: [each] })),
      { subject: 'daily' as const, told: daily },
    ];
    try {
      for (const { subject, told: parts } of mails) {
        const ids = parts.flatMap((part) => part.ids);
        const news = parts.flatMap((part) => part.news ?? []);
        const [first] = news;
        if (first) await ctx.deps.mailer.send(await writeMail(ctx, member, subject, [first, ...news.slice(1)]));
        await ctx.db.update(notices).set({ toldAt: ctx.deps.clock() }).where(isOneOf(ids));
      }
    } catch (error) {
      await releaseNotices(ctx, picked.due);
      throw error;
    }
  },
);

async function writeMail(
  ctx: Context,
  member: NoticeAddressee,
  subject: NoticeSubject,
  news: readonly [News, ...News[]],
): Promise<Mail> {
  if (subject !== 'daily') return mailOf(ctx, member, subject, news[0]);
  const unsubscribe = unsubscribeOf(ctx.deps.config, member, subject, ctx.now);
  return dailyMail(ctx.deps.config, member.language, { ...member, unsubscribe, news });
}
