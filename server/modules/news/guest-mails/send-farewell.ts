import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { guestFarewells } from '#database/schema/guest-farewells.ts';
import { farewellMail } from '#server/adapters/mails/farewell-mail.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Mails a guest without the app that a deleted event does not take place, and deletes their address. */
export const sendFarewell = defineJob(
  'send-farewell',
  { data: { id: z.uuid() }, retry: 'a day' },
  async ({ db, now, deps: { config, mailer } }, { id }): Promise<void> => {
    const [found] = await db.select().from(guestFarewells).where(eq(guestFarewells.id, id));
    if (!found) return;
    if (new Date(found.farewell.startsAt) > now) await mailer.send(await farewellMail(config, found.farewell));
    await db.delete(guestFarewells).where(eq(guestFarewells.id, id));
  },
);
