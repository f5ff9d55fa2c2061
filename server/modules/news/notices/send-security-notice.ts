import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { passwordResets } from '#database/schema/password-resets.ts';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';
import { deviceName } from '#domain/sign-in/device-name.ts';
import { noticeLinkHours, securityNotices } from '#domain/sign-in/security-notices.ts';
import { securityNoticeMail } from '#server/adapters/mails/security-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** Mails the event with time and device. The button sets a new password, which ends every session. */
export const sendSecurityNotice = defineJob(
  'send-security-notice',
  {
    data: {
      userId: z.uuid(),
      what: z.enum(securityNotices),
      at: z.iso.datetime(),
      sessionId: z.uuid().optional(),
    },
    retry: 'a day',
  },
  async (ctx, { userId, what, at, sessionId }): Promise<void> => {
    const { db, now, deps } = ctx;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user || user.email.endsWith('@invalid')) return;
    const [session] = sessionId
      ? await db.select({ userAgent: sessions.userAgent }).from(sessions).where(eq(sessions.id, sessionId))
      : [];
    const happenedAt = new Date(at);
    const token = createToken();
    await db.insert(passwordResets).values({
      id: randomUUIDv7(),
      email: user.email,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + noticeLinkHours * 3_600_000),
      removesFactorsSince: what === 'factor_added' ? happenedAt : null,
    });
    const device = deviceName(session?.userAgent ?? null);
    const { email: to, name, language } = user;
    await deps.mailer.send(
      await securityNoticeMail(deps.config, language, { to, name, what, at: happenedAt, device, token }),
    );
  },
);
