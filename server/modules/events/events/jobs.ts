import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { eventMissedMail, eventPublishedMail } from '#server/adapters/mails/event-mails.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { heldDay } from '#server/modules/events/events/queries.ts';

/** The event's creator if still in the team, else the owner. */
async function findRecipient({ db }: Context, eventId: string) {
  const person = { to: users.email, name: users.name, language: users.language };
  const event = {
    title: events.title,
    credits: events.creditsSpent,
    day: heldDay,
    startTime: events.startTime,
    endTime: events.endTime,
    location: events.location,
  };
  const [host] = await db
    .select({ ...person, ...event })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId))
    .innerJoin(
      teamMembers,
      and(
        eq(teamMembers.businessId, events.businessId),
        eq(teamMembers.userId, users.id),
        eq(teamMembers.status, 'active'),
      ),
    )
    .where(eq(events.id, eventId));
  if (host) return host;
  const [owner] = await db
    .select({ ...person, ...event })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(and(eq(events.id, eventId), isNull(businesses.testOf)));
  return owner;
}

/** Notifies the host of scheduled and held events; nothing if deleted. */
export const sendEventPublished = defineJob(
  'send-event-published',
  { data: { eventId: z.uuid(), wasHeld: z.boolean().default(false) }, retry: 'a day' },
  async (ctx, { eventId, wasHeld }): Promise<void> => {
    const found = await findRecipient(ctx, eventId);
    if (!found) return;
    await ctx.deps.mailer.send(await eventPublishedMail(ctx.deps.config, found.language, { ...found, wasHeld }));
  },
);

/** Notifies the host: over before visible (verification, downtime), or stopped by a measure. */
export const sendEventMissed = defineJob(
  'send-event-missed',
  {
    data: {
      eventId: z.uuid(),
      awaited: z.boolean().default(false),
      stopped: z.boolean().default(false),
    },
    retry: 'a day',
  },
  async (ctx, { eventId, ...why }): Promise<void> => {
    const found = await findRecipient(ctx, eventId);
    if (!found) return;
    await ctx.deps.mailer.send(await eventMissedMail(ctx.deps.config, found.language, { ...found, ...why }));
  },
);
