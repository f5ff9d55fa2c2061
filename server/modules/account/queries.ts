import { asc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { BusinessScope } from '#server/context/actor.ts';

/** Everything that is stored about a business and belongs to it, table by table, oldest first. Contains no secrets. */
export async function findAccountData(db: Connection, businessId: BusinessScope) {
  const [business, profile, team, ownEvents, views, participants, credits, paid, subscription, audit] =
    await Promise.all([
      db.select().from(businesses).where(eq(businesses.id, businessId)),
      db.select().from(businessProfiles).where(eq(businessProfiles.businessId, businessId)),
      db.select().from(teamMembers).where(eq(teamMembers.businessId, businessId)).orderBy(asc(teamMembers.createdAt)),
      db.select().from(events).where(eq(events.businessId, businessId)).orderBy(asc(events.createdAt)),
      db.select().from(eventViews).where(eq(eventViews.businessId, businessId)).orderBy(asc(eventViews.day)),
      db
        .select()
        .from(eventParticipants)
        .where(eq(eventParticipants.businessId, businessId))
        .orderBy(asc(eventParticipants.createdAt)),
      db.select().from(creditEntries).where(eq(creditEntries.businessId, businessId)).orderBy(asc(creditEntries.seq)),
      db.select().from(payments).where(eq(payments.businessId, businessId)).orderBy(asc(payments.paidAt)),
      db.select().from(subscriptions).where(eq(subscriptions.businessId, businessId)),
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.businessId, businessId))
        .orderBy(asc(auditEntries.createdAt)),
    ]);
  const shown = business.map(({ proofKey: _, proofType: __, closedAt: ___, ...row }) => row);
  return {
    business: shown,
    profile,
    team,
    events: ownEvents,
    views,
    participants,
    credits,
    payments: paid,
    subscription,
    audit,
  };
}
